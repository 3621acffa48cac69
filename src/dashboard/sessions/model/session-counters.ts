export type SessionCountField = 'captures_count' | 'detections_count' | 'occurrences_count' | 'taxa_count';

interface SessionCounter {
  header: string;
  /** what it counts, as the page of a session says it */
  definition: string;
  /** the same as the table's header says it */
  columnDefinition: string;
}

const CAPTURES = 'Images taken in the session. They measure effort as much as catch.';
const DETECTIONS = 'Places on the captures where a model saw an animal';
const OCCURRENCES = 'Individuals told apart in the session, each with a determination.';
const TAXA = 'Different taxa among the determinations, of any rank.';

/** A session's counters: the name of each, and what it counts. */
export const sessionCounters: Readonly<Record<SessionCountField, SessionCounter>> = {
  captures_count: { header: 'Captures', definition: CAPTURES, columnDefinition: CAPTURES },
  detections_count: {
    header: 'Detections',
    definition: `${DETECTIONS}; one that stays for ten captures is seen ten times.`,
    columnDefinition: `${DETECTIONS}.`,
  },
  occurrences_count: {
    header: 'Occurrences',
    definition: OCCURRENCES,
    columnDefinition: `${OCCURRENCES} This is per night already.`,
  },
  taxa_count: { header: 'Taxa', definition: TAXA, columnDefinition: TAXA },
};
