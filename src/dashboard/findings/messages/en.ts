import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');
const captures = (count: number) => plural(count, { one: '# capture', other: '# captures' });

export const messages = {
  flags: {
    long: 'longer than 24 h',
    zero: 'zero length',
    single: 'one capture',
    overlap: 'overlap',
    empty: 'no occurrences',
    far: 'unusual number of captures',
  },
  long: (duration: string) => `It lasts ${duration}, which is more than one night.`,
  zero: 'It starts and ends in the same second.',
  single: 'It has only one capture.',
  overlap: (night: string) => `It overlaps the session ${night} of this deployment.`,
  empty: (count: number) => `${captures(count)} without occurrences: no activity, or images not processed yet.`,
  above: (count: number, median: string, sessions: string, spread: string) =>
    `${captures(count)}, far above the median of ${median} in this deployment’s ${sessions} sessions (${spread}).`,
  below: (count: number, median: string, sessions: string, spread: string) =>
    `${captures(count)}, far below the median of ${median} in this deployment’s ${sessions} sessions (${spread}).`,
  mad: (value: string) => `MAD ${value}`,
  meanDeviation: (value: string) => `mean deviation ${value}`,

  silent: (days: string) =>
    `The last capture is ${days} days or more older than those of at least half of the project’s traps that have not ended.`,
  current: 'Neither silent nor ended.',
  ended: (days: string, season: string) =>
    `The project has no capture in the ${days} days up to today, or the last capture is more than ${season} days older than the newest of its project: the project or the season is over.`,
  endedAt: (days: string, season: string, newest: string) =>
    `The project has no capture in the ${days} days up to ${newest}, the newest capture of all projects, or the last capture is more than ${season} days older than the newest of its project: the project or the season is over.`,
  noCaptures: 'The server reports no date of a last capture.',
};

export type Messages = typeof messages;
