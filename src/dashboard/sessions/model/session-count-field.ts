/** A session's counters, by the field of the interface. */
export type SessionCountField = 'captures_count' | 'detections_count' | 'occurrences_count' | 'taxa_count';
