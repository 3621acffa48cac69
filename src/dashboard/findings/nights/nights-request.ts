import { isoOfDay } from '#contract/time.ts';

/** How long before some nights a session may begin that is asked for as one that still runs in them. */
const MOST_NIGHTS_EARLIER = 7;

/**
 * The filters of a request for the sessions that ran in some nights, and a few more: the service filters by the date of the start.
 *
 * @param from day number of an evening; null: from the first
 */
export function nightsRequest({ from, to }: { from: number | null; to: number | null }): {
  day_after: string | null;
  day_before: string | null;
} {
  return {
    // A session of several nights may have begun before them.
    day_after: from === null ? null : isoOfDay(from - MOST_NIGHTS_EARLIER),
    // A night ends at noon after its evening.
    day_before: to === null ? null : isoOfDay(to + 1),
  };
}
