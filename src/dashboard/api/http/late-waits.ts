import { createStore, useStore } from '#dashboard/ui/create-store.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from './api-error.ts';
import { rejectQueued } from './limit-concurrency.ts';

/** A request for which nothing has been received for some seconds. */
export interface LateWait {
  /** below `/api/v2/` */
  path: string;
  /** when something was last received, or else when it was sent; ms since 1970 */
  sinceMs: number;
  /** the reader may repeat or cancel it */
  mayRepeat: boolean;
  again: () => void;
  giveUp: (reason: ApiError) => void;
}

/** All late requests together. */
interface LateAnswers {
  /** since when nothing has been received, ms since 1970 */
  sinceMs: number;
  /** what is requested, without duplicates, as in its address: "events" */
  parts: readonly string[];
  /** at least one of them may be repeated or cancelled */
  mayRepeat: boolean;
}

const waits = new Set<LateWait>();
const shown = createStore<LateAnswers | null>(null);

/** Adds or removes late requests. */
export function changeLateWaits(change: (late: Set<LateWait>) => unknown): void {
  const before = waits.size;
  change(waits);
  if (waits.size === before) return;
  const all = [...waits];
  shown.set(
    all.length === 0 ? null : { sinceMs: earliest(all), parts: partsOf(all), mayRepeat: all.some(isRepeatable) },
  );
}

/** The requests for which nothing has been received for five seconds or more; null where there are none. */
export function useLateAnswers(): LateAnswers | null {
  return useStore(shown);
}

/** Repeats the late requests now. */
export function askAgain(): void {
  for (const wait of [...waits].filter(isRepeatable)) wait.again();
}

/** Cancels the late requests and those queued behind them: each part of the page shows that and offers a retry. */
export function giveUpLate(): void {
  const reason = new ApiError(() => apiMessages.now.cancelled, null, {
    waited: true,
    isGivenUp: true,
  });
  rejectQueued(reason);
  for (const wait of [...waits].filter(isRepeatable)) wait.giveUp(reason);
}

function isRepeatable({ mayRepeat }: LateWait): boolean {
  return mayRepeat;
}

function earliest(all: readonly LateWait[]): number {
  return all.reduce((least, { sinceMs }) => Math.min(least, sinceMs), Number.POSITIVE_INFINITY);
}

function partsOf(all: readonly LateWait[]): readonly string[] {
  return [...new Set(all.map(({ path }) => path.split(/[/?]/, 1)[0] ?? ''))];
}
