import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
const plural = pluralIn('en');
const captures = (count: number) => plural(count, { one: '# capture', other: '# captures' });

export const messages = {
  early: (year: string) => `It is dated before ${year}: the camera’s clock was probably reset.`,
  future: 'It is dated in the future: the camera’s clock is wrong.',
  outside: (period: string) =>
    `It is outside the deployment’s own dates, ${period}: one of the two is wrong, or images are of another deployment.`,
  long: (duration: string, nights: number) =>
    `It lasts ${duration} and counts as ${plural(nights, { one: '# trap-night', other: '# trap-nights' })}.`,
  longest: (duration: string, nights: number) =>
    `Its end is ${duration} after its start, which may be a wrong date. It counts as ${plural(nights, { one: '# trap-night', other: '# trap-nights' })}, the most of one session.`,
  zero: 'It starts and ends in the same second.',
  single: 'It has only one capture.',
  overlap: (night: string) => `It overlaps the session ${night} of this deployment.`,
  empty: (count: number) => `${captures(count)} without occurrences: no activity, or images not processed yet.`,
  emptyProcessed: (count: number) =>
    `${captures(count)}, all processed, without occurrences: no activity, or the light or the processing failed.`,
  unprocessed: (count: number, processed: string) =>
    `${processed} of ${captures(count)} processed: what was not found is unknown, not 0.`,
  above: (count: number, median: string, sessions: string, spread: string) =>
    `${captures(count)}, far above the median of ${median} in this deployment’s ${sessions} sessions (${spread}).`,
  below: (count: number, median: string, sessions: string, spread: string) =>
    `${captures(count)}, far below the median of ${median} in this deployment’s ${sessions} sessions (${spread}).`,
  mad: (value: string) => `MAD ${value}`,
  meanDeviation: (value: string) => `mean deviation ${value}`,
};

export type Messages = typeof messages;
