import { sql } from 'kysely';
import { afterEach, expect, inject, test, vi } from 'vitest';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { walkList } from '#dashboard/api/lists/load/walk-list.ts';
import { missingFrom, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { openSample } from '#test/support/sample/open-sample.ts';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await service?.stop();
});

const made = (count: number) => Array.from({ length: count }, (_, index) => madeDeployment(index + 1));

async function walk(answer: (path: string, query: URLSearchParams) => FaultyAnswer): Promise<WholeList<Deployment>[]> {
  service = await faultyService(answer);
  loadedFrom(service.origin);
  const steps: WholeList<Deployment>[] = [];
  const signal = new AbortController().signal;
  for await (const step of walkList('deployments', signal, { pausesMs: [] })) steps.push(step);
  return steps;
}

test('the sample is loaded completely, sorted by id', async () => {
  const { rows } = await sql<{ id: number }>`select id from deployments order by id`.execute(
    await openSample(inject('smallFile')),
  );
  expect(rows).toHaveLength(24);
  const steps: WholeList<Deployment>[] = [];
  for await (const step of walkList('deployments', new AbortController().signal)) steps.push(step);
  const last = steps.at(-1);
  expect(last?.complete).toBe(true);
  expect(last?.records.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('the first page is yielded at once, and with a quick service nothing else before the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const steps = await walk((_path, query) => {
    // Less than a second for all five pages, however slow this machine is.
    vi.advanceTimersByTime(180);
    return pageOf(made(2_300), query);
  });
  expect(steps.map(({ records, complete }) => [records.length, complete])).toEqual([
    [500, false],
    [2_300, true],
  ]);
});

test('a service that refuses the first page is asked for fewer records, then without the ordering', async () => {
  const steps = await walk((_path, query) =>
    Number(query.get('limit')) > 100 || query.has('ordering')
      ? { status: 400, body: { detail: 'Too much.' } }
      : pageOf(made(90), query),
  );
  expect(steps.at(-1)).toMatchObject({ complete: true, read: 90 });
  expect(service?.requests).toEqual([
    'deployments/?ordering=created_at&limit=500',
    'deployments/?ordering=created_at&limit=100',
    'deployments/?limit=100',
  ]);
});

test('the first page is yielded while a slow service still works on the next', async () => {
  let goOn = (): void => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  service = await faultyService(async (_path, query) => {
    if (query.has('offset')) await gate;
    return pageOf(made(550), query);
  });
  loadedFrom(service.origin);
  const steps: [number, boolean][] = [];
  for await (const { records, complete } of walkList('deployments', new AbortController().signal)) {
    steps.push([records.length, complete]);
    goOn();
  }
  expect(steps).toEqual([
    [500, false],
    [550, true],
  ]);
});

test('a list of one page takes one request, an empty one too', async () => {
  const steps = await walk((_path, query) => pageOf(made(500), query));
  expect(steps.map(({ records, complete }) => [records.length, complete])).toEqual([[500, true]]);
  expect(service?.requests).toEqual(['deployments/?ordering=created_at&limit=500']);
  await service?.stop();
  expect((await walk((_path, query) => pageOf([], query))).map(({ count }) => count)).toEqual([0]);
});

test('a list with pages smaller than requested is loaded to its end', async () => {
  const steps = await walk((_path, query) => pageOf(made(189), query, 20));
  const last = steps.at(-1);
  expect(last?.records).toHaveLength(189);
  expect(last?.complete).toBe(true);
  expect(service?.requests).toHaveLength(10);
});

test('records repeated between pages are contained once, and the missing ones are counted', async () => {
  const all = made(150);
  const steps = await walk((_path, query) => {
    const page = all.slice(Number(query.get('offset') ?? 0)).slice(0, 100);
    // The second page begins with the last seventeen records of the first.
    const results = query.has('offset') ? [...all.slice(83, 100), ...page].slice(0, 50) : page;
    return { body: { count: 150, next: null, previous: null, results } };
  });
  const last = steps.at(-1);
  expect(last && { unique: last.records.length, repeated: last.repeated, missing: missingFrom(last) }).toEqual({
    unique: 133,
    repeated: 17,
    missing: 17,
  });
});

test('a record without its identity is rejected with its id and its fault; other fields that differ are named', async () => {
  const steps = await walk((_path, query) =>
    pageOf(
      [
        { ...madeDeployment(1), jobs: 'many' },
        { ...madeDeployment(2), name: null },
      ],
      query,
    ),
  );
  const last = steps.at(-1);
  expect(last?.records.map(({ id }) => id)).toEqual([1]);
  expect(last?.records[0]?.jobs).toBeNull();
  expect(last?.rejected).toEqual([{ id: 2, faults: ['name: null'] }]);
  expect(last?.deviations).toEqual([{ field: 'jobs', kind: 'meaningless', recordId: 1, example: '"many"' }]);
  expect(last && missingFrom(last)).toBe(0);
});

test.each([
  ['an HTML page', { status: 500, body: '<h1>Server Error</h1>' }, textPattern(words.api.statusBecause(500, '§'))],
  [
    '{"detail"}',
    { status: 503, body: { detail: 'Down for an hour.' } },
    textPattern(words.api.statusBecause(503, 'Down for an hour.')),
  ],
  ['{"field": […]}', { status: 400, body: { project_id: ['This field is required.'] } }, /project_id: This field is/],
  ['a bare list', { status: 400, body: ['Nothing fits.'] }, /Nothing fits\./],
  ['HTML with 200', { status: 200, body: '<html></html>' }, textPattern(words.api.wrongAnswer('§', '§'))],
  ['JSON without an envelope', { status: 200, body: { hello: 1 } }, textPattern(words.api.wrongForm('§', '§'))],
])('an answer that is %s fails with words that can be shown', async (_name, answer, text) => {
  const failure = walk(() => answer);
  await expect(failure).rejects.toThrow(ApiError);
  await expect(failure).rejects.toThrow(text);
});

test('a service without a response fails with a message that can be shown', async () => {
  const gone = await faultyService(() => ({ body: {} }));
  await gone.stop();
  loadedFrom(gone.origin);
  const steps = walkList('deployments', new AbortController().signal, { pausesMs: [] });
  await expect(steps.next()).rejects.toThrow(words.api.notReached);
});
