/** A deployment's counters: what each is called, and what it counts. */
export const deploymentCounts = [
  {
    field: 'events_count',
    header: 'Sessions',
    definition: 'Monitoring sessions of this deployment, typically one a night.',
    width: 94,
  },
  {
    field: 'captures_count',
    header: 'Captures',
    definition: 'Images the camera has taken here. They measure effort as much as catch.',
    width: 96,
  },
  {
    field: 'occurrences_count',
    header: 'Occurrences',
    definition: 'Individuals told apart on the captures, each with a determination.',
    width: 116,
  },
  {
    field: 'taxa_count',
    header: 'Taxa',
    definition: 'Different taxa among the determinations, of any rank.',
    width: 74,
  },
] as const;
