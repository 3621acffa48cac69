import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { stopLoading, wholeListOptions } from '#dashboard/api/lists/list-options.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

const NEEDED: FaultyAnswer = { status: 400, body: { project_id: ['This field is required.'] } };
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const occurrence = (id: number) => ({ id, event: { id: 1 }, deployment: { id: 1, name: 'Trap 1' } });
const upTo = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => occurrence(from + index));

/** Projects 3 and 8 have occurrences 1 to 30 and 31 to 55; any other project filters nothing, as on running services. */
const OF_PROJECT = new Map([
  ['3', upTo(1, 30)],
  ['8', upTo(31, 55)],
]);

async function serve(
  answer: (query: URLSearchParams) => FaultyAnswer | null | Promise<FaultyAnswer | null> = () => null,
) {
  service = await faultyService(async (path, query) => {
    if (path === 'projects/') return pageOf([{ id: 3 }, { id: 8 }], query);
    const project = query.get('project_id');
    if (project === null) return NEEDED;
    return (await answer(query)) ?? pageOf(OF_PROJECT.get(project) ?? upTo(1, 55), query);
  });
  loadedFrom(service.origin);
}

/** Requests for occurrences, as the project that they ask for. */
const asked = () =>
  service?.requests
    .filter((one) => one.startsWith('occurrences/'))
    .map((one) => new URLSearchParams(one.split('?')[1]).get('project_id')) ?? [];

test('a list that needs a project is asked for each project in turn, and from then on at once', async () => {
  await serve();
  const queries = client();
  const list = await queries.query(wholeListOptions('occurrences'));
  expect(list.records.map(({ id }) => id)).toEqual(upTo(1, 55).map(({ id }) => id));
  expect(list).toMatchObject({ count: 55, read: 55, complete: true, openEnded: false, projects: 2, outside: 0 });
  expect(asked()).toEqual([null, '3', '8']);

  await queries.query(wholeListOptions('occurrences', { determination: 7 }));
  expect(asked().slice(3)).toEqual(['3', '8']);
  const ofOne = await queries.query(wholeListOptions('occurrences', { project_id: 8 }));
  expect(ofOne).toMatchObject({ count: 25, projects: null });
  expect(asked().slice(5)).toEqual(['8']);
});

test('while projects are left the list is open-ended; stopped, it continues with the project it was at', async () => {
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await serve(async (query) => {
    if (query.get('project_id') === '8') await gate;
    return null;
  });
  const queries = client();
  const options = wholeListOptions('occurrences');
  const first = queries.query(options).catch(() => null);
  await expect.poll(asked).toEqual([null, '3', '8']);
  const shown = () => queries.getQueryData(options.queryKey);
  await expect.poll(shown).toMatchObject({ count: 30, openEnded: true, complete: false, projects: 2 });
  await stopLoading(queries, 'occurrences');
  await first;
  expect(shown()).toMatchObject({ read: 30, stopped: true, complete: false, projects: 2 });
  go();
  const list = await queries.query({ ...options, staleTime: 0 });
  expect(list).toMatchObject({ count: 55, complete: true });
  expect(asked()).toEqual([null, '3', '8', '8']);
});

test('records that a service sends for several projects count once', async () => {
  await serve((query) => pageOf(upTo(1, 55), query));
  const list = await client().query(wholeListOptions('occurrences'));
  expect(list).toMatchObject({ count: 55, read: 55, outside: 55, complete: true });
  expect(list.records).toHaveLength(55);
});

test('another refusal is an error, and asks for no projects', async () => {
  service = await faultyService(() => ({ status: 400, body: { detail: 'Not so.' } }));
  loadedFrom(service.origin);
  await expect(client().query(wholeListOptions('occurrences'))).rejects.toThrow('Not so.');
  expect(service.requests.filter((one) => one.startsWith('projects/'))).toEqual([]);
});

test('more than 50,000 records of all projects together are loaded only on request', async () => {
  const many = (query: URLSearchParams) => {
    const page = pageOf(OF_PROJECT.get(query.get('project_id') ?? '') ?? [], query).body as object;
    return { body: { ...page, count: query.get('project_id') === '8' ? 49_990 : 30 } };
  };
  await serve(many);
  const list = await client().query(wholeListOptions('occurrences'));
  expect(list).toMatchObject({ count: 50_020, tooMany: true, complete: false, projects: 2 });
  expect(asked()).toEqual([null, '3', '8']);
});
