import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { useJoinedLists, useSeparateLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import { HeldAnswers } from '#test/dashboard/findings/held-answers.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeEvents } from '#test/support/made-event.ts';

/** Ten sessions of each of deployments 1 to 9. */
const SESSIONS = madeEvents(90);
const FAILURE: FaultyAnswer = { status: 404, body: '<h1>Not Found</h1>' };

let service: FaultyService;
let held: HeldAnswers;
/** the sessions of a deployment; each test may change it */
let answer: (deployment: number, query: URLSearchParams) => FaultyAnswer;
beforeEach(async () => {
  held = new HeldAnswers();
  answer = (deployment, query) => pageOf(ofDeployment(deployment), query);
  service = await faultyService(async (path, query) =>
    path === 'events/' ? held.give(query, answer(Number(query.get('deployment')), query)) : pageOf([], query),
  );
  loadedFrom(service.origin);
});
afterEach(() => service.stop());

const ofDeployment = (id: number) => SESSIONS.filter(({ deployment }) => deployment.id === id);
const wiresOf = (...deployments: number[]) => deployments.map((deployment) => ({ deployment }));
const askedFor = (deployment: number) =>
  service.requests.filter((path) => path.includes(`deployment=${deployment}&`)).length;

type Requests = Parameters<typeof useJoinedLists<'events'>>[1];

function joined(requests: Requests) {
  const { result } = renderHook(() => useJoinedLists('events', requests), {
    wrapper: queryWrapper(createQueryClient()),
  });
  return () => result.current;
}

test('before it is known which lists are needed, there are none', () => {
  expect(joined(null)()).toMatchObject({ records: [], isUsable: false, isWhole: false, isFull: false, mustAsk: null });
  expect(service.requests).toEqual([]);
});

test('the records of several lists are joined, once each list has begun', async () => {
  held.isHeld = (query) => query.get('deployment') === '2';
  const list = joined({ wires: wiresOf(1, 2), expected: 20 });
  await waitFor(() => expect(list().read).toBe(10));
  expect(list()).toMatchObject({ records: [], isUsable: false, isWhole: false, isFull: false, isLoading: true });
  held.release();
  await waitFor(() => expect(list().isLoading).toBe(false));
  expect(list().records.map(({ id }) => id)).toEqual([...ofDeployment(1), ...ofDeployment(2)].map(({ id }) => id));
  expect(list()).toMatchObject({ read: 20, count: 20, isUsable: true, isWhole: true, isFull: true });
  expect(list()).toMatchObject({ error: null, mustAsk: null, isStopped: false, projects: null });
  expect(list()).toMatchObject({ missing: 0, rejected: 0, outside: 0, isProjectChecked: true });
});

test('one list is its records themselves', async () => {
  const list = joined({ wires: wiresOf(3), expected: 60_000 });
  await waitFor(() => expect(list().isWhole).toBe(true));
  expect(list().records).toHaveLength(10);
});

test('lists with more than 50,000 records together are read when the reader agrees', async () => {
  const list = joined({ wires: wiresOf(1, 2), expected: 50_001 });
  expect(list()).toMatchObject({ mustAsk: 50_001, isUsable: false, isLoading: false, records: [] });
  expect(service.requests).toEqual([]);
  act(() => list().readAll());
  await waitFor(() => expect(list().records).toHaveLength(20));
  expect(list().mustAsk).toBeNull();
});

test('50,000 records are read without asking', async () => {
  const list = joined({ wires: wiresOf(1, 2), expected: 50_000 });
  await waitFor(() => expect(list().records).toHaveLength(20));
});

test('a list of which the service counts more than 50,000 is read when the reader agrees', async () => {
  const counts = [40_000, 60_000, 70_000];
  answer = (deployment, query) => ({
    body: {
      count: counts[deployment - 1],
      next: 'http://inside.example/api/v2/events/?limit=10&offset=10',
      previous: null,
      results: Number(query.get('offset')) > 0 ? [] : ofDeployment(deployment),
    },
  });
  const list = joined({ wires: wiresOf(2, 3), expected: 0 });
  await waitFor(() => expect(list().mustAsk).toBe(130_000));
  expect(list()).toMatchObject({ isUsable: false, isWhole: false, records: [] });
  const before = [askedFor(2), askedFor(3)];
  act(() => list().readAll());
  await waitFor(() => expect([askedFor(2) > (before[0] ?? 0), askedFor(3) > (before[1] ?? 0)]).toEqual([true, true]));
});

test('what did not come, cannot be read or was not asked for is counted of all lists', async () => {
  answer = (deployment, query) => {
    const own = ofDeployment(deployment);
    if (deployment === 1) return pageOf([...own.slice(0, 8), ...own.slice(0, 2)], query);
    const [first, ...others] = own;
    return deployment === 2 ? pageOf([{ ...first, id: null }, ...others], query) : pageOf(SESSIONS, query);
  };
  const list = joined({ wires: wiresOf(1, 2, 3), expected: 0 });
  await waitFor(() => expect(list().isWhole).toBe(true));
  expect(list()).toMatchObject({ missing: 2, rejected: 1, outside: 80, isFull: false, isUsable: true });
  expect(list().records).toHaveLength(8 + 9 + 10);
  const before = service.requests.length;
  act(() => list().reload());
  await waitFor(() => expect(service.requests.length).toBeGreaterThanOrEqual(before + 3));
});

test('after a failure, what was not read is asked for again, and nothing else', async () => {
  answer = (deployment, query) => (deployment === 2 ? FAILURE : pageOf(ofDeployment(deployment), query));
  const list = joined({ wires: wiresOf(1, 2), expected: 0 });
  await waitFor(() => expect(list().error?.message).toContain('404'));
  expect(list()).toMatchObject({ isUsable: false, isWhole: false, isLoading: false, records: [], read: 10 });
  answer = (deployment, query) => pageOf(ofDeployment(deployment), query);
  const before = [askedFor(1), askedFor(2)];
  act(() => list().resume());
  await waitFor(() => expect(list().records).toHaveLength(20));
  expect(list().error).toBeNull();
  expect(askedFor(1)).toBe(before[0]);
  expect(askedFor(2)).toBeGreaterThan(before[1] ?? 0);
});

test('a list that the reader stopped says how far it came', async () => {
  const many = madeEvents(1_500, () => ({ deployment: { id: 1, name: 'Trap 1', details: '', user_permissions: [] } }));
  answer = (deployment, query) => pageOf(deployment === 1 ? many : ofDeployment(deployment), query);
  held.isHeld = (query) => query.get('deployment') === '1' && Number(query.get('offset')) > 0;
  const list = joined({ wires: wiresOf(2, 1), expected: 0 });
  await waitFor(() => expect(list().read).toBeGreaterThan(10));
  expect(list()).toMatchObject({ isLoading: true, isUsable: true, isWhole: false, isFull: false, isStopped: false });
  act(() => list().stop());
  await waitFor(() => expect(list().isStopped).toBe(true));
  expect(list()).toMatchObject({ isLoading: false, isWhole: false });
  held.release();
  act(() => list().resume());
  await waitFor(() => expect(list().isFull).toBe(true));
  expect(list().records).toHaveLength(1_510);
});

test('a list that is asked for again while it is whole does not count as loading', async () => {
  const list = joined({ wires: wiresOf(1), expected: 0 });
  await waitFor(() => expect(list().isWhole).toBe(true));
  held.isHeld = () => true;
  const before = service.requests.length;
  act(() => list().reload());
  await waitFor(() => expect(service.requests.length).toBeGreaterThan(before));
  expect(list()).toMatchObject({ isLoading: false, isWhole: true });
  held.release();
});

test('separate lists are each for itself', async () => {
  answer = (deployment, query) => (deployment === 2 ? FAILURE : pageOf(ofDeployment(deployment), query));
  const { result } = renderHook(() => useSeparateLists('events', wiresOf(1, 2)), {
    wrapper: queryWrapper(createQueryClient()),
  });
  await waitFor(() => expect(result.current[1]?.error).not.toBeNull());
  await waitFor(() => expect(result.current[0]?.isFull).toBe(true));
  expect(result.current.map(({ records }) => records.length)).toEqual([10, 0]);
  expect(result.current[0]?.error).toBeNull();
  expect(result.current[1]).toMatchObject({ isUsable: false, isWhole: false, isFull: false });
});
