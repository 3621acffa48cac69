import { isoOfDay } from '#contract/time.ts';
import { nightOf } from '#contract/nights.ts';
import { remembered } from '#dashboard/ui/remembered.ts';

const NOON = '12';
const eveningBefore = remembered((date) => isoOfDay(nightOf(`${date}T00`)));

/** The night of a session as the date of its evening, YYYY-MM-DD (`nightOf`); memoised, for lists of 100,000 sessions. */
export function nightIso(start: string): string {
  const date = start.slice(0, 10);
  return start.slice(11, 13) < NOON ? eveningBefore(date) : date;
}
