import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';
import { rejectQueued } from '#dashboard/api/whole/limit-concurrency.ts';

/** A request of which nothing has come for some seconds. */
export interface LateWait {
  /** below `/api/v2/` */
  path: string;
  /** when something came of it, or else when it was sent; ms since 1970 */
  sinceMs: number;
  /** it may be sent again, and given up */
  mayRepeat: boolean;
  again: () => void;
  giveUp: (reason: ApiError) => void;
}

/** What the page waits for; null where nothing is late. */
interface LateAnswers {
  /** since when nothing has come, ms since 1970 */
  sinceMs: number;
  /** what is waited for: "sessions", each once */
  names: readonly string[];
  /** false where all of it must not be sent twice */
  mayRepeat: boolean;
}

/** What paths are called on screen, where that is not what they are. */
const NAMES: Readonly<Record<string, string>> = {
  events: 'sessions',
  storage: 'storage sources',
  schema: 'the service’s description',
};

const waits = new Set<LateWait>();
const listeners = new Set<() => void>();
let shown: LateAnswers | null = null;

/** Adds or removes; all places that show them follow. */
export function changeLateWaits(change: (late: Set<LateWait>) => unknown): void {
  const before = waits.size;
  change(waits);
  if (waits.size === before) return;
  const all = [...waits];
  shown = all.length === 0 ? null : { sinceMs: earliest(all), names: namesOf(all), mayRepeat: all.some(isRepeatable) };
  for (const listener of listeners) listener();
}

/** What the page waits for, without a sign of life for five seconds or more. */
export function useLateAnswers(): LateAnswers | null {
  return useSyncExternalStore(subscribe, () => shown);
}

/** Sends what is late again, now. */
export function askAgain(): void {
  for (const wait of [...waits].filter(isRepeatable)) wait.again();
}

/** Waits no longer for what is late, nor for what would be asked after it: each place says so and can try again. */
export function giveUpLate(): void {
  const reason = new ApiError('No answer came from the server, and the wait was cancelled.', null, {
    waited: true,
    isGivenUp: true,
  });
  rejectQueued(reason);
  for (const wait of [...waits].filter(isRepeatable)) wait.giveUp(reason);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isRepeatable({ mayRepeat }: LateWait): boolean {
  return mayRepeat;
}

function earliest(all: readonly LateWait[]): number {
  return Math.min(...all.map(({ sinceMs }) => sinceMs));
}

function namesOf(all: readonly LateWait[]): readonly string[] {
  const parts = all.map(({ path }) => path.split(/[/?]/, 1)[0] ?? '');
  return [...new Set(parts.map((part) => NAMES[part] ?? part))];
}
