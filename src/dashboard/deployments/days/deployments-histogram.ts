import type { Deployment } from '#contract/records/deployment.ts';
import { dayHistogram, type DayHistogram, type DaySpans } from '#dashboard/chart/day-histogram.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { dayNumberOf, nightOf } from '#dashboard/ui/text/night-of.ts';
import { activeDays } from './active-days.ts';

const DEPLOYMENTS_BEFORE_PAUSE = 1_000;
const SESSIONS_BEFORE_PAUSE = 1_000;

/**
 * Counts deployments per bin of days, in total and for `matching`. A deployment counts in a bin if it has a session on
 * one of its nights or, without sessions (null), if its first and last date overlap the bin. The days span all first
 * and last dates. Time-sliced.
 */
export function* deploymentsHistogram(
  all: readonly Deployment[],
  matching: readonly Deployment[],
  sessions: readonly Session[] | null,
): Work<DayHistogram> {
  const spans = yield* spansOf(all);
  const from = spans.first.reduce((least, day) => Math.min(least, day), Infinity);
  const to = spans.last.reduce((most, day) => Math.max(most, day), -Infinity);
  if (from > to) return yield* dayHistogram(null, spans, spans);
  const extent = { from, to };
  if (sessions === null) return yield* dayHistogram(extent, spans, yield* spansOf(matching));
  const byDeployment = yield* sessionsOfDeployments(sessions);
  const nights = yield* nightsOf(all, byDeployment, extent);
  return yield* dayHistogram(
    extent,
    nights,
    matching === all ? nights : yield* nightsOf(matching, byDeployment, extent),
  );
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

/** The nights of each deployment's sessions, ascending. The evening before the first date counts as the first date. */
function* nightsOf(
  deployments: readonly Deployment[],
  byDeployment: ReadonlyMap<number, readonly Session[]>,
  { from, to }: DayRange,
): Work<DaySpans> {
  const [days, owners]: [number[], number[]] = [[], []];
  for (const { id } of deployments) {
    const nights = new Set<number>();
    for (const { start } of byDeployment.get(id) ?? []) nights.add(Math.min(to, Math.max(from, nightOf(start))));
    for (const night of [...nights].toSorted((a, b) => a - b)) {
      if (days.length % SESSIONS_BEFORE_PAUSE === 0) yield;
      days.push(night);
      owners.push(id);
    }
  }
  const first = Int32Array.from(days);
  return { first, last: first, owner: Int32Array.from(owners) };
}
