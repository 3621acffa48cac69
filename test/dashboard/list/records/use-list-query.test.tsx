import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { useListQuery, type MadeRows } from '#dashboard/list/records/use-list-query.ts';
import { HeldAnswers } from '#test/dashboard/findings/held-answers.ts';
import { queryWrapper } from '#test/dashboard/query-wrapper.tsx';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';

const DEPLOYMENTS = Array.from({ length: 30 }, (_, index) => madeDeployment(index + 1));
const TWO = DEPLOYMENTS.slice(0, 2);

let service: FaultyService;
let held: HeldAnswers;
beforeEach(async () => {
  held = new HeldAnswers();
  service = await faultyService((_path, query) => held.give(query, pageOf(DEPLOYMENTS, query, 20)));
  loadedFrom(service.origin);
});
afterEach(async () => {
  held.release();
  await service.stop();
});

function listOf(made?: MadeRows<Deployment>) {
  const client = createQueryClient();
  const { result, rerender } = renderHook(
    (rows: MadeRows<Deployment> | undefined) =>
      useListQuery<Deployment>('deployments', { wire: {}, made: rows, enabled: rows === undefined }),
    { wrapper: queryWrapper(client), initialProps: made },
  );
  return { now: () => result.current, change: rerender, isFetching: () => client.isFetching() > 0 };
}

test('a list is whole once its last page has come', async () => {
  held.isHeld = (query) => query.has('offset');
  const { now } = listOf();
  expect(now()).toMatchObject({ data: undefined, error: null, isFetching: true, whole: false, part: null });
  await waitFor(() => expect(now().data?.records).toHaveLength(20));
  expect(now()).toMatchObject({ isFetching: true, whole: false });
  held.release();
  await waitFor(() => expect(now()).toMatchObject({ isFetching: false, whole: true, part: null }));
  expect(now().data?.records).toEqual(DEPLOYMENTS);
  expect(now().dataUpdatedAt).toBeGreaterThan(0);
});

test('a list is loaded again on request', async () => {
  const { now } = listOf();
  await waitFor(() => expect(now().whole).toBe(true));
  const before = service.requests.length;
  act(() => now().retry());
  await waitFor(() => expect(service.requests).toHaveLength(2 * before));
  await waitFor(() => expect(now().isFetching).toBe(false));
});

const MADE = { rows: TWO, part: null, isCurrent: true, isFetching: false, loadedAtMs: 1_700_000_000_000 };

test.each<[string, MadeRows<Deployment>, boolean]>([
  ['all records are whole', MADE, true],
  ['all records so far are whole', { ...MADE, isFetching: true }, true],
  ['a part of the records are not whole', { ...MADE, part: 'the first 100' }, false],
  ['records before the last ones are not whole', { ...MADE, isCurrent: false, isFetching: true }, false],
])('rows that a page made of %s', (_what, made, whole) => {
  const { now, change, isFetching } = listOf(made);
  const { isFetching: isLoading, part, loadedAtMs: dataUpdatedAt } = made;
  expect(now()).toMatchObject({ error: null, isFetching: isLoading, dataUpdatedAt, whole, part });
  expect(now().data).toMatchObject({ records: TWO, count: 2, counted: 2, read: 2, complete: true });
  const { data } = now();
  change({ ...made });
  // The same list, so that nothing is filtered and sorted again.
  expect(now().data).toBe(data);
  expect(isFetching()).toBe(false);
  expect(service.requests).toEqual([]);
});

test.each([null, 'the first 100'])('rows that a page has not made yet are not whole: of the part %s', (part) => {
  const { now } = listOf({ rows: null, part, isCurrent: false, isFetching: true, loadedAtMs: 0 });
  expect(now()).toMatchObject({ data: undefined, error: null, isFetching: true, whole: false, part });
});
