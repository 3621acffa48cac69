import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createChanges, createStorageChanges, createStore, useStore } from '#dashboard/ui/create-store.ts';

test('subscribers are called when the value is another one, until they end it', () => {
  const store = createStore(1);
  const subscriber = vi.fn();
  const end = store.subscribe(subscriber);
  store.set(1);
  expect(subscriber).not.toHaveBeenCalled();
  store.set(2);
  expect(store.get()).toBe(2);
  expect(subscriber).toHaveBeenCalledOnce();
  end();
  store.set(3);
  expect(subscriber).toHaveBeenCalledOnce();
});

test('a store listens from its first subscriber to its last', () => {
  const calls: string[] = [];
  const { subscribe } = createStore(0, () => {
    calls.push('begin');
    return () => calls.push('end');
  });
  expect(calls).toEqual([]);
  const [endFirst, endSecond] = [subscribe(() => {}), subscribe(() => {})];
  expect(calls).toEqual(['begin']);
  endFirst();
  endFirst();
  expect(calls).toEqual(['begin']);
  endSecond();
  expect(calls).toEqual(['begin', 'end']);
  subscribe(() => {});
  expect(calls).toEqual(['begin', 'end', 'begin']);
});

test('a component renders again with the new value', () => {
  const store = createStore('first');
  const { result } = renderHook(() => useStore(store));
  expect(result.current).toBe('first');
  act(() => store.set('second'));
  expect(result.current).toBe('second');
});

test('changes are told each time, those of what the browser stores also from other tabs', () => {
  const [changes, stored, subscriber] = [createChanges(), createStorageChanges(), vi.fn()];
  const ends = [changes.subscribe(subscriber), stored.subscribe(subscriber)];
  changes.tell();
  changes.tell();
  stored.tell();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(subscriber).toHaveBeenCalledTimes(4);
  for (const end of ends) end();
  window.dispatchEvent(new StorageEvent('storage'));
  expect(subscriber).toHaveBeenCalledTimes(4);
});
