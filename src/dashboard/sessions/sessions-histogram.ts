import type { Deployment } from '#contract/deployment.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { Work } from '#dashboard/list/slices.ts';
import { nightsExtent, nightsOf } from './sessions-nights.ts';
import type { Session } from './sessions-session.ts';

export interface SessionsHistogram {
  /** null where there are no nights */
  extent: DayRange | null;
  binDays: number;
  bins: readonly { whole: number; kept: number }[];
}

const BIN_DAYS = [1, 7, 14, 28, 91, 364];
const MOST_BINS = 180;

/**
 * How many sessions there are a night, a week or longer, whichever gives a readable number of bars; `kept` are some of
 * them, and `deployments` say how far nights may go while not all are read. Pauses, for long lists.
 */
export function* sessionsHistogram(
  sessions: readonly Session[],
  kept: readonly Session[],
  deployments: readonly Pick<Deployment, 'first_date' | 'last_date'>[],
): Work<SessionsHistogram> {
  const nights = yield* nightsOf(sessions);
  const keptNights = yield* nightsOf(kept);
  const extent = nightsExtent(nights, deployments);
  if (extent === null) return { extent, binDays: 1, bins: [] };
  const days = extent.to - extent.from + 1;
  const binDays = BIN_DAYS.find((each) => days / each <= MOST_BINS) ?? Math.ceil(days / MOST_BINS);
  const bins = Math.ceil(days / binDays);
  const count = (of: Int32Array) => {
    const counts = new Uint32Array(bins);
    for (const night of of) {
      const bin = Math.floor((night - extent.from) / binDays);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return counts;
  };
  const keptCounts = count(keptNights);
  return { extent, binDays, bins: Array.from(count(nights), (whole, bin) => ({ whole, kept: keptCounts[bin] ?? 0 })) };
}
