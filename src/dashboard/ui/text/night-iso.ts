import { isoOfDay } from '#contract/time.ts';
import { nightOf } from '#contract/nights.ts';
import { timestampClockText } from './clock-text.ts';
import { remembered } from '#dashboard/ui/remembered.ts';

const NOON = '12';
const eveningBefore = remembered((date) => isoOfDay(nightOf(`${date}T00`)));

/** The night of a session as the date of its evening, YYYY-MM-DD (`nightOf`); memoised, for lists of 100,000 sessions. */
export function nightIso(start: string): string {
  const date = start.slice(0, 10);
  return start.slice(11, 13) < NOON ? eveningBefore(date) : date;
}

/** The same with the time of the start, as a session is searched: "2025-08-08 00:30" is of the night 8→9 Aug. */
export function searchedNight(start: string): string {
  return `${nightIso(start)} ${timestampClockText(start)}`;
}
