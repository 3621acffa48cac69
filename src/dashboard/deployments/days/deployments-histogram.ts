import type { Deployment } from '#contract/records/deployment.ts';
import { dayHistogram, type DayHistogram, type DaySpans } from '#dashboard/chart/day-histogram.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { Outside } from '#dashboard/chart/open-range.ts';
import { spansWithin } from '#dashboard/chart/spans-within.ts';
import { plausibleNights } from '#dashboard/findings/flags/plausible-nights.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { dayNumberOf } from '#contract/nights.ts';
import { activeDays } from './active-days.ts';

const DEPLOYMENTS_BEFORE_PAUSE = 1_000;

/**
 * Counts deployments per bin of days, in total and for `matching`: those whose days, from first to last date, overlap the
 * bin, as the filter of "Active" counts them. The days span all plausible first and last dates, or all dates where none is;
 * `outside`: how many deployments begin before these, and end after them. Time-sliced.
 */
export function* deploymentsHistogram(
  all: readonly Deployment[],
  matching: readonly Deployment[],
): Work<DayHistogram & { outside: Outside }> {
  const spans = yield* spansOf(all);
  const extent = extentOf(spans, plausibleNights()) ?? extentOf(spans, { from: -Infinity, to: Infinity });
  const matchingSpans = matching === all ? spans : yield* spansOf(matching);
  if (extent === null) return { ...(yield* dayHistogram(extent, spans, spans)), outside: { before: 0, after: 0 } };
  const shown = spansWithin(spans, extent);
  const histogram = yield* dayHistogram(
    extent,
    shown,
    matchingSpans === spans ? shown : spansWithin(matchingSpans, extent),
  );
  const before = spans.first.filter((day) => day < extent.from).length;
  return { ...histogram, outside: { before, after: spans.last.filter((day) => day > extent.to).length } };
}

/** From the first to the last of the dates that count; null without any. */
function extentOf({ first, last }: DaySpans, counted: DayRange): DayRange | null {
  let [from, to] = [Infinity, -Infinity];
  for (const days of [first, last]) {
    for (const day of days) {
      if (day < counted.from || day > counted.to) continue;
      from = Math.min(from, day);
      to = Math.max(to, day);
    }
  }
  return from > to ? null : { from, to };
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
