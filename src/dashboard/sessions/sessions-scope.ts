import { nightOf } from '#dashboard/ui/night-of.ts';
import type { Session } from './sessions-session.ts';

/** What the page is about, of all sessions: some deployments, some nights; null narrows nothing. */
export interface SessionsScope {
  deployments: readonly number[] | null;
  /** day numbers of evenings, both included */
  firstNight: number | null;
  lastNight: number | null;
}

/** Whether a session is within the deployments and nights; undefined where nothing is narrowed. */
export function withinScope({
  deployments,
  firstNight,
  lastNight,
}: SessionsScope): ((session: Session) => boolean) | undefined {
  if (deployments === null && firstNight === null && lastNight === null) return undefined;
  const ids = deployments === null ? null : new Set(deployments);
  const [first, last] = [firstNight ?? -Infinity, lastNight ?? Infinity];
  return ({ start, deployment }) => {
    if (ids !== null && !ids.has(deployment.id)) return false;
    const night = nightOf(start);
    return night >= first && night <= last;
  };
}

/** Both, where there are both. */
export function both<Value>(
  one: ((value: Value) => boolean) | undefined,
  other: ((value: Value) => boolean) | undefined,
): ((value: Value) => boolean) | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (value) => one(value) && other(value);
}
