/**
 * Who determined an occurrence: a person looked; a model alone did; a person and a model did, and differ. Of an occurrence of
 * which nobody says it, none holds.
 */
export const LOOKS = ['person', 'model', 'disagree'] as const;
export type Look = (typeof LOOKS)[number];
