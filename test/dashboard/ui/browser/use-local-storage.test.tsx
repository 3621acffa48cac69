import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';

const KEY = 'noctuary-test';
const numberOf = (text: string | undefined) => Number(text ?? 1);
const stored = () => renderHook(() => useLocalStorage({ key: KEY, deserialize: numberOf })).result;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem(KEY);
});

test('a value is stored once it is changed, and changes wherever it is used', () => {
  const [one, other] = [stored(), stored()];
  expect([one.current[0], localStorage.getItem(KEY)]).toEqual([1, null]);
  act(() => one.current[1](5));
  expect([one.current[0], other.current[0], localStorage.getItem(KEY)]).toEqual([5, 5, '5']);
});

test('a change in another tab is taken over', () => {
  const one = stored();
  localStorage.setItem(KEY, '7');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(one.current[0]).toBe(7);
});

test('where storage is blocked, a change lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  const one = stored();
  act(() => one.current[1](5));
  expect([one.current[0], stored().current[0]]).toEqual([5, 5]);
  vi.unstubAllGlobals();
  act(() => one.current[1](6));
  expect([one.current[0], localStorage.getItem(KEY)]).toEqual([6, '6']);
});
