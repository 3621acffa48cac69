import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest `callback`, for memoised components. */
export function useLatest<Parameters extends unknown[]>(
  callback: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...parameters: Parameters) => latest.current(...parameters), []);
}
