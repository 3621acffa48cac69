import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportFormatNames, exportFormats } from '#contract/exports/export-formats.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { unzipped } from '#test/support/exports/unzipped.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { databaseWithSeason } from './database-with-season.ts';
import { exportOnceIt, postExport, type ExportBody } from './export-season.ts';

const WITH_COORDINATES = exportFormatNames.filter((name) => exportFormats[name].hasCoordinates);
/** Two traps of project 1 at nearly one place, whose names give it away, as do those of their site and project. */
const PLACES = [
  { id: 1, latitude: 51.49612, longitude: 4.77431 },
  { id: 2, latitude: 51.49634, longitude: 4.77452 },
] as const;
const DIGITS = /51\D496|\b4\D774|29′46/;

describe.each(similarDatabases)('an order with rounded coordinates, over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let folder: string;
  let service: RunningService;

  beforeEach(async () => {
    empty = await databaseWithSeason(kind);
    folder = join(empty.folder, 'exports');
    mkdirSync(folder);
    service = await serve(empty.location, { exportFolder: folder });
    const { database } = service;
    for (const { id, ...place } of PLACES) {
      const name = `${place.latitude}, ${place.longitude}`;
      await database
        .updateTable('deployments')
        .set({ ...place, name })
        .where('id', '=', id)
        .execute();
    }
    await database.insertInto('sites').values({ id: 9, project_id: 1, name: 'Site 51.49612N 4.77431E' }).execute();
    await database.updateTable('deployments').set({ site_id: 9 }).where('id', 'in', [1, 2]).execute();
    // A third one at their site, with a session and no location of its own.
    const at = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };
    const times = { start: '2024-06-12T22:00:00', end: '2024-06-13T03:00:00', duration_seconds: 18_000 };
    const unseen = { first_capture_timestamp: null, last_capture_timestamp: null };
    const nowhere = { name: 'Beside 51.49634, 4.77452', latitude: 0, longitude: 0, site_id: 9 };
    const nothing = { device_id: null, storage_source_id: null, image: null };
    await insertRows(database, 'deployments', [{ id: 4, project_id: 1, ...nowhere, ...nothing, ...unseen, ...at }]);
    await insertRows(database, 'events', [{ id: 31, project_id: 1, deployment_id: 4, ...times, ...at }]);
    const texts = { name: 'Garden 51.49612', description: 'At 51°29′46.03″N, 4.77431E.' };
    await database.updateTable('projects').set(texts).where('id', '=', 1).execute();
  });
  afterEach(async () => {
    await service.stop();
    await empty.remove();
  });

  async function ordered(format: string, filters: object, options: object) {
    const { status, text } = await postExport(service.url, { format, project: 1, filters, options });
    expect([status, text]).toEqual([201, expect.any(String)]);
    const { file_url } = await exportOnceIt(service.url, (JSON.parse(text) as ExportBody).id, 'SUCCESS');
    const name = basename(file_url ?? '');
    const path = join(folder, name);
    return { name, files: name.endsWith('.zip') ? await unzipped(path) : { file: readFileSync(path, 'utf8') } };
  }

  test('has no exact digit in its files or their names, also where names of records have them', async () => {
    for (const format of WITH_COORDINATES) {
      const exact = await ordered(format, { deployment: 1 }, {});
      expect([format, DIGITS.test(Object.values(exact.files).join('\n'))]).toEqual([format, true]);
      expect([format, DIGITS.test(exact.name)]).toEqual([format, true]);
      for (const filters of [{}, { deployment: 1 }]) {
        const { name, files } = await ordered(format, filters, { coordinate_digits: 2 });
        const text = [name, ...Object.values(files)].join('\n');
        expect([format, DIGITS.exec(text)?.[0]]).toEqual([format, undefined]);
        expect(text).toContain('51.5');
        expect(text).toContain('1570');
      }
    }
  });

  test('gives deployments of a Camtrap DP names of their own, where rounded ones are equal', async () => {
    const { files } = await ordered('camtrap_dp', {}, { coordinate_digits: 2 });
    expect(camtrapFaults(files)).toEqual([]);
    const names = csvRecords(files['deployments.csv'] ?? '').map(({ deploymentID }) => deploymentID);
    expect(names.slice(0, 2)).toEqual(['51.50, 4.77 #1', '51.50, 4.77 #2']);
  });
});
