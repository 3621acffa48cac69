export const messages = {
  flags: {
    long: 'longer than 24 h',
    zero: 'zero length',
    single: 'one capture',
    overlap: 'overlap',
    empty: 'no occurrences',
    far: 'unusual number of captures',
  },
};

export type Messages = typeof messages;
