import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatTimestamp } from '#contract/time.ts';
import { runLoad } from '#service/load/run-load.ts';
import { parseAccessTokens } from '#service/protection/access-token.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import type { FaultyAnswer, FaultyService } from '#test/support/faulty-service.ts';
import { loadInto } from '#test/support/load-options.ts';
import { answerOf, madeRecords, madeSource, type MadeRecords } from '#test/support/made-source.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { copyOf, numbers, WHOLE, type RunningCopy } from './copy-of.ts';

type Fault = (
  path: string,
  query: URLSearchParams,
  headers: Readonly<Record<string, unknown>>,
) => FaultyAnswer | undefined;

let records: MadeRecords;
let fault: Fault;
let source: FaultyService;
let empty: EmptyDatabase;
const copies: RunningCopy[] = [];
beforeEach(async () => {
  records = madeRecords();
  fault = () => undefined;
  source = await madeSource(records, (...asked) => fault(...asked));
});
afterEach(async () => {
  await Promise.all(copies.splice(0).map(({ stop }) => stop()));
  await source.stop();
  await empty.remove();
});

async function started(
  ...more: Parameters<typeof copyOf> extends [string, EmptyDatabase, ...infer Rest] ? Rest : never
) {
  const copy = await copyOf(source.origin, empty, ...more);
  copies.push(copy);
  return copy;
}

/** Resolves once a time of the contract, which is in seconds, is over. */
async function secondAfter(timestamp: string | null): Promise<void> {
  await expect.poll(() => formatTimestamp(Math.floor(Date.now() / 1_000))).not.toBe(timestamp);
}

/** The values of its metrics by their names, without what these begin with. */
async function metricsOf({ url }: RunningCopy): Promise<Record<string, number>> {
  const { status, headers, text } = await ask(url, '/metrics');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = text.trimEnd().split('\n');
  expect(lines.filter((line) => line.startsWith('# TYPE'))).toHaveLength(lines.length / 3);
  const values = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace('noctuary_copy_', '').split(' '));
  return Object.fromEntries(values.map(([name, value]) => [name, Number(value)]));
}

async function pondNames({ url }: RunningCopy): Promise<string[]> {
  const { results } = await askJson<{ results: { name: string }[] }>(url, '/api/v2/deployments/?search=pond');
  return results.map(({ name }) => name);
}

/** What changes a record at the source. */
function touch(list: string, id: number, changes: Record<string, unknown>): void {
  const record = records[list]?.find((one) => one.id === id);
  Object.assign(record ?? {}, changes, { updated_at: `2024-09-01T10:00:00.${String(id).padStart(6, '0')}` });
}

describe.each(bothDatabases)('a copy in $kind', ({ kind }) => {
  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });

  test('fills by itself, and after a look has what was changed, added and removed at its source', async () => {
    const copy = await started();
    const { lists, filled_at, as_of, changed_at, unreachable_since } = await copy.until({ phase: 'waiting' });
    expect(await numbers(copy)).toEqual(WHOLE);
    expect([filled_at, as_of, unreachable_since]).toEqual([expect.any(String), expect.any(String), null]);
    expect(lists.filter(({ there, here }) => there !== null && there !== here)).toEqual([]);
    touch('deployments', 11, { name: 'Moved to the pond' });
    const [last] = records['occurrences']?.splice(-1) ?? [];
    records['events']?.push({
      ...records['events'][0],
      id: 13,
      start: '2024-07-02T22:01:00',
      updated_at: '2024-09-02T10:00:00.000000',
    });
    expect(last?.id).toBe(12);
    await secondAfter(changed_at);
    expect((await copy.look()).changed_at).not.toBe(changed_at);
    expect(await numbers(copy)).toEqual({ ...WHOLE, events: 13, occurrences: 11 });
    expect(await pondNames(copy)).toEqual(['Moved to the pond']);
  });

  test('asks a source that has not changed at most three times for a list and project', async () => {
    // One that cannot be used, so that the numbers differ.
    records['captures']?.push({ ...structuredClone(records['captures'][0]), id: 'none' } as never);
    const copy = await started();
    const { changed_at } = await copy.until({ phase: 'waiting' });
    await secondAfter(changed_at);
    // The first of a process finds out whether lists are in the order that was asked for.
    await copy.look();
    const before = source.requests.length;
    const { pace, lists, changed_at: changedAfter } = await copy.look();
    const captures = { list: 'captures', here: 60, there: 61, set_aside: 1 };
    expect(lists).toContainEqual(captures);
    expect(changedAfter).toBe(changed_at);
    const asked = source.requests.slice(before);
    const byList = new Map<string, number>();
    for (const request of asked) {
      const { pathname, searchParams } = new URL(request, 'http://source');
      const list = `${pathname} ${searchParams.get('project_id') ?? ''}`;
      byList.set(list, (byList.get(list) ?? 0) + 1);
    }
    expect([...byList].filter(([, requests]) => requests > 3)).toEqual([]);
    expect(byList.get('/captures/ 5')).toBe(1);
    expect([...byList.keys()].filter((list) => list.startsWith('/occurrences/'))).toHaveLength(2);
    expect(pace.requests).toBe(asked.length);
    expect(source.mostAtOnce).toBeLessThanOrEqual(2);
  });
});

