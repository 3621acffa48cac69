import { useSyncExternalStore } from 'react';

/** How often a service that could not be reached is tried again, ms. */
const TRY_AGAIN_MS = 15_000;

/**
 * Whether the service has answered this page: from its first answer on a failure is one, and says so. Before that, as
 * after a reload without network, what was last read is shown in its place ("lost") until the service answers.
 */
type Connection = 'untried' | 'there' | 'lost';

let connection: Connection = 'untried';
/** by the first part of the path: when the oldest of what stands in for an answer was read, ms since 1970 */
const readAtMs = new Map<string, number>();
const told = new Set<() => void>();
let stopTrying = (): void => {};

export function connectionNow(): Connection {
  return connection;
}

/** The service has answered: what was read earlier no longer stands in for it. */
export function connectionFound(): void {
  const wasLost = connection === 'lost';
  connection = 'there';
  if (!wasLost) return;
  stopTrying();
  readAtMs.clear();
  for (const one of told) one();
}

/** `path` was answered by what was read at `ms`, since the service could not be reached. */
export function connectionLost(path: string, ms: number): void {
  const part = firstPart(path);
  readAtMs.set(part, Math.min(ms, readAtMs.get(part) ?? Infinity));
  if (connection === 'lost') return;
  connection = 'lost';
  stopTrying = pollWhileVisible(() => void tryConnection());
  for (const one of told) one();
}

/** Asks the service whether it is there again. @returns whether it is */
export async function tryConnection(): Promise<boolean> {
  try {
    const { status } = await fetch('/api/v2/', { cache: 'no-store', signal: AbortSignal.timeout(TRY_AGAIN_MS) });
    if (isGatewayFailure(status)) return false;
    connectionFound();
    return true;
  } catch {
    // It stays lost, and the page says so.
    return false;
  }
}

/** Calls `again` now and then while the page is seen, and as soon as there is a network. @returns what ends that */
export function pollWhileVisible(again: () => void): () => void {
  const trying = setInterval(() => document.visibilityState === 'visible' && again(), TRY_AGAIN_MS);
  addEventListener('online', again);
  return () => {
    clearInterval(trying);
    removeEventListener('online', again);
  };
}

/** A service in between answers, and the one behind it does not (RFC 9110 15.6.3, 15.6.5). */
export function isGatewayFailure(status: number): boolean {
  return status === 502 || status === 504;
}

/** When what `path` below `/api/v2/` brings was read: now, or earlier where the service cannot be reached; ms since 1970. */
export function lastReadMs(path: string): number {
  return readAtMs.get(firstPart(path)) ?? Date.now();
}

/** Calls back where the connection was lost or found. @returns what ends that */
export function onConnection(listener: () => void): () => void {
  told.add(listener);
  return () => void told.delete(listener);
}

/** Whether what is shown was read earlier, since the service has not been reached since the page was opened. */
export function useIsConnectionLost(): boolean {
  return useSyncExternalStore(onConnection, () => connection === 'lost');
}

function firstPart(path: string): string {
  return path.split(/[/?]/, 1)[0] ?? '';
}
