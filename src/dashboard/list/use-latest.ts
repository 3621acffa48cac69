import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for as long as the component lives, which does what the latest one does: memoized rows keep it. */
export function useLatest<Parameters extends unknown[]>(
  callback: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