describe('a copy', () => {
  beforeEach(async () => {
    empty = await databaseWithTables('sqlite');
  });

  test('says since when its source is away, keeps what it has, and goes on by itself', async () => {
    const copy = await started();
    const { as_of } = await copy.until({ phase: 'waiting' });
    fault = () => ({ body: null, raw: (response) => response.destroy() });
    await copy.tell({ do: 'look' });
    const { failures } = await copy.until({ unreachable_since: expect.any(String) as never, phase: 'waiting' });
    expect(failures[0]?.reason).toContain('could not be read after 6 attempts');
    expect((await copy.status()).as_of).toBe(as_of);
    expect(await numbers(copy)).toEqual(WHOLE);
    const { status, text } = await ask(copy.url, '/readyz');
    expect([status, JSON.parse(text)]).toEqual([200, { database: 'ok', disk: 'ok', jobs: 'ok', copy: 'source_away' }]);
    const metrics = await metricsOf(copy);
    expect(metrics).toMatchObject({ source_up: 0, asks: 0, paused: 0, followed: 1 });
    expect(metrics['failed_looks']).toBeGreaterThan(0);
    expect(new Date((metrics['as_of_timestamp_seconds'] ?? 0) * 1_000).toISOString()).toBe(`${as_of}.000Z`);
    fault = () => undefined;
    await copy.until({ unreachable_since: null, phase: 'waiting' });
  });

  test.each<[string, FaultyAnswer, 'unreachable_since' | 'refused_since']>([
    ['a page in HTML', { body: '<html>Maintenance</html>' }, 'unreachable_since'],
    ['JSON of another form', { body: { status: 'fine' } }, 'unreachable_since'],
    ['lists without any record', { body: { count: 0, next: null, previous: null, results: [] } }, 'refused_since'],
  ])('removes nothing where its source answers with %s', async (_what, answer, since) => {
    const copy = await started();
    await copy.until({ phase: 'waiting' });
    fault = () => answer;
    await copy.tell({ do: 'look' });
    const { question } = await copy.until({ [since]: expect.any(String) as never, phase: 'waiting' });
    expect(question).toBeNull();
    expect(await numbers(copy)).toEqual(WHOLE);
    fault = () => undefined;
    await copy.until({ [since]: null, phase: 'waiting' });
    expect(await numbers(copy)).toEqual(WHOLE);
  });

  test('asks before a project goes, keeps it, follows the others without a second question, and removes it when that is taken', async () => {
    const copy = await started();
    await copy.until({ phase: 'waiting' });
    const [, other] = records['projects'] ?? [];
    records['projects']?.splice(1);
    await copy.tell({ do: 'look' });
    const { question } = await copy.until({ phase: 'asking' });
    expect([question?.key, question?.names]).toEqual(['project_gone', ['projects 6']]);
    const asked_at = question?.asked_at ?? '';
    for (const wrong of [
      { question: 'other_service', asked_at } as const,
      { question: 'project_gone', asked_at: '2026-01-01T00:00:00' } as const,
    ])
      expect(await copy.tell({ do: 'answer', ...wrong, answer: 'take' })).toBe(409);
    // What it would ask then, nobody has seen.
    expect(await copy.tell({ do: 'look' })).toBe(409);
    expect(await copy.answer('keep')).toBe(200);
    touch('deployments', 11, { name: 'Moved to the pond' });
    const kept = { key: 'project_gone', detail: question?.detail, kept_at: expect.any(String) as never };
    for (const _ of ['the first look', 'the second'])
      expect(await copy.look()).toMatchObject({ question: null, kept, failures: [], unreachable_since: null });
    expect(await pondNames(copy)).toEqual(['Moved to the pond']);
    expect(await numbers(copy)).toEqual(WHOLE);
    records['projects']?.push(other as never);
    expect(await copy.look()).toMatchObject({ question: null, kept: null });
    expect(await numbers(copy)).toEqual(WHOLE);
    // Another difference is asked about.
    records['projects']?.splice(0, 1);
    await copy.tell({ do: 'look' });
    expect((await copy.until({ phase: 'asking' })).question?.names).toEqual(['projects 5']);
    const ofProject = (list: string) =>
      answerOf(records, `${list}/`, new URLSearchParams('project_id=6&limit=1000')).body;
    const left = ['deployments', 'events', 'captures', 'occurrences', 'storage'].map(
      (list) => [list, (ofProject(list) as { results: MadeRecords[string] }).results] as const,
    );
    for (const [list, ones] of left) records[list] = ones;
    expect(await copy.answer('take')).toBe(200);
    await copy.until({ phase: 'waiting', question: null, kept: null });
    expect(await numbers(copy)).toEqual({
      ...WHOLE,
      projects: 1,
      deployments: 2,
      events: 6,
      captures: 30,
      occurrences: 6,
    });
  });

  test('asks where another service answers at the address of its source', async () => {
    const copy = await started();
    await copy.until({ phase: 'waiting' });
    for (const project of records['projects'] ?? [])
      Object.assign(project, { name: `Other ${project.id}`, created_at: '2019-01-01T00:00:00' });
    const before = source.requests.length;
    await copy.tell({ do: 'look' });
    const { question } = await copy.until({ phase: 'asking' });
    expect([question?.key, question?.names]).toEqual(['other_service', ['projects 5', 'projects 6']]);
    expect(source.requests.slice(before).filter((request) => !request.startsWith('projects/'))).toEqual([]);
    expect(await numbers(copy)).toEqual(WHOLE);
  });

  test('asks where the sessions of its source have other numbers', async () => {
    const copy = await started();
    await copy.until({ phase: 'waiting' });
    for (const list of ['captures', 'occurrences'])
      for (const record of records[list] ?? [])
        record['event'] = { ...(record['event'] as object), id: (record['event'] as { id: number }).id + 500 };
    for (const event of records['events'] ?? []) {
      event.id += 500;
      event['updated_at'] = '2024-10-01T00:00:00';
    }
    await copy.tell({ do: 'look' });
    const { question } = await copy.until({ phase: 'asking' });
    expect([question?.key, question?.list]).toEqual(['much_changed', 'events']);
    expect(await numbers(copy)).toEqual(WHOLE);
    await copy.answer('take');
    await copy.until({ phase: 'waiting', question: null });
    expect(await numbers(copy)).toEqual(WHOLE);
  });

  test('asks where most traps of its source have other names, and not where some have', async () => {
    const copy = await started();
    await copy.until({ phase: 'waiting' });
    for (const id of [11, 12]) touch('deployments', id, { name: `Renamed ${id}` });
    await copy.look();
    const names = async () =>
      (await askJson<{ results: { name: string }[] }>(copy.url, '/api/v2/deployments/?ordering=name')).results.map(
        ({ name }) => name,
      );
    const renamed = ['Renamed 11', 'Renamed 12', 'Trap 13', 'Trap 14'];
    expect(await names()).toEqual(renamed);
    for (const id of [11, 12, 13, 14]) touch('deployments', id, { name: `Trap of someone else ${id}` });
    for (const record of records['deployments'] ?? []) record['updated_at'] = '2030-01-01T00:00:00';
    await copy.tell({ do: 'look' });
    const { question } = await copy.until({ phase: 'asking' });
    expect([question?.key, question?.list]).toEqual(['much_changed', 'deployments']);
    expect(question?.names.toSorted()).toEqual(renamed);
    expect(await names()).toEqual(renamed);
  });

  test('looks no more while it is paused, and goes on when it is told to', async () => {
    fault = (path) => (path === 'captures/' ? { body: null, raw: () => {} } : undefined);
    const copy = await started();
    await copy.until({ phase: 'filling' });
    expect(await copy.tell({ do: 'pause' })).toBe(200);
    await copy.until({ phase: 'paused' });
    expect(await copy.tell({ do: 'look' })).toBe(409);
    fault = () => undefined;
    expect(await copy.tell({ do: 'go_on' })).toBe(200);
    await copy.until({ phase: 'waiting', filled_at: expect.any(String) as never });
    expect(await numbers(copy)).toEqual(WHOLE);
  });

  test('copies the projects that are named alone, and says which of them is not there', async () => {
    const copy = await started({ projects: [6, 99] });
    const { as_of, failures } = await copy.until({ phase: 'waiting' });
    expect([as_of, failures[0]?.reason]).toEqual([expect.any(String), expect.stringContaining('shows no project 99')]);
    expect(await numbers(copy)).toEqual({
      ...WHOLE,
      projects: 1,
      deployments: 2,
      events: 6,
      captures: 30,
      occurrences: 6,
    });
  });

  test('is told by who may write alone', async () => {
    const tokens = parseAccessTokens('reader:0123456789abcdef,writer:fedcba9876543210:write');
    const copy = await started({}, { tokens });
    const send = async (token: string) => {
      const headers = { 'content-type': 'application/json', authorization: `Token ${token}` };
      return ask(copy.url, '/api/v2/copy/', { method: 'POST', headers, body: '{"do":"pause"}' });
    };
    expect((await send('0123456789abcdef')).status).toBe(403);
    const { status, text } = await send('fedcba9876543210');
    expect([status, (JSON.parse(text) as { phase: string }).phase]).toEqual([200, 'paused']);
  });

  test('lets no load beside it', async () => {
    const copy = await started();
    await copy.until({ phase: 'waiting' });
    const request = {
      what: 'service',
      base: source.origin,
      project: null,
      token: null,
      follow: false,
      replace: false,
    } as const;
    await expect(runLoad(request, loadInto(empty))).rejects.toThrow(/follows .* "noctuary copy look"/);
    await Promise.all(copies.splice(0).map(({ stop }) => stop()));
    await expect(runLoad({ what: 'sample', replace: false }, loadInto(empty))).rejects.toThrow(/is a copy of/);
    expect(await runLoad(request, loadInto(empty))).toBe(true);
  });
});

describe.runIf(bothDatabases.length > 1)('two services over one PostgreSQL', () => {
  test('have one process that follows, and another one after its end', async () => {
    empty = await databaseWithTables('postgres');
    const first = await started();
    await first.until({ phase: 'waiting' });
    const second = await started();
    const holders = async () =>
      (await sql<{ held_by: string }>`select held_by from copy_state`.execute(second.database)).rows;
    const [held] = await holders();
    const before = source.requests.length;
    await second.look();
    expect(await holders()).toEqual([held]);
    const asked = source.requests.slice(before);
    expect(asked.length).toBe(new Set(asked).size);
    expect(await numbers(second)).toEqual(WHOLE);
    copies.splice(copies.indexOf(first), 1);
    await first.stop();
    await second.until({ phase: 'waiting' });
    await second.look();
    expect(await holders()).not.toEqual([held]);
  });
});
