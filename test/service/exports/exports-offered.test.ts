import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mkdirSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesLabel } from '#service/bytes-label.ts';
import { exportFormatNames, exportFormats } from '#contract/exports/export-formats.ts';
import type { orderDescription } from '#contract/exports/order-description.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { databaseWithSeason } from './database-with-season.ts';
import { exportOnceIt, idsInFile, idsWhere, parameterOf, postExport, type ExportBody } from './export-season.ts';

describe.each(similarDatabases)('orders of parts of a project, over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let folder: string;
  let service: RunningService;

  beforeAll(async () => {
    empty = await databaseWithSeason(kind);
    folder = join(empty.folder, 'exports');
    mkdirSync(folder);
    service = await serve(empty.location, { exportFolder: folder });
  });
  afterAll(async () => {
    await service.stop();
    await empty.remove();
  });

  const asked = { format: 'occurrences_simple_csv', project: 1 };
  const post = (path: string, body: unknown) =>
    ask(service.url, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(JSON.stringify(body).length) },
      body: JSON.stringify(body),
    });
  const count = async (body: unknown) => JSON.parse((await post('/api/v2/exports/count/', body)).text) as unknown;

  test.each([
    ['several deployments', { deployments: [1, 2] }, 'o.deployment_id in (1, 2)'],
    ['one night', { first_night: '2024-06-12', last_night: '2024-06-12' }, `e.start like '2024-06-12%'`],
    ['nights from one on', { first_night: '2024-06-15' }, `e.start > '2024-06-15'`],
    ['a taxon', { taxon: 1 }, 'o.determination_id = 1'],
    [
      'a deployment and nights',
      { deployment: 2, last_night: '2024-06-12' },
      `o.deployment_id = 2 and e.start < '2024-06-13'`,
    ],
  ])('%s: counted before, and the file has them', async (_what, filters, where) => {
    const expected = await idsWhere(service.database, `o.project_id = 1 and ${where}`);
    expect(expected.length).toBeGreaterThan(0);
    expect(await count({ ...asked, filters })).toEqual({ count: expected.length, left_out: null });
    const answer = await postExport(service.url, { ...asked, filters });
    expect(answer.status).toBe(201);
    const ordered = JSON.parse(answer.text) as ExportBody;
    expect(ordered.filters).toEqual(filters);
    // Never "0 of 0": the total is known before the job begins.
    expect(parameterOf(ordered, 'total_records_to_export')).toBe(expected.length);
    const record = await exportOnceIt(service.url, ordered.id, 'SUCCESS');
    expect((await idsInFile(service.url, record)).toSorted((a, b) => a - b)).toEqual(expected);
    expect(record.record_count).toBe(expected.length);
  });

  test('filters_display names what the filters refer to', async () => {
    const filters = { deployments: [2, 1], first_night: '2024-06-12', taxon: 1, lowest_score: 0.5 };
    const { text } = await postExport(service.url, { ...asked, filters, options: { coordinate_digits: 2 } });
    const { filters_display, job, ...record } = JSON.parse(text) as ExportBody & { options: object };
    expect(filters_display).toEqual({
      deployments: [
        { id: 2, name: 'Gate' },
        { id: 1, name: 'Møn, "øst"' },
      ],
      taxon: { id: 1, name: 'Noctua pronuba' },
      first_night: '2024-06-12',
      lowest_score: 0.5,
    });
    // A file with rounded coordinates is made to be shared.
    expect(record.options).toEqual({ coordinate_digits: 2, people: 'none' });
    expect(job.name).toBe('Export of 2 deployments, nights from 2024-06-12, Noctua pronuba, scores from 0.5');
  });

  test.each([
    [
      'deployments of another project',
      { filters: { deployments: [1, 3, 99] } },
      { 'filters.deployments': /ids 3, 99/ },
    ],
    ['no deployments', { filters: { deployments: [] } }, { 'filters.deployments': /1 to 1000 ids/ }],
    ['a site that is not there', { filters: { sites: [5] } }, { 'filters.sites': /no site with the id 5/ }],
    ['a taxon that is not there', { filters: { taxon: 77 } }, { 'filters.taxon': /no taxon with the id 77/ }],
    ['a night that is no date', { filters: { first_night: '2024-02-30' } }, { 'filters.first_night': /YYYY-MM-DD/ }],
    [
      'nights the wrong way round',
      { filters: { first_night: '2024-06-12', last_night: '2024-06-11' } },
      { 'filters.last_night': /not be before first_night/ },
    ],
    ['a score above 1', { filters: { lowest_score: 80 } }, { 'filters.lowest_score': /0 to 1/ }],
    ['a taxon of sessions', { format: 'sessions_csv', filters: { taxon: 1 } }, { 'filters.taxon': /no occurrences/ }],
    [
      'an offset as a zone',
      { format: 'camtrap_dp', options: { time_zone: '+02:00' } },
      { 'options.time_zone': /IANA/ },
    ],
    ['a zone of a format without offsets', { options: { time_zone: 'UTC' } }, { 'options.time_zone': /trap’s clock/ }],
    ['four digits', { options: { coordinate_digits: 4 } }, { 'options.coordinate_digits': /1, 2 or 3/ }],
    [
      'rounded coordinates of a format without',
      { format: 'captures_csv', options: { coordinate_digits: 1 } },
      { 'options.coordinate_digits': /no coordinates/ },
    ],
    ['an unknown option', { options: { zone: 1 } }, { 'options.zone': /time_zone, coordinate_digits, people/ }],
    ['an unknown format', { format: 'xlsx' }, { format: /must be one of occurrences_simple_csv, sessions_csv/ }],
  ])('%s are refused by name, when counted too', async (_what, wrong, faults) => {
    for (const path of ['/api/v2/exports/', '/api/v2/exports/count/']) {
      const { status, text } = await post(path, { ...asked, ...wrong });
      const messages = JSON.parse(text) as Record<string, string[]>;
      expect([status, Object.keys(messages)]).toEqual([400, Object.keys(faults)]);
      for (const [field, pattern] of Object.entries(faults)) expect(messages[field]?.join(' ')).toMatch(pattern);
    }
  });

  test.each(exportFormatNames)('a file of %s has its checksum beside it and in the job', async (format) => {
    const { text } = await postExport(service.url, { format, project: 1 });
    const { id } = JSON.parse(text) as ExportBody;
    const record = (await exportOnceIt(service.url, id, 'SUCCESS')) as ExportBody & {
      file_size_display: string;
      job: { result: { sha256: string } };
    };
    const path = new URL(record.file_url ?? '').pathname;
    expect(path.endsWith(`-${id}.${exportFormats[format].extension}`)).toBe(true);
    const bytes = Buffer.from(await (await fetch(service.url + path)).arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect([record.job.result, record.file_size]).toMatchObject([{ sha256 }, bytes.length]);
    expect(record.file_size_display).toBe(bytesLabel(bytes.length));
    expect((await ask(service.url, `${path}.sha256`)).text).toBe(`${sha256}  ${path.split('/').at(-1)}\n`);
    const records = record.record_count;
    expect([parameterOf(record, 'number_of_records_exported'), parameterOf(record, 'total_records_to_export')]).toEqual(
      [records, records],
    );
    expect(readdirSync(folder).filter((name) => name.includes(`-${id}.`))).toHaveLength(2);
  });

  test('OPTIONS says which formats, filters and options an order takes', async () => {
    const { actions } = JSON.parse((await ask(service.url, '/api/v2/exports/', { method: 'OPTIONS' })).text) as {
      actions: ReturnType<typeof orderDescription>;
    };
    const { format, filters, options } = actions.POST;
    expect(format.choices.map(({ value }) => value)).toEqual(exportFormatNames);
    expect(format.choices.every(({ about = '' }) => about.includes('Records are'))).toBe(true);
    expect(Object.keys(filters.children)).toEqual([
      'collection_id',
      'deployment',
      'deployments',
      'sites',
      'event',
      'first_night',
      'last_night',
      'taxon',
      'lowest_score',
      'sex',
      'life_stage',
      'behavior',
      'looked',
    ]);
    expect(Object.keys(options.children)).toEqual([
      'time_zone',
      'coordinate_digits',
      'people',
      'rights_holder',
      'creator',
      'license',
      'publication',
    ]);
  });

  test('a count orders nothing, and only POST counts', async () => {
    const before = await askJson<{ count: number }>(service.url, '/api/v2/exports/?limit=1');
    expect(await count({ ...asked, format: 'sessions_csv' })).toEqual({ count: 20, left_out: null });
    expect((await askJson<{ count: number }>(service.url, '/api/v2/exports/?limit=1')).count).toBe(before.count);
    const { status, headers } = await ask(service.url, '/api/v2/exports/count/');
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });
});
