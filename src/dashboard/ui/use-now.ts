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

function now(): number {
  return Math.floor(Date.now() / EVERY_MS) * EVERY_MS;
}
