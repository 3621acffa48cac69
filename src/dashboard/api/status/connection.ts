import { createStore, useStore } from '#dashboard/ui/create-store.ts';

/** How often an unreachable service is tried, ms. */
const TRY_AGAIN_MS = 15_000;

/**
 * Whether the service has answered this page. Once it has ("there"), a failed request is shown as a failure. Before that,
 * as after a reload without network, cached responses are shown instead ("lost") until the service answers.
 */
type Connection = 'untried' | 'there' | 'lost';

let hasAnswered = false;
const lost = createStore(false);
/** by the first part of the path: when the oldest cached response in use was received, ms since 1970 */
const readAtMs = new Map<string, number>();
let stopPolling = (): void => {};

export function connectionNow(): Connection {
  if (lost.get()) return 'lost';
  return hasAnswered ? 'there' : 'untried';
}

/** The service has answered: cached responses are no longer used. */
export function connectionFound(): void {
  hasAnswered = true;
  if (!lost.get()) return;
  stopPolling();
  readAtMs.clear();
  lost.set(false);
}

/** `path` was answered with a response cached at `ms`, since the service could not be reached. */
export function connectionLost(path: string, ms: number): void {
  const part = firstPart(path);
  readAtMs.set(part, Math.min(ms, readAtMs.get(part) ?? Infinity));
  if (lost.get()) return;
  stopPolling = pollWhileVisible(() => void tryConnection());
  lost.set(true);
}

/** Checks whether the service can be reached again. @returns whether it can */
export async function tryConnection(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/v2/', { cache: 'no-store', signal: AbortSignal.timeout(TRY_AGAIN_MS) });
    if (isGatewayFailure(status)) return false;
    connectionFound();
    return true;
  } catch {
    // Still lost, which the page shows.
    return false;
  }
}

/** Calls `again` every 15 s while the page is visible, and when the browser goes online. @returns a function that stops it */
export function pollWhileVisible(again: () => void): () => void {
  const trying = setInterval(() => document.visibilityState === 'visible' && again(), TRY_AGAIN_MS);
  addEventListener('online', again);
  return () => {
    clearInterval(trying);
    removeEventListener('online', again);
  };
}

/** A gateway answered because the service behind it did not (RFC 9110 15.6.3, 15.6.5). */
export function isGatewayFailure(status: number): boolean {
  return status === 502 || status === 504;
}

/**
 * How old data from `path` below `/api/v2/` is, as ms since 1970: now, or when the response was cached where the service
 * cannot be reached.
 */
export function lastReadMs(path: string): number {
  return readAtMs.get(firstPart(path)) ?? Date.now();
}

/** Calls back when the connection is lost or found. @returns the unsubscribe function */
export function onConnection(listener: () => void): () => void {
  return lost.subscribe(listener);
}

/** Whether cached responses are shown, since the service has not been reached since the page was opened. */
export function useIsConnectionLost(): boolean {
  return useStore(lost);
}

function firstPart(path: string): string {
  return path.split(/[/?]/, 1)[0] ?? '';
}
