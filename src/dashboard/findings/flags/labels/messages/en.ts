export const messages = {
  flags: {
    date: 'unlikely date',
    long: 'longer than 24 h',
    zero: 'zero length',
    single: 'one capture',
    overlap: 'overlap',
    empty: 'no occurrences',
    unprocessed: 'images not all processed',
    far: 'unusual number of captures',
  },
};

export type Messages = typeof messages;
