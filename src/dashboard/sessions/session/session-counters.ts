/** A session's counters: what each is called, and what it counts. */
export const sessionCounters = [
  {
    field: 'detections_count',
    header: 'Detections',
    definition:
      'Places on the captures where a model saw an animal; one that stays for ten captures is seen ten times.',
  },
  {
    field: 'occurrences_count',
    header: 'Occurrences',
    definition: 'Individuals told apart in the session, each with a determination.',
  },
  {
    field: 'taxa_count',
    header: 'Taxa',
    definition: 'Different taxa among the determinations, of any rank.',
  },
  {
    field: 'captures_count',
    header: 'Captures',
    definition: 'Images taken in the session. They measure effort as much as catch.',
  },
] as const;

export type SessionCountField = (typeof sessionCounters)[number]['field'];
