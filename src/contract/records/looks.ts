/**
 * Who determined an occurrence: a person looked; a model alone did; a person and a model did, and differ. An occurrence
 * whose record does not say who determined it has none of the three.
 */
export const LOOKS = ['person', 'model', 'disagree'] as const;
export type Look = (typeof LOOKS)[number];
