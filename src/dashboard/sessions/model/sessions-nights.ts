import type { Deployment } from '#contract/records/deployment.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { dayNumberOf, sessionNights } from '#contract/nights.ts';
import type { DaySpans } from '#dashboard/chart/day-histogram.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

const SESSIONS_BEFORE_PAUSE = 1_000;
const ALL: DayRange = { from: -Infinity, to: Infinity };
const cached = new WeakMap<readonly Session[], DaySpans>();

/** The first and the last night of each session, by its index; cached for each list of sessions. */
export function* nightsOf(sessions: readonly Session[]): Work<DaySpans> {
  const hit = cached.get(sessions);
  if (hit !== undefined) return hit;
  const nights = { first: new Int32Array(sessions.length), last: new Int32Array(sessions.length) };
  for (const [index, session] of sessions.entries()) {
    const { from, to } = sessionNights(session);
    nights.first[index] = from;
    nights.last[index] = to;
    if (index % SESSIONS_BEFORE_PAUSE === 0) yield;
  }
  cached.set(sessions, nights);
  return nights;
}

/**
 * The first and the last night of those that count; null where there are none. While not all sessions are loaded, the first
 * and last dates of the deployments extend it.
 */
export function nightsExtent(
  { first, last }: DaySpans,
  deployments: readonly Pick<Deployment, 'first_date' | 'last_date'>[] = [],
  counted: DayRange = ALL,
): DayRange | null {
  let [from, to] = [Infinity, -Infinity];
  const add = (day: number) => {
    if (day < counted.from || day > counted.to) return;
    from = Math.min(from, day);
    to = Math.max(to, day);
  };
  for (const { first_date, last_date } of deployments) {
    if (first_date !== null) add(dayNumberOf(first_date));
    if (last_date !== null) add(dayNumberOf(last_date));
  }
  for (let index = 0; index < first.length; index += 1) {
    add(first[index] ?? 0);
    add(last[index] ?? 0);
  }
  return from > to ? null : { from, to };
}
