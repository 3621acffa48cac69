/** The kinds of a session's flags, in the sequence in which they are shown, as addresses and files have them: the same in every language. */
export const FLAG_VALUES = {
  date: 'unlikely date',
  long: 'longer than 24 h',
  zero: 'zero length',
  single: 'one capture',
  overlap: 'overlap',
  empty: 'no occurrences',
  unprocessed: 'images not all processed',
  far: 'unusual number of captures',
} as const;

export type FlagKind = keyof typeof FLAG_VALUES;
export const FLAG_KINDS = Object.keys(FLAG_VALUES) as readonly FlagKind[];
