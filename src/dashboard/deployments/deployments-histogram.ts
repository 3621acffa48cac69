import type { Deployment } from '#contract/deployment.ts';
import { dayHistogram, type DayHistogram, type DaySpans } from '#dashboard/chart/day-histogram.ts';
import type { Work } from '#dashboard/list/slices.ts';
import { dayNumberOf } from '#dashboard/ui/night-of.ts';
import { activeDays } from './active-days.ts';

const DEPLOYMENTS_BEFORE_PAUSE = 1_000;

/** How many deployments were active in each bin of days, `kept` of them apart. Pauses, for long lists. */
export function* deploymentsHistogram(all: readonly Deployment[], kept: readonly Deployment[]): Work<DayHistogram> {
  const spans = yield* spansOf(all);
  const from = spans.first.reduce((least, day) => Math.min(least, day), Infinity);
  const to = spans.last.reduce((most, day) => Math.max(most, day), -Infinity);
  return yield* dayHistogram(from > to ? null : { from, to }, spans, yield* spansOf(kept));
}

/** Those that have days. */
function* spansOf(deployments: readonly Deployment[]): Work<DaySpans> {
  const [first, last] = [new Int32Array(deployments.length), new Int32Array(deployments.length)];
  let length = 0;
  for (const [place, deployment] of deployments.entries()) {
    if (place % DEPLOYMENTS_BEFORE_PAUSE === 0) yield;
    const days = activeDays(deployment);
    if (days === null) continue;
    first[length] = dayNumberOf(days.first);
    last[length] = dayNumberOf(days.last);
    length += 1;
  }
  return { first: first.subarray(0, length), last: last.subarray(0, length) };
}
