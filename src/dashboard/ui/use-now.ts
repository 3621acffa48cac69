import { useCallback, useSyncExternalStore } from 'react';

const EVERY_MS = 1_000;

/** Now, in ms since 1970, to the second; stands still where nothing is waited for. */
export function useNow(isWaiting: boolean): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!isWaiting) return () => {};
      const timer = setInterval(listener, EVERY_MS);
      return () => clearInterval(timer);
    },
    [isWaiting],
  );
  return useSyncExternalStore(subscribe, now);
}

function now(): number {
  return Math.floor(Date.now() / EVERY_MS) * EVERY_MS;
}
