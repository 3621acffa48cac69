import type { Messages } from './en.ts';

export const messages: Messages = {
  flags: {
    date: 'usandsynlig dato',
    long: 'over 24 timer',
    zero: 'uden varighed',
    single: 'én optagelse',
    overlap: 'overlap',
    empty: 'ingen forekomster',
    unprocessed: 'ikke alle billeder behandlet',
    far: 'usædvanligt antal optagelser',
  },
};
