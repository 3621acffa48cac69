import type { Deployment } from '#contract/deployment.ts';
import { dayHistogram, type DayHistogram } from '#dashboard/chart/day-histogram.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { nightsExtent, nightsOf } from './sessions-nights.ts';
import type { Event as Session } from '#contract/event.ts';

/**
 * How many sessions there are a night, a week or longer, `kept` of them apart; `deployments` say how far nights may go
 * while not all are read. Pauses, for long lists.
 */
export function* sessionsHistogram(
  sessions: readonly Session[],
  kept: readonly Session[],
  deployments: readonly Pick<Deployment, 'first_date' | 'last_date'>[],
): Work<DayHistogram> {
  const nights = yield* nightsOf(sessions);
  const keptNights = yield* nightsOf(kept);
  yield;
  const extent = nightsExtent(nights, deployments);
  yield;
  // A session is of one night.
  return yield* dayHistogram(extent, { first: nights, last: nights }, { first: keptNights, last: keptNights });
}
