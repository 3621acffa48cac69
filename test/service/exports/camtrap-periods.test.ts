import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExportFilters, ExportOptions } from '#contract/exports/export-request.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { removeRows } from '#service/load/copy/remove-records.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { loadInto } from '#test/support/load-options.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';

const at = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };
const [MOOR, SET] = [1, 2];

describe.each(similarDatabases)('the periods of traps in a Camtrap DP, over $kind', ({ kind }) => {
  let empties: EmptyDatabase[];
  let open: OpenDatabase;
  /** the id of the last session */
  let last = 0;

  beforeEach(async () => {
    last = 0;
    empties = [await databaseWithTables(kind)];
    open = await openDatabase(empties[0]?.location ?? '');
    const { database } = open;
    await insertRows(database, 'projects', [{ id: 1, name: 'P', description: '', image: null, draft: 0, ...at }]);
    const nothing = { image: null, site_id: null, device_id: null, storage_source_id: null };
    const unseen = { first_capture_timestamp: null, last_capture_timestamp: null };
    const trap = (id: number, name: string, period: [string, string] | null) => ({
      ...nothing,
      ...unseen,
      ...at,
      id,
      project_id: 1,
      name,
      latitude: 55,
      longitude: 12,
      period_start: period?.[0] ?? null,
      period_end: period?.[1] ?? null,
    });
    await insertRows(database, 'deployments', [
      trap(MOOR, 'Moor', null),
      trap(SET, 'Set', ['2024-05-01T15:00:00', '2024-10-01T09:00:00']),
    ]);
    const taxon = { name: 'Noctua pronuba', rank: 'SPECIES', parent_id: null };
    await insertRows(database, 'taxa', [{ id: 1, ...taxon, ...at }]);
    await nights(MOOR, '2024-06-01', '2024-06-02', '2024-07-20', '2024-09-10');
    await nights(SET, '2024-06-01', '2024-08-01');
  });
  afterEach(async () => {
    await open.close();
    await Promise.all(empties.map((one) => one.remove()));
  });

  /** Sessions of a trap, from nine to eleven, each with a capture, and an occurrence that is on it. */
  async function nights(deployment_id: number, ...days: readonly string[]): Promise<void> {
    const { database } = open;
    const of = { project_id: 1, deployment_id };
    const all = days.map((day) => ({ id: (last += 1), day }));
    const start = (day: string) => `${day}T21:00:00`;
    const session = (day: string) => ({ start: start(day), end: `${day}T23:00:00`, duration_seconds: 7_200, ...at });
    const unmeasured = { image: null, width: null, height: null, size_bytes: null };
    const determined = { determination_id: 1, determination_score: 0.9, ...at };
    const ofAll = <Row>(row: (one: { id: number; day: string }) => Row) => all.map(row);
    await insertRows(
      database,
      'events',
      ofAll(({ id, day }) => ({ id, ...of, ...session(day) })),
    );
    await insertRows(
      database,
      'captures',
      ofAll(({ id, day }) => ({ id, ...of, event_id: id, timestamp: start(day), ...unmeasured })),
    );
    await insertRows(
      database,
      'occurrences',
      ofAll(({ id }) => ({ id, ...of, event_id: id, ...determined })),
    );
    await insertRows(
      database,
      'detections',
      ofAll(({ id }) => ({ id, capture_id: id, occurrence_id: id })),
    );
  }

  async function order(filters: ExportFilters = {}, options: ExportOptions = {}, of = open) {
    const { files } = await madeFiles(of.database, 'camtrap_dp', 1, { filters, options, isGivenOut: true });
    expect(camtrapFaults(files)).toEqual([]);
    return files;
  }
  const startsIn = (files: Readonly<Record<string, string>>) =>
    csvRecords(files['deployments.csv'] ?? '').map((one) => [
      one['deploymentID'],
      one['deploymentStart']?.slice(0, 'YYYY-MM-DD'.length),
      one['deploymentEnd']?.slice(0, 'YYYY-MM-DD'.length),
    ]);
  const SET_LINE = ['Set', '2024-05-01', '2024-10-01'];
  const FIRST = [
    ['Moor', '2024-06-01', '2024-06-02'],
    ['Moor period 2', '2024-07-20', '2024-07-20'],
    ['Moor period 3', '2024-09-10', '2024-09-10'],
    SET_LINE,
  ];

  test('are a deployment each, and one of a declared start and end is never split', async () => {
    const files = await order();
    expect(startsIn(files)).toEqual(FIRST);
    const lines = csvRecords(files['deployments.csv'] ?? '');
    expect(lines.map((one) => [one['deploymentGroups'], one['deploymentTags']])).toEqual([
      ['trap:Moor', 'trapNights:2'],
      ['trap:Moor', 'trapNights:1'],
      ['trap:Moor', 'trapNights:1'],
      ['', 'trapNights:2'],
    ]);
    const ids = (file: string) =>
      csvRecords(files[file] ?? '').map(
        (one) => `${one['deploymentID']} ${(one['timestamp'] ?? one['eventStart'])?.slice(0, 10)}`,
      );
    const days = [
      'Moor 2024-06-01',
      'Moor 2024-06-02',
      'Moor period 2 2024-07-20',
      'Moor period 3 2024-09-10',
      'Set 2024-06-01',
      'Set 2024-08-01',
    ];
    expect(ids('media.csv')).toEqual(days);
    // At both levels.
    expect(ids('observations.csv')).toEqual(days.flatMap((day) => [day, day]));
    const { description, noctuary } = JSON.parse(files['datapackage.json'] ?? '') as {
      description: string;
      noctuary: { notInPackage: string[]; declaredPeriods: string[] } & Record<string, unknown>;
    };
    expect(noctuary).toMatchObject({
      periodGapDays: null,
      periodMissedNights: 2,
      trapNights: 6,
      deploymentDays: 154,
      declaredPeriods: ['Set'],
      deploymentPeriods: [
        { deploymentID: 'Moor', periodOf: 'Moor', number: 1 },
        { deploymentID: 'Moor period 2', periodOf: 'Moor', number: 2 },
        { deploymentID: 'Moor period 3', periodOf: 'Moor', number: 3 },
      ],
    });
    expect(noctuary.notInPackage.join(' ')).toContain(
      'begins where the nights without a session in it would be more than 2 ',
    );
    expect(description).toContain('from start to end the deployments have 154 days together, and 6 trap-nights.');
  });

  test('keep their IDs in later orders, and in those of some nights', async () => {
    await order();
    await nights(MOOR, '2024-04-01', '2024-07-24');
    const later = [
      ['Moor period 4', '2024-04-01', '2024-04-01'],
      ...FIRST.slice(0, 2),
      ['Moor period 5', '2024-07-24', '2024-07-24'],
      ...FIRST.slice(2),
    ];
    expect(startsIn(await order())).toEqual(later);
    const of = { deployment: MOOR, first_night: '2024-06-02', last_night: '2024-08-31' };
    expect(startsIn(await order(of))).toEqual([['Moor', '2024-06-02', '2024-06-02'], later[2], later[3]]);
    expect(startsIn(await order({ event: 4 }))).toEqual([FIRST[2]]);
    // Nights between two periods make one of them.
    await nights(MOOR, '2024-07-22');
    expect(startsIn(await order({ deployment: MOOR }))[2]).toEqual(['Moor period 2', '2024-07-20', '2024-07-24']);
    const stored = await open.database.selectFrom('deployment_periods').select('number').orderBy('number').execute();
    expect(stored.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('are parted by the gap that an order names', async () => {
    const files = await order({ deployment: MOOR }, { publication: { period_gap_days: 50 } });
    expect(startsIn(files)).toEqual([
      ['Moor', '2024-06-01', '2024-07-20'],
      ['Moor period 2', '2024-09-10', '2024-09-10'],
    ]);
    expect(files['datapackage.json']).toContain('begins after more than 50 days without a session');
  });

  test('never have the ID of another trap', async () => {
    await open.database.updateTable('deployments').set({ name: 'Moor period 2' }).where('id', '=', SET).execute();
    const ids = startsIn(await order()).map(([id]) => id);
    expect(ids).toEqual(['Moor', 'Moor period 2 #1', 'Moor period 3', 'Moor period 2']);
  });

  test('are numbered once by orders at the same time', async () => {
    const others = await Promise.all([1, 2, 3].map(() => openDatabase(empties[0]?.location ?? '')));
    const made = await Promise.all(others.map((one) => order({}, {}, one)));
    expect(made.map(startsIn)).toEqual([FIRST, FIRST, FIRST]);
    const stored = await open.database.selectFrom('deployment_periods').selectAll().orderBy('number').execute();
    expect(stored.map(({ number, start }) => [number, start])).toEqual([
      [1, '2024-06-01T21:00:00'],
      [2, '2024-07-20T21:00:00'],
      [3, '2024-09-10T21:00:00'],
    ]);
    await Promise.all(others.map(({ close }) => close()));
  });

  test('go with their deployment', async () => {
    await order();
    await open.database.transaction().execute((transaction) => removeRows(transaction, 'deployments', [MOOR]));
    expect(await open.database.selectFrom('deployment_periods').selectAll().execute()).toEqual([]);
  });

  /** A package loaded into another database. */
  async function loadedBack(files: Readonly<Record<string, string>>): Promise<OpenDatabase & { said: string[] }> {
    const into = await databaseWithTables(kind);
    empties.push(into);
    const path = join(into.folder, 'package');
    mkdirSync(path, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
    const load = loadInto(into);
    expect(await runLoad({ what: 'camtrap', path, gapHours: 4, replace: false }, load)).toBe(true);
    return { ...(await openDatabase(into.location)), said: load.said };
  }
  const rowsOf = ({ database }: OpenDatabase) =>
    database
      .selectFrom('deployments')
      .select(['name', 'period_start', 'period_end', 'events_count', 'occurrences_count', 'captures_count'])
      .orderBy('id')
      .execute();

  test('are one deployment again where the package is loaded, with the same IDs in its next package', async () => {
    await order();
    await nights(MOOR, '2024-04-01');
    const files = await order();
    const back = await loadedBack(files);
    const counted = (events: number) => ({ events_count: events, occurrences_count: events, captures_count: events });
    expect(await rowsOf(back)).toEqual([
      { name: 'Moor', period_start: null, period_end: null, ...counted(5) },
      { name: 'Set', period_start: '2024-05-01T15:00:00', period_end: '2024-10-01T09:00:00', ...counted(2) },
    ]);
    expect(back.said.join('\n')).toContain('deployments: 2, of which');
    expect(startsIn(await order({}, {}, back))).toEqual(startsIn(files));
    await back.close();
  });

  test('are one deployment also of a package of later periods alone, and by no other package’s IDs', async () => {
    const files = await order({ deployment: MOOR, first_night: '2024-07-01' });
    const back = await loadedBack(files);
    expect((await rowsOf(back)).map((one) => [one.name, one.events_count])).toEqual([['Moor', 2]]);
    await back.close();
    const { noctuary: _ours, ...descriptor } = JSON.parse(files['datapackage.json'] ?? '') as Record<string, unknown>;
    const other = await loadedBack({ ...files, 'datapackage.json': JSON.stringify(descriptor) });
    expect((await rowsOf(other)).map((one) => [one.name, one.events_count])).toEqual([
      ['Moor period 2', 1],
      ['Moor period 3', 1],
    ]);
    await other.close();
  });
});
