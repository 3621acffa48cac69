import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import type { FaultyAnswer, FaultyService } from '#test/support/faulty-service.ts';
import { madeRecords, madeSource, type MadeRecords } from '#test/support/made-source.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { copyOf, type RunningCopy } from './copy-of.ts';

let records: MadeRecords;
let fault: () => FaultyAnswer | undefined;
let source: FaultyService;
let empty: EmptyDatabase;
let copy: RunningCopy;

afterEach(async () => {
  await copy.stop();
  await source.stop();
  await empty.remove();
});

async function start(kind: EmptyDatabase['kind']): Promise<void> {
  records = madeRecords();
  fault = () => undefined;
  source = await madeSource(records, () => fault());
  empty = await databaseWithTables(kind);
  copy = await copyOf(source.origin, empty);
  await copy.until({ phase: 'waiting' });
}

/** Makes it look. @returns what it asks then */
async function asked(): Promise<string | undefined> {
  expect(await copy.tell({ do: 'look' })).toBe(200);
  const { question } = await copy.until({ phase: 'asking' });
  return question?.detail;
}

async function captures(): Promise<number> {
  return (await askJson<{ count: number }>(copy.url, '/api/v2/captures/?limit=1')).count;
}

/** Gives the sessions at the source other numbers. */
function renumber(by: number): void {
  for (const event of records['events'] ?? []) {
    event.id += by;
    event['updated_at'] = '2024-10-01T00:00:00';
  }
}

/** Removes records of the lists of a deployment or a project that are not wanted. */
function leave(lists: readonly string[], isLeft: (record: Record<string, unknown>) => boolean): void {
  for (const list of lists) records[list] = (records[list] ?? []).filter(isLeft);
}

const isOf = (what: 'deployment' | 'project', id: number) => (record: Record<string, unknown>) =>
  (record[what] as { id: number } | null)?.id === id;

describe.each(bothDatabases)('a copy in $kind asks', ({ kind }) => {
  beforeEach(() => start(kind));

  test('before most deployments of its source go, with what they have', async () => {
    leave(['deployments'], ({ id }) => id === 11);
    leave(['events', 'captures', 'occurrences'], isOf('deployment', 11));
    expect(await asked()).toBe('3 of 4 deployments are not there any more, with 45 of 60 captures.');
    expect(await captures()).toBe(60);
    expect(await copy.answer('take')).toBe(200);
    await copy.until({ phase: 'waiting', question: null });
    expect(await captures()).toBe(15);
  });
});

describe('a copy asks', () => {
  beforeEach(() => start('sqlite'));

  test('before the captures of one project go, however many the others have', async () => {
    const deployments = (records['deployments'] ?? []).filter(isOf('project', 6)).map(({ id }) => id);
    leave(['captures', 'occurrences'], (record) => !deployments.some((id) => isOf('deployment', id)(record)));
    expect(await asked()).toBe('There are 0 captures of project 6 now, and 30 were copied.');
    expect(await captures()).toBe(60);
  });

  test('before more than a quarter has gone bit by bit, and counts from what a person took', async () => {
    const leaveCaptures = (count: number) => leave(['captures'], ({ id }) => Number(id) <= count);
    leaveCaptures(53);
    expect((await copy.look()).question).toBeNull();
    expect(await captures()).toBe(53);
    leaveCaptures(46);
    expect(await asked()).toBe('There are 20 captures of project 6 now, and 30 were copied.');
    expect(await captures()).toBe(53);
    expect(await copy.answer('take')).toBe(200);
    await copy.until({ phase: 'waiting', question: null });
    leaveCaptures(42);
    expect((await copy.look()).question).toBeNull();
    expect(await captures()).toBe(42);
  });

  test('before more than a quarter of a list has gone record by record', async () => {
    const added = Array.from({ length: 9 }, (_, index) => ({
      ...records['taxa']?.[0],
      id: 10 + index,
      name: `X ${index}`,
    }));
    records['taxa']?.push(...added.map((one) => ({ ...one, updated_at: '2024-10-01T00:00:00' })));
    expect((await copy.look()).question).toBeNull();
    leave(['taxa'], ({ id }) => Number(id) < 16);
    expect((await copy.look()).question).toBeNull();
    leave(['taxa'], ({ id }) => Number(id) < 13);
    expect(await asked()).toBe('6 of 12 taxa are not there any more; 3 of them went since the last look.');
  });

  test('again where the source has lost something else since it was told to take what it asked about', async () => {
    renumber(500);
    expect(await asked()).toBe('12 of 12 events are not there any more, and 12 are new.');
    fault = () => ({ status: 500, body: {} });
    expect(await copy.answer('take')).toBe(200);
    await copy.until({ phase: 'waiting', unreachable_since: expect.any(String) });
    records['events'] = madeRecords()['events'] ?? [];
    leave(['captures', 'occurrences'], () => false);
    fault = () => undefined;
    const { question } = await copy.until({ phase: 'asking' });
    expect(question?.detail).toMatch(/^There are 0 captures of project 5 now/);
    expect(await captures()).toBe(60);
  });

  test('about everything again after one of two questions was answered with keep', async () => {
    renumber(500);
    await asked();
    const gone = records['projects']?.splice(1) ?? [];
    expect(await copy.answer('take')).toBe(200);
    await copy.until({ phase: 'asking', question: expect.objectContaining({ key: 'project_gone' }) });
    expect(await copy.answer('keep')).toBe(200);
    // Those of the other project.
    const { question } = await copy.until({ phase: 'asking', question: expect.objectContaining({ list: 'events' }) });
    expect(question?.detail).toBe('Of the first 6 events of the list there, 0 are known here.');
    records['projects']?.push(...gone);
    expect(await copy.answer('keep')).toBe(200);
    expect(await asked()).toBe('12 of 12 events are not there any more, and 12 are new.');
  });

  test('about another difference than the one that it was told to keep', async () => {
    renumber(500);
    await asked();
    expect(await copy.answer('keep')).toBe(200);
    const { kept } = await copy.look();
    expect(kept?.detail).toBe('12 of 12 events are not there any more, and 12 are new.');
    renumber(1_000);
    expect(await asked()).toBe('12 of 12 events are not there any more, and 12 are new.');
    expect(await captures()).toBe(60);
  });
});
