import { afterEach, expect, test, vi } from 'vitest';
import { retryAfterHeader, retryAfterMs } from '#contract/headers/retry-after.ts';

afterEach(() => void vi.useRealTimers());

test('the header says how many seconds a client waits', () => {
  expect(retryAfterHeader(5)).toEqual({ 'retry-after': '5' });
});

test.each<[string, number | null]>([
  ['0', 0],
  ['120', 120_000],
  ['Wed, 12 Jun 2024 21:05:05 GMT', 60_000],
  ['Wed, 12 Jun 2024 21:04:05 GMT', 0],
  ['Wed, 12 Jun 2024 20:00:00 GMT', 0],
  ['soon', null],
  ['', null],
])('a client that reads "%s" at 21:04:05 waits %j ms', (text, milliseconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2024, 5, 12, 21, 4, 5) });
  expect(retryAfterMs(new Headers({ 'retry-after': text }))).toBe(milliseconds);
});

test('an answer without the header gives no time to wait', () => {
  expect(retryAfterMs(new Headers())).toBeNull();
});
