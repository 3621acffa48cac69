import { expect, test } from 'vitest';
import { exportFormatNames } from '#contract/exports/export-formats.ts';
import { formats } from '#service/exports/formats/formats.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';
import { databaseOf, bothDatabases } from '#test/support/sample-databases.ts';

const PROJECT = 6;

const [sqlite] = bothDatabases;
if (sqlite === undefined) throw new Error('SQLite is the first.');
const database = databaseOf(sqlite);

/** An order of all deployments of the project, each by its id: each is a stretch at least. */
async function scopeOf(signal?: AbortSignal) {
  const rows = await database().selectFrom('deployments').select('id').where('project_id', '=', PROJECT).execute();
  const deployments = rows.map(({ id }) => id);
  const order = { projectId: PROJECT, collectionId: null, deploymentId: null, eventId: null };
  return {
    deployments,
    scope: {
      database: database(),
      exportId: 1,
      orderedAt: '2024-09-01T12:00:00.000000',
      project: { id: PROJECT, name: 'P', description: '' },
      selection: await selectionOfOrder(database(), { ...order, filters: { deployments } }),
      options: {},
      batchRows: 2_000,
      signal,
    },
  };
}

test.each(exportFormatNames.filter((name) => !name.startsWith('deployments')))(
  'while %s is counted on SQLite the event loop turns for others after each stretch',
  async (format) => {
    const { scope, deployments } = await scopeOf();
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    await formats[format].count(scope);
    clearImmediate(next);
    expect(deployments.length).toBeGreaterThan(10);
    expect(turns).toBeGreaterThanOrEqual(deployments.length);
  },
);

test('a count ends when its time is up, not when all is counted', async () => {
  const stop = new AbortController();
  const { scope } = await scopeOf(stop.signal);
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    if (turns === 3) stop.abort();
    next = setImmediate(turn);
  });
  await expect(formats.camtrap_dp.count(scope)).rejects.toThrow('aborted');
  clearImmediate(next);
  expect(turns).toBeLessThan(6);
});
