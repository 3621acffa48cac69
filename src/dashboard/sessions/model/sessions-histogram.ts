import type { Deployment } from '#contract/records/deployment.ts';
import { dayHistogram, type DayHistogram } from '#dashboard/chart/day-histogram.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { nightsExtent, nightsOf } from './sessions-nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

/**
 * The number of sessions that ran in each night, week or longer period, and how many of them are `matching`. Time-sliced, for long
 * lists.
 *
 * @param matching those that the filters leave
 * @param deployments give the first and last night while not all sessions are loaded
 */
export function* sessionsHistogram(
  sessions: readonly Session[],
  matching: readonly Session[],
  deployments: readonly Pick<Deployment, 'first_date' | 'last_date'>[],
): Work<DayHistogram> {
  const nights = yield* nightsOf(sessions);
  const matchingNights = yield* nightsOf(matching);
  yield;
  const extent = nightsExtent(nights, deployments);
  yield;
  return yield* dayHistogram(extent, nights, matchingNights);
}
