import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { exportColumns } from '#contract/exports/export-columns.ts';
import { csvHead } from '#dashboard/exports/preview/table-head.ts';
import { chooseNumbers } from '#dashboard/ui/language/language.ts';
import { refreshCounters } from '#service/database/refresh-counters.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { fillSeason } from '#test/support/sample/fill-season.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { exportOnceIt, postExport, type ExportBody } from '#test/service/exports/export-season.ts';
import { ANY, textPattern, words } from '#test/words.ts';

let empty: EmptyDatabase;
let service: RunningService;

beforeAll(async () => {
  empty = await emptyDatabase('sqlite');
  const exportFolder = join(empty.folder, 'exports');
  mkdirSync(exportFolder);
  service = await serve(empty.location, { exportFolder });
  await fillSeason(service.database);
  await refreshCounters(service.database);
});
afterAll(async () => {
  await service.stop();
  await empty.remove();
});

afterEach(() => {
  chooseNumbers(null);
  vi.restoreAllMocks();
});

const excel = words.panels.asFile(words.panels.forExcel);

/** The preview of a new export of that format. */
async function previewed(format: string) {
  const answer = await postExport(service.url, { format, project: 1 });
  const { id } = JSON.parse(answer.text) as ExportBody;
  const record = await exportOnceIt(service.url, id, 'SUCCESS');
  loadedFrom(service.url);
  const { user } = renderAt(`/exports?selected=${id}`);
  const card = within(
    await screen.findByText(words.exports.exportId(String(id))).then((one) => one.closest('article') as HTMLElement),
  );
  await user.click(card.getByRole('button', { name: words.exports.preview }));
  const dialog = within(await screen.findByRole('dialog', { name: textPattern(words.exportPreview.previewOf('§')) }));
  const tableOf = async (name: string | RegExp) => {
    const table = within(await dialog.findByRole('region', { name })).getByRole('table');
    const [header, ...rows] = within(table).getAllByRole('row');
    return { header: [...(header?.children ?? [])].map(({ textContent }) => textContent), rows };
  };
  return { user, dialog, tableOf, record: record as ExportBody & { job: { result: { sha256: string } } } };
}

test('a preview of a table has its first 50 rows, the meaning of every column and the checksum', async () => {
  const { dialog, tableOf, record } = await previewed('occurrences_simple_csv');
  const { header, rows } = await tableOf(words.exportPreview.firstRows(50));
  const names = exportColumns.occurrences_simple_csv.map(({ name }) => name);
  expect([header, rows.length]).toEqual([names, 50]);
  expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names);
  expect(dialog.getByText(record.job.result.sha256)).toBeVisible();
});

test('the file of a table downloads for Excel in the reader’s language, with all of its rows', async () => {
  chooseNumbers('da');
  const { user, dialog, record } = await previewed('occurrences_simple_csv');
  const blobs: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  expect(await dialog.findByText(words.panels.semicolons)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: excel }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blobs[0]?.arrayBuffer());
  const parsed: string[][] = parse(text, { bom: true, delimiter: ';' });
  const [header = [], ...rows] = parsed;
  expect(text.codePointAt(0)).toBe(0xfe_ff);
  expect(header).toEqual(exportColumns.occurrences_simple_csv.map(({ name }) => name));
  expect(rows).toHaveLength(record.record_count ?? 0);
  const scores = rows.map((row) => row[header.indexOf('determination_score')] ?? '').filter((score) => score !== '');
  expect(scores.length).toBeGreaterThan(0);
  expect(scores.filter((score) => !/^(0|1|0,\d+)$/.test(score))).toEqual([]);
  expect(names).toEqual([expect.stringMatching(/-excel\.csv$/)]);
});

test('a preview of an archive has its files and the first rows of each table', async () => {
  const { dialog, tableOf } = await previewed('camtrap_dp');
  const observations = await tableOf(/^observations\.csv/);
  expect(observations.header[0]).toBe('observationID');
  expect(observations.rows).toHaveLength(50);
  expect((await tableOf(/^deployments\.csv/)).header[0]).toBe('deploymentID');
  const tables = ['deployments', 'media', 'observations'].map((name) => new RegExp(`^${name}\\.csv`));
  const headers = (await Promise.all(tables.map(tableOf))).flatMap(({ header }) => header);
  // The dictionary has every column of every table.
  expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(headers);
  for (const name of ['datapackage.json', 'deployments.csv', 'media.csv', 'observations.csv'])
    expect(dialog.getByText(name)).toBeVisible();
  expect(dialog.queryByRole('button', { name: excel })).not.toBeInTheDocument();
});

test('a preview of GeoJSON has the properties and the place of each feature', async () => {
  const { dialog, tableOf, record } = await previewed('deployments_geojson');
  const { header, rows } = await tableOf(textPattern(words.exportPreview.firstRows(ANY)));
  expect([header.slice(0, 2), header.at(-1)]).toEqual([['deployment_id', 'deployment_name'], 'longitude, latitude']);
  expect(rows).toHaveLength(record.record_count ?? 0);
  expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(header);
});

test.each([
  ['a,b\r\n1,2\r\n3,', [['1', '2']]],
  ['a,b\r\n"1,""x""\r\ny",2\r\n', [['1,"x"\r\ny', '2']]],
  ['a,b\r\n,\r\n', [['', '']]],
  ['a,b\r\n', []],
])('the first rows of %j, without one that is cut, are %j', (text, rows) => {
  expect(csvHead(text, 50)).toEqual({ columns: ['a', 'b'], rows });
});
