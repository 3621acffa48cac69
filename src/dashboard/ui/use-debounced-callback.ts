import { useEffect, useState } from 'react';
import { useLatest } from './use-latest.ts';

interface Debounced<Value> {
  (value: Value): void;
  /** calls at once what waits */
  flush: () => void;
  /** forgets what waits */
  cancel: () => void;
}

/** Calls `callback` with the last value, once none has come for `delayMs`; not after the component is unmounted. */
export function useDebouncedCallback<Value>(callback: (value: Value) => void, delayMs: number): Debounced<Value> {
  const call = useLatest(callback);
  const [debounced] = useState(() => debounce(call, delayMs));
  useEffect(() => {
    return () => debounced.cancel();
  }, [debounced]);
  return debounced;
}

function debounce<Value>(call: (value: Value) => void, delayMs: number): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | null = null;
  const cancel = () => {
    clearTimeout(timer);
    waiting = null;
  };
  const flush = () => {
    const last = waiting;
    cancel();
    if (last !== null) call(last.value);
  };
  const later = (value: Value) => {
    clearTimeout(timer);
    waiting = { value };
    timer = setTimeout(flush, delayMs);
  };
  return Object.assign(later, { flush, cancel });
}
