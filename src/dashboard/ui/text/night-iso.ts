import { isoOfDay } from '#contract/time.ts';
import { nightOf, sessionNights } from '#contract/nights.ts';
import { timestampClockText } from './clock-text.ts';
import { remembered } from '#dashboard/ui/remembered.ts';

interface Timed {
  start: string;
  end: string | null;
}

const NOON = '12';
const eveningBefore = remembered((date) => isoOfDay(nightOf(`${date}T00`)));

/** The night of a session as the date of its evening, YYYY-MM-DD (`nightOf`); memoised, for lists of 100,000 sessions. */
export function nightIso(start: string): string {
  const date = start.slice(0, 10);
  return start.slice(11, 13) < NOON ? eveningBefore(date) : date;
}

/** The last night that a session counts in (`sessionNights`), as the date of its evening. */
export function lastNightIso({ start, end }: Timed): string {
  const { from, to } = sessionNights({ start, end });
  return from === to ? nightIso(start) : isoOfDay(to);
}

/**
 * The nights of a session as it is searched: the first with the time of the start, so that "2025-08-08 00:30" is of the night
 * 8→9 Aug, then each later one.
 */
export function searchedNights({ start, end }: Timed): string | readonly string[] {
  const { from, to } = sessionNights({ start, end });
  const first = `${nightIso(start)} ${timestampClockText(start)}`;
  return from === to ? first : [first, ...Array.from({ length: to - from }, (_, index) => isoOfDay(from + 1 + index))];
}
