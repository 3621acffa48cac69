import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportFormatNames, type ExportFormatName } from '#contract/exports/export-formats.ts';
import type { ExportOptions } from '#contract/exports/export-request.ts';
import { deploymentsQuery } from '#service/queries/deployments-query.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { inDatabase, loadedPackage, NIGHT, table } from '#test/service/load/loaded-package.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';

/** Two traps with an image each, of which one says how uncertain its location is. */
const PACKAGE = {
  ...NIGHT,
  'deployments.csv': table(
    [
      'deploymentID',
      'locationName',
      'latitude',
      'longitude',
      'coordinateUncertainty',
      'deploymentStart',
      'deploymentEnd',
    ],
    ['dune', 'Dune', '52.1', '4.3', '25.0', '2024-06-10T18:00:00+02:00', '2024-06-14T08:00:00+02:00'],
    ['marsh', 'Marsh', '52.4', '4.6', '', '2024-06-10T18:00:00+02:00', '2024-06-14T08:00:00+02:00'],
    ['wood', 'Wood', '52.7', '4.9', '2.5', '2024-06-10T18:00:00+02:00', '2024-06-14T08:00:00+02:00'],
  ),
};

/** The column of each format, and the file that has it; of a format without a table of its own the file is JSON. */
const COLUMNS: Readonly<Partial<Record<ExportFormatName, readonly [file: string, name: string, column: string]>>> = {
  occurrences_simple_csv: ['file', 'deployment_name', 'coordinate_uncertainty_m'],
  sessions_csv: ['file', 'deployment_name', 'coordinate_uncertainty_m'],
  deployments_csv: ['file', 'deployment_name', 'coordinate_uncertainty_m'],
  camtrap_dp: ['deployments.csv', 'locationName', 'coordinateUncertainty'],
  darwin_core_archive: ['event.csv', 'locality', 'coordinateUncertaintyInMeters'],
};

let empty: EmptyDatabase;
beforeEach(async () => {
  empty = await databaseWithTables('sqlite');
});
afterEach(() => empty.remove());

async function uncertainties(options: ExportOptions): Promise<Record<string, Record<string, string>>> {
  return inDatabase(empty, async (database) => {
    const { id } = await database.selectFrom('projects').select('id').executeTakeFirstOrThrow();
    const found: Record<string, Record<string, string>> = {};
    for (const format of exportFormatNames) {
      const column = COLUMNS[format];
      if (column === undefined) continue;
      const { files } = await madeFiles(database, format, id, { options });
      const [file, name, uncertainty] = column;
      const rows = csvRecords(files[file] ?? '');
      found[format] = Object.fromEntries(
        rows.map((row) => [row[name]?.split(',')[0] ?? '', row[uncertainty] ?? 'no such column']),
      );
    }
    return found;
  });
}

test('how uncertain a location is comes with a package, is in the record, and in every file as it is or with that of the rounding', async () => {
  const { setAside } = await loadedPackage(empty, PACKAGE);
  expect(setAside.filter((line) => line.includes('coordinateUncertainty'))).toEqual([
    expect.stringContaining('"2.5"" is no whole number of metres from 1: not kept'),
  ]);
  const records = await inDatabase(empty, (database) => deploymentsQuery.read(database, [1, 2, 3], ''));
  expect(records).toMatchObject([
    { name: 'Dune', coordinate_uncertainty_m: 25 },
    { name: 'Marsh', coordinate_uncertainty_m: null },
    { name: 'Wood', coordinate_uncertainty_m: null },
  ]);

  const exact = await uncertainties({});
  expect(Object.keys(exact).toSorted()).toEqual(Object.keys(COLUMNS).toSorted());
  for (const [format, of] of Object.entries(exact)) expect([format, of]).toMatchObject([format, { Dune: '25' }]);
  expect(exact['deployments_csv']).toEqual({ Dune: '25', Marsh: '', Wood: '' });
  const rounded = await uncertainties({ coordinate_digits: 2 });
  for (const [format, of] of Object.entries(rounded)) expect([format, of]).toMatchObject([format, { Dune: '1595' }]);
  expect(rounded['deployments_csv']).toEqual({ Dune: '1595', Marsh: '1570', Wood: '1570' });
});
