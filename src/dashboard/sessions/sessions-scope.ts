import { isoOfDay } from '#dashboard/ui/calendar-day.ts';
import type { Session } from './sessions-session.ts';

/** What the page is about, of all sessions: some deployments, some nights; null narrows nothing. */
export interface SessionsScope {
  deployments: readonly number[] | null;
  /** day numbers of evenings, both included */
  firstNight: number | null;
  lastNight: number | null;
}

/** 9999-12-31: the day after it has more digits, and nothing comes after. */
const LAST_NIGHT = 2_932_896;

/** Whether a session is within the deployments and nights; undefined where nothing is narrowed. */
export function withinScope({
  deployments,
  firstNight,
  lastNight,
}: SessionsScope): ((session: Session) => boolean) | undefined {
  if (deployments === null && firstNight === null && lastNight === null) return undefined;
  const ids = deployments === null ? null : new Set(deployments);
  // Timestamps of one form sort as time does (spec 1), and are compared sooner than read: there may be 100,000.
  const from = firstNight === null ? null : noonOf(firstNight);
  const until = lastNight === null || lastNight >= LAST_NIGHT ? null : noonOf(lastNight + 1);
  return ({ start, deployment }) =>
    (ids === null || ids.has(deployment.id)) && (from === null || start >= from) && (until === null || start < until);
}

/** Where one night ends and the next begins (`nightOf`). */
function noonOf(night: number): string {
  return `${isoOfDay(night)}T12:00:00`;
}

/** Both, where there are both. */
export function both<Value>(
  one: ((value: Value) => boolean) | undefined,
  other: ((value: Value) => boolean) | undefined,
): ((value: Value) => boolean) | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (value) => one(value) && other(value);
}
