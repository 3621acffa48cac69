import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { useOccurrences } from '#dashboard/findings/occurrences/use-occurrences.ts';
import { HeldAnswers } from '#test/dashboard/findings/held-answers.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';

const FAILURE: FaultyAnswer = { status: 404, body: '<h1>Not Found</h1>' };
/** Occurrences with what identifies them alone: ten of each determination. */
const of = (determination: number, count = 10) =>
  Array.from({ length: count }, (_, index) => ({
    id: determination * 10_000 + index,
    determination: { id: determination },
  }));

let service: FaultyService;
let held: HeldAnswers;
/** the occurrences of a determination; each test may change it */
let answer: (determination: number, query: URLSearchParams) => FaultyAnswer;
beforeEach(async () => {
  held = new HeldAnswers();
  answer = (determination, query) => pageOf(of(determination), query);
  service = await faultyService(async (path, query) =>
    path === 'occurrences/' ? held.give(query, answer(Number(query.get('determination')), query)) : pageOf([], query),
  );
  loadedFrom(service.origin);
});
afterEach(() => service.stop());

const askedFor = (determination: number) =>
  service.requests.filter((path) => path.includes(`determination=${determination}&`)).length;

function occurrences(determinations: readonly number[], options?: { enabled: boolean }) {
  const filters = determinations.map((determination) => ({ determination }));
  const { result } = renderHook(() => useOccurrences(filters, options), { wrapper: queryWrapper(createQueryClient()) });
  return () => result.current;
}

test('several lists are one, once each has begun', async () => {
  held.isHeld = (query) => query.get('determination') === '2';
  const loaded = occurrences([1, 2]);
  await waitFor(() => expect(loaded().loadedAtMs).toBeGreaterThan(0));
  expect(loaded()).toMatchObject({ list: undefined, isFetching: true, isStopped: false, error: null });
  const first = loaded().loadedAtMs;
  held.release();
  await waitFor(() => expect(loaded().list?.records).toHaveLength(20));
  await waitFor(() => expect(loaded().isFetching).toBe(false));
  expect(loaded().list).toMatchObject({ count: 20, complete: true });
  expect(loaded()).toMatchObject({ isStopped: false, error: null });
  expect(loaded().loadedAtMs).toBeGreaterThanOrEqual(first);
});

test('of no list all occurrences came, and nothing is asked for', () => {
  const loaded = occurrences([]);
  expect(loaded()).toMatchObject({ isFetching: false, isStopped: false, error: null, loadedAtMs: 0 });
  expect(loaded().list).toMatchObject({ records: [], complete: true });
  expect(service.requests).toEqual([]);
});

test('nothing is loaded or called stopped before it is asked for', () => {
  const loaded = occurrences([1], { enabled: false });
  expect(loaded()).toMatchObject({ list: undefined, isFetching: false, isStopped: false, error: null });
  expect(service.requests).toEqual([]);
});

test('after a failure, what was not read is asked for again, and nothing else', async () => {
  answer = (determination, query) => (determination === 2 ? FAILURE : pageOf(of(determination), query));
  const loaded = occurrences([1, 2]);
  await waitFor(() => expect(loaded().error?.message).toContain('404'));
  expect(loaded()).toMatchObject({ list: undefined, isStopped: false });
  answer = (determination, query) => pageOf(of(determination), query);
  const before = [askedFor(1), askedFor(2)];
  act(() => loaded().retry());
  await waitFor(() => expect(loaded().list?.records).toHaveLength(20));
  expect(loaded().error).toBeNull();
  expect(askedFor(1)).toBe(before[0]);
  expect(askedFor(2)).toBeGreaterThan(before[1] ?? 0);
});

test('where all came, a retry asks for all again', async () => {
  const loaded = occurrences([1, 2]);
  await waitFor(() => expect(loaded().list?.complete).toBe(true));
  const before = [askedFor(1), askedFor(2)];
  act(() => loaded().retry());
  await waitFor(() =>
    expect([askedFor(1), askedFor(2)].map((count, index) => count > (before[index] ?? 0))).toEqual([true, true]),
  );
});

test('a load that is cancelled before its first page is stopped, and no failure', async () => {
  held.isHeld = () => true;
  const loaded = occurrences([1]);
  await waitFor(() => expect(askedFor(1)).toBe(1));
  act(() => loaded().cancel());
  await waitFor(() => expect(loaded().isFetching).toBe(false));
  expect(loaded()).toMatchObject({ list: undefined, isStopped: true, error: null });
  held.release();
  act(() => loaded().retry());
  await waitFor(() => expect(loaded().list?.records).toHaveLength(10));
  expect(loaded().isStopped).toBe(false);
});

test('a load that is cancelled later keeps what came, and continues', async () => {
  answer = (determination, query) => pageOf(of(determination, 1_500), query);
  held.isHeld = (query) => Number(query.get('offset')) > 0;
  const loaded = occurrences([1]);
  await waitFor(() => expect(loaded().list?.read).toBeGreaterThan(0));
  act(() => loaded().cancel());
  await waitFor(() => expect(loaded().list?.stopped).toBe(true));
  expect(loaded()).toMatchObject({ isFetching: false, isStopped: false, error: null });
  held.release();
  act(() => loaded().retry());
  await waitFor(() => expect(loaded().list?.records).toHaveLength(1_500));
});

test('of lists, those with more than 50,000 are read when the reader agrees', async () => {
  answer = (determination, query) => {
    if (determination === 1) return pageOf(of(1), query);
    return {
      body: { count: 60_000, next: 'http://inside.example/?limit=10&offset=10', previous: null, results: of(2) },
    };
  };
  const loaded = occurrences([1, 2]);
  await waitFor(() => expect(loaded().list?.tooMany).toBe(true));
  const before = [askedFor(1), askedFor(2)];
  act(() => loaded().loadAll());
  await waitFor(() => expect(askedFor(2)).toBeGreaterThan(before[1] ?? 0));
  expect(askedFor(1)).toBe(before[0]);
  act(() => loaded().cancel());
});
