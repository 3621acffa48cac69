import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedCallback } from '#dashboard/ui/use-debounced-callback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function debounced() {
  const calls: string[] = [];
  const { result, unmount } = renderHook(() => useDebouncedCallback((text: string) => void calls.push(text), 200));
  return { calls, later: result.current, unmount };
}

test('of several values the last is sent, once none has come for the time', () => {
  const { calls, later } = debounced();
  later('a');
  vi.advanceTimersByTime(150);
  later('ab');
  vi.advanceTimersByTime(199);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['ab']);
});

test('what waits is sent at once by flush, and by neither cancel nor an unmount', () => {
  const { calls, later, unmount } = debounced();
  later('a');
  later.flush();
  later.flush();
  later('b');
  later.cancel();
  later('c');
  unmount();
  vi.runAllTimers();
  expect(calls).toEqual(['a']);
});
