import { useCallback, useSyncExternalStore } from 'react';

const EVERY_MS = 1_000;

/** The current time in ms since 1970, to the second; re-renders every second while `isTicking`. */
export function useNow(isTicking: boolean): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isTicking) return () => {};
      const timer = setInterval(listener, EVERY_MS);
      return () => clearInterval(timer);
    },
    [isTicking],
  );
  return useSyncExternalStore(subscribe, now, now);
}

let held: number | undefined;

/** The same within one task: React reads it twice in a render, and a second may end between. */
function now(): number {
  if (held === undefined) {
    held = Math.floor(Date.now() / EVERY_MS) * EVERY_MS;
    queueMicrotask(() => (held = undefined));
  }
  return held;
}
