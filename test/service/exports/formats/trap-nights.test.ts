import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportFormatName } from '#contract/exports/export-formats.ts';
import type { ExportFilters } from '#contract/exports/export-request.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { withNights } from '#test/support/sample/nights-in-sql.ts';
import { fillOddSeason } from '#test/support/sample/odd-season.ts';

let made: EmptyDatabase;
let database: Database;
beforeAll(async () => {
  made = await databaseWithTables('sqlite');
  ({ database } = await openDatabase(made.location));
  await fillOddSeason(database);
});
afterAll(async () => {
  await database.destroy();
  await made.remove();
});

async function rowsOf(format: ExportFormatName, file: string, filters: ExportFilters = {}) {
  const { files } = await madeFiles(database, format, 1, { filters });
  return csvRecords(files[file] ?? '');
}

/** The trap-nights of a deployment in SQL. */
async function nightsOf(deployment: number): Promise<number> {
  const { rows } = await sql
    .raw<{ nights: number }>(
      `${withNights()} select count(distinct night) as nights from nights where deployment_id = ${deployment}`,
    )
    .execute(database);
  return rows[0]?.nights ?? Number.NaN;
}

describe('the trap-nights of a season with every oddity', () => {
  test('stand once each in samplingEffort, with the first session that ran in them', async () => {
    const { files } = await madeFiles(database, 'darwin_core_archive', 1);
    expect(darwinCoreFaults(files)).toEqual([]);
    const events = csvRecords(files['event.csv'] ?? '');
    expect(events.map(({ eventID, samplingEffort }) => [eventID, samplingEffort?.split(',')[0]])).toEqual([
      ['event:1', '1 trap-night'],
      ['event:2', '0 trap-nights besides that of event:1'],
      ['event:3', '1 trap-night'],
      ['event:4', '3 trap-nights'],
      ['event:5', '0 trap-nights besides that of event:4'],
      ['event:6', '1 trap-night'],
      ['event:7', '2 trap-nights'],
      ['event:8', '2 trap-nights'],
      ['event:9', '1 trap-night'],
      ['event:10', '3 trap-nights'],
    ]);
    for (const deployment of [1, 2]) {
      const own = events.filter(({ locationID }) => locationID === `deployment:${deployment}`);
      const sum = own.reduce((all, { samplingEffort = '' }) => all + Number.parseInt(samplingEffort, 10), 0);
      expect(sum).toBe(await nightsOf(deployment));
    }
  });

  test('are those of the sessions that are ordered', async () => {
    const alone = await rowsOf('darwin_core_archive', 'event.csv', { event: 5 });
    expect(alone.map(({ samplingEffort }) => samplingEffort)).toEqual(['1 trap-night, 4 hours, 2 captures']);
    const [deployment] = await rowsOf('deployments_csv', 'file', { deployments: [1], first_night: '2024-07-11' });
    // Of the sessions that ran from then on, with all of their nights: 4 to 7.
    expect([deployment?.['sessions'], deployment?.['trap_nights']]).toEqual(['4', '6']);
  });

  test('are summed by deployment, and of a session named by the first and the last', async () => {
    const deployments = await rowsOf('deployments_csv', 'file');
    expect(deployments.map((row) => Number(row['trap_nights']))).toEqual([await nightsOf(1), await nightsOf(2)]);
    const sessions = await rowsOf('sessions_csv', 'file');
    expect(sessions.map((row) => [row['night'], row['last_night']])).toEqual([
      ['2024-06-12', '2024-06-12'],
      ['2024-06-12', '2024-06-12'],
      ['2024-06-30', '2024-06-30'],
      ['2024-07-10', '2024-07-12'],
      ['2024-07-11', '2024-07-11'],
      ['2024-07-20', '2024-07-20'],
      ['2024-07-24', '2024-07-25'],
      ['2024-06-12', '2024-06-13'],
      ['2024-06-20', '2024-06-20'],
      ['2024-12-30', '2025-01-01'],
    ]);
  });

  test('are those of captures by their own times', async () => {
    const captures = await rowsOf('captures_csv', 'file');
    const ofLong = captures.filter((row) => row['event_id'] === '4');
    expect(ofLong.map((row) => [row['timestamp'], row['night']])).toEqual([
      ['2024-07-10T21:00:00', '2024-07-10'],
      ['2024-07-13T03:00:00', '2024-07-12'],
    ]);
    // A session of one night has all of its captures there, also those of the next evening.
    const ofDay = captures.filter((row) => row['event_id'] === '6');
    expect(ofDay.map((row) => row['night'])).toEqual(['2024-07-20', '2024-07-20']);
  });
});
