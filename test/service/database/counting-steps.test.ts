import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { insertRows } from '#service/database/insert-rows.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { refreshCounters } from '#service/database/refresh-counters.ts';
import { Stopped } from '#service/load/load-error.ts';
import { replaceContent } from '#service/load/replace-content.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { emptyDatabase } from '#test/support/empty-database.ts';

const EVENTS = 120;
const STAMPS = { created_at: '2024-01-01T00:00:00.000000', updated_at: '2024-01-01T00:00:00.000000' };

test('SQLite counts and empties in short steps, and can be stopped between two of them', async () => {
  const empty = await emptyDatabase('sqlite');
  const { database, close } = await openDatabase(empty.location);
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  await insertRows(database, 'projects', [{ id: 1, name: 'P', description: '', image: null, draft: 0, ...STAMPS }]);
  const deployments = ids(12).map((id) => ({
    id,
    project_id: 1,
    name: `D${id}`,
    latitude: 0,
    longitude: 0,
    ...STAMPS,
  }));
  await insertRows(database, 'deployments', deployments);
  const events = ids(EVENTS).map((id) => ({
    id,
    project_id: 1,
    deployment_id: (id % 12) + 1,
    start: '2024-01-01T22:00:00',
    end: '2024-01-02T04:00:00',
    duration_seconds: 21_600,
    ...STAMPS,
  }));
  await insertRows(database, 'events', events);
  const captures = ids(25_000).map((id) => {
    const event = (id % EVENTS) + 1;
    const timestamp = '2024-01-01T23:00:00';
    return { id, project_id: 1, deployment_id: (event % 12) + 1, event_id: event, timestamp, image: null };
  });
  await insertRows(database, 'captures', captures);

  const ran: string[] = [];
  const stop = new AbortController();
  let stopAfter = Number.POSITIVE_INFINITY;
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === 'RawNode') ran.push(node.sqlFragments.join('?').replaceAll(/\s+/g, ' ').trim());
      if (ran.length === stopAfter) stop.abort(new Stopped('Ended.'));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const heard = database.withPlugin(listening);
  const count = (start: string) => ran.filter((statement) => statement.startsWith(start)).length;

  await heard.transaction().execute((transaction) => refreshCounters(transaction));
  // 50 sessions per step, and five deployments.
  expect([count('insert into event_example_captures'), count('update events'), count('update deployments')]).toEqual([
    3, 3, 3,
  ]);
  expect(count('analyze')).toBeGreaterThan(20);
  expect(ran).not.toContain('analyze');
  const { total } = await database
    .selectFrom('events')
    .select(({ fn }) => fn.sum<number>('captures_count').as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBe(25_000);

  const context = {
    database: heard,
    source: null,
    draw: null,
    say: () => {},
    setAside: new SetAside(null),
    signal: stop.signal,
  };
  [ran.length, stopAfter] = [0, 12];
  const nothing = () => Promise.resolve();
  await expect(replaceContent(context, empty.folder, nothing)).rejects.toThrow(Stopped);
  expect(ran).toHaveLength(12);
  expect(await database.selectFrom('events').select('id').execute()).toHaveLength(EVENTS);
  ran.length = 0;
  await replaceContent({ ...context, signal: new AbortController().signal }, empty.folder, nothing);
  // 20,000 rows per step, and a last step without rows.
  expect(count('delete from ? where rowid in')).toBeGreaterThan(0);
  expect(await database.selectFrom('captures').select('id').execute()).toEqual([]);
  expect(await database.selectFrom('projects').select('id').execute()).toEqual([]);
  await close();
  await empty.remove();
});
