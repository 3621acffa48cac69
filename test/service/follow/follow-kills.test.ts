import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import type { FaultyAnswer, FaultyService } from '#test/support/faulty-service.ts';
import { madeRecords, madeSource, type MadeRecords } from '#test/support/made-source.ts';
import { copyOf, makeItCompare, numbers, WHOLE, type RunningCopy } from './copy-of.ts';

let records: MadeRecords;
let fault: (path: string, query: URLSearchParams) => FaultyAnswer | undefined;
let source: FaultyService;
let empty: EmptyDatabase;
let copy: RunningCopy;
beforeEach(async () => {
  records = madeRecords();
  fault = () => undefined;
  source = await madeSource(records, (path, query) => fault(path, query));
  empty = await databaseWithTables('sqlite');
});
afterEach(async () => {
  await copy.stop();
  await source.stop();
  await empty.remove();
});

/** Tells the copy to look, and resolves once pages of a list are asked for, which are not answered. */
async function lookUntilHeld(path: string): Promise<void> {
  let isHeld = false;
  fault = (asked, query) => {
    if (asked !== path || query.get('limit') === '1') return undefined;
    return {
      body: null,
      raw: () => {
        isHeld = true;
      },
    };
  };
  await copy.tell({ do: 'look' });
  await expect.poll(() => isHeld, { timeout: 15_000 }).toBe(true);
}

test('a copy continues where its process was killed in the middle of the fill', async () => {
  let isHeld = false;
  fault = (path, query) => {
    if (path !== 'captures/' || query.get('deployment') !== '13' || isHeld) return undefined;
    isHeld = true;
    return { body: null, raw: () => {} };
  };
  copy = await copyOf(source.origin, empty);
  // Those of the other deployments are shown, and the sessions of that one are not there by half.
  await expect.poll(async () => (await numbers(copy))['events'], { timeout: 15_000 }).toBe(9);
  expect(await numbers(copy)).toEqual({ ...WHOLE, events: 9, captures: 45, occurrences: 9 });
  for (const pid of copy.followers()) process.kill(pid, 'SIGKILL');
  await copy.until({ phase: 'waiting', filled_at: expect.any(String) as never });
  expect(await numbers(copy)).toEqual(WHOLE);
  const pages = source.requests.filter((request) => /^(captures|occurrences)\/.*deployment=.*limit=\d\d/.test(request));
  const repeated = pages.filter((request, index) => pages.indexOf(request) < index);
  expect(repeated.filter((request) => !request.includes('deployment=13'))).toEqual([]);
});

test.each<[string, () => Promise<void>]>([
  ['waits for its next look', async () => {}],
  ['is paused', async () => void (await copy.tell({ do: 'pause' }))],
  ['looks for changes', () => lookUntilHeld('deployments/')],
  [
    'compares every record',
    async () => {
      await copy.stop();
      await makeItCompare(empty);
      copy = await copyOf(source.origin, empty);
      await copy.until({ phase: 'waiting' });
      await lookUntilHeld('captures/');
    },
  ],
])('a copy whose process is killed while it %s has what its source has after the next look', async (_what, begin) => {
  copy = await copyOf(source.origin, empty);
  await copy.until({ phase: 'waiting' });
  records['occurrences']?.splice(-1);
  await begin();
  for (const pid of copy.followers()) process.kill(pid, 'SIGKILL');
  fault = () => undefined;
  if ((await copy.status()).phase === 'paused') await copy.tell({ do: 'go_on' });
  await copy.until({ phase: 'waiting' });
  const { lists } = await copy.look();
  expect(lists.filter(({ here, there }) => there !== null && here !== there)).toEqual([]);
  expect(lists.find(({ list }) => list === 'occurrences')).toMatchObject({ here: 11, there: 11 });
});
