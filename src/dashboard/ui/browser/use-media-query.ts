import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, such as `(max-width: 767px)`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const read = () => window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, read);
}
