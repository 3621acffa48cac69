import type { Deployment } from '#contract/records/deployment.ts';
import { dayHistogram, type DayHistogram, type DaySpans } from '#dashboard/chart/day-histogram.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { dayNumberOf } from '#contract/nights.ts';
import { activeDays } from './active-days.ts';

const DEPLOYMENTS_BEFORE_PAUSE = 1_000;

/**
 * Counts deployments per bin of days, in total and for `matching`: those whose days, from first to last date, overlap the
 * bin, as the filter of "Active" counts them. The days span all first and last dates. Time-sliced.
 */
export function* deploymentsHistogram(all: readonly Deployment[], matching: readonly Deployment[]): Work<DayHistogram> {
  const spans = yield* spansOf(all);
  const from = spans.first.reduce((least, day) => Math.min(least, day), Infinity);
  const to = spans.last.reduce((most, day) => Math.max(most, day), -Infinity);
  const extent = from > to ? null : { from, to };
  return yield* dayHistogram(extent, spans, matching === all ? spans : yield* spansOf(matching));
}

/** Deployments with known days. */
function* spansOf(deployments: readonly Deployment[]): Work<DaySpans> {
  const [first, last] = [new Int32Array(deployments.length), new Int32Array(deployments.length)];
  let length = 0;
  for (const [index, deployment] of deployments.entries()) {
    if (index % DEPLOYMENTS_BEFORE_PAUSE === 0) yield;
    const days = activeDays(deployment);
    if (days === null) continue;
    first[length] = dayNumberOf(days.first);
    last[length] = dayNumberOf(days.last);
    length += 1;
  }
  return { first: first.subarray(0, length), last: last.subarray(0, length) };
}
