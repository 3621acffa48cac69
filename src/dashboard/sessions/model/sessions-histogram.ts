import type { Deployment } from '#contract/records/deployment.ts';
import { dayHistogram, type DayHistogram, type DaySpans } from '#dashboard/chart/day-histogram.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { Outside } from '#dashboard/chart/open-range.ts';
import { spansWithin } from '#dashboard/chart/spans-within.ts';
import { plausibleNights } from '#dashboard/findings/flags/plausible-nights.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { nightsExtent, nightsOf } from './sessions-nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

const NOTHING: Outside = { before: 0, after: 0 };

/**
 * The number of sessions that ran in each night, week or longer period, and how many of them are `matching`, from the first
 * plausible night to the last; `outside`: how many nights are before and after these. Where no night is plausible, all are
 * shown. Time-sliced, for long lists.
 *
 * @param matching those that the filters leave
 * @param deployments give the first and last night while not all sessions are loaded
 */
export function* sessionsHistogram(
  sessions: readonly Session[],
  matching: readonly Session[],
  deployments: readonly Pick<Deployment, 'first_date' | 'last_date'>[],
): Work<DayHistogram & { outside: Outside }> {
  const nights = yield* nightsOf(sessions);
  const matchingNights = yield* nightsOf(matching);
  yield;
  const plausible = nightsExtent(nights, deployments, plausibleNights());
  yield;
  const extent = plausible ?? nightsExtent(nights, deployments);
  if (extent === null) return { ...(yield* dayHistogram(extent, nights, nights)), outside: NOTHING };
  const shown = spansWithin(nights, extent);
  const shownMatching = matchingNights === nights ? shown : spansWithin(matchingNights, extent);
  yield;
  const histogram = yield* dayHistogram(extent, shown, shownMatching);
  return { ...histogram, outside: shown === nights ? NOTHING : nightsOutside(nights, extent) };
}

/** How many nights of sessions are before and after some days. */
function nightsOutside({ first, last }: DaySpans, { from, to }: DayRange): Outside {
  const [before, after] = [new Set<number>(), new Set<number>()];
  for (let index = 0; index < first.length; index += 1) {
    for (let night = first[index] ?? 0; night < from && night <= (last[index] ?? 0); night += 1) before.add(night);
    for (let night = last[index] ?? 0; night > to && night >= (first[index] ?? 0); night -= 1) after.add(night);
  }
  return { before: before.size, after: after.size };
}
