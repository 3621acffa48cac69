import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportFormatName } from '#contract/exports/export-formats.ts';
import type { ExportFilters } from '#contract/exports/export-request.ts';
import type { LeftOut } from '#contract/exports/left-out.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { ask } from '#test/service/ask.ts';
import { exportOnceIt, postExport, type ExportBody } from './export-season.ts';

const at = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };
const NIGHTS = { first_night: '2024-06-10', last_night: '2024-06-20' };

/**
 * Six traps of project 1, of which an order of ten nights of June has a session of the first two alone: "Bog" has no
 * location, "Gap" ran before and after, and has an occurrence without a session, "Set" and "Part" have a declared period,
 * which covers the nights or half of them, "New" has nothing.
 */
async function fill({ database }: RunningService): Promise<void> {
  const project = { description: '', image: null, draft: 0, ...at };
  await insertRows(database, 'projects', [{ id: 1, name: 'P', ...project }]);
  const nothing = { site_id: null, device_id: null, storage_source_id: null, image: null };
  const unseen = { first_capture_timestamp: null, last_capture_timestamp: null };
  const trap = (id: number, name: string, period: [string, string] | null = null, latitude = 50 + id) => ({
    id,
    project_id: 1,
    name,
    latitude,
    longitude: latitude === 0 ? 0 : 4,
    ...nothing,
    ...unseen,
    ...at,
    period_start: period?.[0] ?? null,
    period_end: period?.[1] ?? null,
  });
  await insertRows(database, 'deployments', [
    trap(1, 'Gate'),
    trap(2, 'Bog', null, 0),
    trap(3, 'Gap'),
    trap(4, 'Set', ['2024-05-01T15:00:00', '2024-07-01T09:00:00']),
    trap(5, 'Part', ['2024-05-01T15:00:00', '2024-06-15T09:00:00']),
    trap(6, 'New'),
  ]);
  const night = (id: number, deployment_id: number, day: string) => ({
    id,
    project_id: 1,
    deployment_id,
    duration_seconds: 7_200,
    ...at,
    start: `${day}T21:00:00`,
    end: `${day}T23:00:00`,
  });
  await insertRows(database, 'events', [
    night(1, 1, '2024-06-12'),
    night(2, 2, '2024-06-12'),
    night(3, 3, '2024-06-01'),
    night(4, 3, '2024-06-25'),
  ]);
  await insertRows(database, 'taxa', [
    { id: 1, name: 'Noctuidae', rank: 'FAMILY', parent_id: null, ...at },
    { id: 2, name: 'Geometridae', rank: 'FAMILY', parent_id: null, ...at },
  ]);
  const found = (id: number, deployment_id: number, event_id: number | null, determination_id = 1) => ({
    id,
    project_id: 1,
    deployment_id,
    event_id,
    determination_id,
    determination_score: 0.9,
    ...at,
  });
  await insertRows(database, 'occurrences', [
    found(1, 1, 1),
    found(2, 2, 2),
    found(3, 2, 2, 2),
    found(4, 3, 3),
    found(5, 3, null),
  ]);
}

const OUTSIDE = 'no session in the nights ordered';
const GAPS = [
  { id: 3, name: 'Gap', why: OUTSIDE, occurrences: 1 },
  { id: 5, name: 'Part', why: OUTSIDE, occurrences: 0 },
  { id: 6, name: 'New', why: OUTSIDE, occurrences: 0 },
];
const BOG = { id: 2, name: 'Bog', why: 'no location', occurrences: 2 };

describe.each(similarDatabases)('deployments that a file leaves out, over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let service: RunningService;

  beforeAll(async () => {
    empty = await databaseWithTables(kind);
    service = await serve(empty.location, { exportFolder: empty.folder });
    await fill(service);
  });
  afterAll(async () => {
    await service.stop();
    await empty.remove();
  });

  const made = (format: ExportFormatName, filters: ExportFilters) =>
    madeFiles(service.database, format, 1, { filters });
  const packageOf = async (filters: ExportFilters) => {
    const { files } = await made('camtrap_dp', filters);
    expect(camtrapFaults(files)).toEqual([]);
    const { noctuary, description } = JSON.parse(files['datapackage.json'] ?? '') as {
      description: string;
      noctuary: {
        deploymentsLeftOut: LeftOut['named'];
        occurrencesLeftOutWithDeployments: number;
        declaredPeriods: string[];
      };
    };
    return { description, deployments: csvRecords(files['deployments.csv'] ?? ''), noctuary };
  };

  test('a Camtrap DP of some nights names each with its reason and its occurrences', async () => {
    const { deployments, noctuary, description } = await packageOf(NIGHTS);
    expect(noctuary.deploymentsLeftOut).toEqual([BOG, ...GAPS]);
    const all = [BOG, ...GAPS].reduce((sum, { occurrences }) => sum + occurrences, 0);
    expect(all).toBeGreaterThan(1);
    expect(noctuary.occurrencesLeftOutWithDeployments).toBe(all);
    expect(description).toContain(`Occurrences left out with their deployments: ${all}.`);
    expect(deployments.map(({ deploymentID }) => deploymentID)).toEqual(['Gate', 'Set']);
    // Some ordered by name, the others of the project are not left out of it.
    const some = await packageOf({ ...NIGHTS, deployments: [1, 3] });
    expect(some.noctuary.deploymentsLeftOut).toEqual([GAPS[0]]);
    // The occurrence is not of the taxon ordered.
    const other = await packageOf({ ...NIGHTS, deployments: [2, 3], taxon: 2 });
    expect(other.noctuary.deploymentsLeftOut.map(({ occurrences }) => occurrences)).toEqual([1, 0]);
  });

  test('a deployment with a declared period is in it, for the nights of the order alone', async () => {
    const { deployments, noctuary } = await packageOf({ ...NIGHTS, deployment: 4 });
    expect(noctuary).toMatchObject({ deploymentsLeftOut: [], declaredPeriods: ['Set'] });
    expect(deployments.map((one) => [one['deploymentStart'], one['deploymentEnd']])).toEqual([
      ['2024-06-10T12:00:00Z', '2024-06-21T12:00:00Z'],
    ]);
    const whole = await packageOf({});
    expect(whole.deployments.map((one) => [one['deploymentID'], one['deploymentStart'], one['deploymentEnd']])).toEqual(
      [
        ['Gate', '2024-06-12T21:00:00Z', '2024-06-12T23:00:00Z'],
        ['Gap', '2024-06-01T21:00:00Z', '2024-06-01T23:00:00Z'],
        ['Gap period 2', '2024-06-25T21:00:00Z', '2024-06-25T23:00:00Z'],
        ['Set', '2024-05-01T15:00:00Z', '2024-07-01T09:00:00Z'],
        ['Part', '2024-05-01T15:00:00Z', '2024-06-15T09:00:00Z'],
      ],
    );
    expect(whole.noctuary.deploymentsLeftOut).toEqual([BOG, { ...GAPS[2], why: 'no session' }]);
  });

  test.each<[number[], object]>([
    [[1], { type: 'Point', bbox: [4, 51, 4, 51], coordinates: [4, 51] }],
    [
      [1, 3],
      {
        type: 'LineString',
        bbox: [4, 51, 4, 53],
        coordinates: [
          [4, 51],
          [4, 53],
        ],
      },
    ],
    [[2], { type: 'FeatureCollection', features: [] }],
  ])('the place of a package of the deployments %j is no polygon without an area', async (deployments, spatial) => {
    const { files } = await made('camtrap_dp', { deployments });
    expect(camtrapFaults(files)).toEqual([]);
    expect(JSON.parse(files['datapackage.json'] ?? '')).toMatchObject({ spatial });
  });

  test('tables, GeoJSON and packages of deployments without a location say so, and others say nothing', async () => {
    const NOTE = 'The deployment has no location.';
    for (const [filters, isSaid] of [
      [{ deployments: [2] }, true],
      [{ deployments: [1, 2] }, false],
    ] as const) {
      const saying = async (format: ExportFormatName, file = 'file') =>
        ((await made(format, { deployments: [...filters.deployments] })).files[file] ?? '').includes(NOTE);
      const notes = await Promise.all([
        saying('deployments_geojson'),
        saying('camtrap_dp', 'datapackage.json'),
        saying('darwin_core_archive', 'eml.xml'),
      ]);
      expect([filters, notes]).toEqual([filters, notes.map(() => isSaid)]);
    }
    for (const format of ['deployments_csv', 'sessions_csv', 'occurrences_simple_csv'] as const) {
      const { files } = await made(format, { deployments: [1, 2] });
      const rows = csvRecords(files['file'] ?? '');
      const names = new Set(rows.map((row) => `${row['deployment_name']}: ${row['location_note']}`));
      expect([format, names]).toEqual([format, new Set(['Gate: ', 'Bog: no location'])]);
    }
    const { files } = await made('deployments_geojson', { deployments: [2] });
    expect(JSON.parse(files['file'] ?? '')).toMatchObject({
      type: 'FeatureCollection',
      description: NOTE,
      features: [{ geometry: null, properties: { location_note: 'no location' } }],
    });
  });

  test('a count says of deployments none of which has a location how many they are, where the file has places', async () => {
    const unlocated = async (format: ExportFormatName, deployments: number[]) => {
      const text = JSON.stringify({ format, project: 1, filters: { deployments } });
      const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
      const counted = await ask(service.url, '/api/v2/exports/count/', { method: 'POST', headers, body: text });
      return (JSON.parse(counted.text) as { left_out: LeftOut | null }).left_out;
    };
    const none = { deployments: 0, occurrences: 0, named: [], unlocated: 1 };
    expect(await unlocated('sessions_csv', [2])).toEqual(none);
    expect(await unlocated('camtrap_dp', [2])).toEqual({ ...none, deployments: 1, occurrences: 2, named: [BOG] });
    expect([await unlocated('sessions_csv', [1, 2]), await unlocated('captures_csv', [2])]).toEqual([null, null]);
  });

  test.each([
    // The night is covered with its midnight, by a trap that was taken down in the morning.
    [{ first_night: '2024-06-14', last_night: '2024-06-14' }, ['Set', 'Part']],
    [{ first_night: '2024-06-14', last_night: '2024-06-15' }, ['Set']],
    [{ first_night: '2024-04-30', last_night: '2024-05-02' }, []],
    [{ first_night: '2024-05-01', last_night: '2024-05-02' }, ['Set', 'Part']],
    [{ first_night: '2024-06-26' }, ['Set']],
    [{ last_night: '2024-04-01' }, []],
  ])('of %o the periods cover %o', async (filters, covered) => {
    const { noctuary } = await packageOf({ ...filters, deployments: [4, 5] });
    expect(noctuary.declaredPeriods).toEqual(covered);
  });

  test('a Darwin Core archive has an event for a declared period, and names the others in eml.xml', async () => {
    const { files } = await made('darwin_core_archive', NIGHTS);
    expect(darwinCoreFaults(files)).toEqual([]);
    const events = csvRecords(files['event.csv'] ?? '');
    expect(events.map(({ eventID, eventDate, samplingEffort }) => [eventID, eventDate, samplingEffort])).toEqual([
      ['event:1', '2024-06-12T21:00:00/2024-06-12T23:00:00', '1 trap-night, 2 hours, 0 captures'],
      ['event:2', '2024-06-12T21:00:00/2024-06-12T23:00:00', '1 trap-night, 2 hours, 0 captures'],
      ['deployment:4', '2024-06-10T12:00:00/2024-06-21T12:00:00', ''],
    ]);
    expect(files['eml.xml']).toContain(
      `Gap (deployment:3): ${OUTSIDE}, 1 occurrence; Part (deployment:5): ${OUTSIDE}, 0 occurrences; New (deployment:6): ` +
        `${OUTSIDE}, 0 occurrences.`,
    );
    expect(files['eml.xml']).toContain('Occurrences of these deployments, left out with them: 1.');
  });

  test('deployments.csv and GeoJSON have the same deployments, with a declared period of no session', async () => {
    const { files } = await made('deployments_csv', NIGHTS);
    expect(csvRecords(files['file'] ?? '').map(({ deployment_name, sessions }) => [deployment_name, sessions])).toEqual(
      [
        ['Gate', '1'],
        ['Bog', '1'],
        ['Set', '0'],
      ],
    );
    const { records } = await made('deployments_geojson', NIGHTS);
    expect(records).toBe(3);
  });

  test.each([
    ['camtrap_dp', [BOG, ...GAPS]],
    ['darwin_core_archive', GAPS],
    ['deployments_csv', GAPS],
    ['deployments_geojson', GAPS],
  ])('a count of %s names them before the order, and the record of the export after it', async (format, named) => {
    const body = { format, project: 1, filters: NIGHTS };
    const expected = {
      deployments: named.length,
      occurrences: named.reduce((sum, { occurrences }) => sum + occurrences, 0),
      named,
    };
    const counted = await ask(service.url, '/api/v2/exports/count/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(JSON.parse(counted.text)).toMatchObject({ left_out: expected });
    const { text } = await postExport(service.url, body);
    const record = await exportOnceIt(service.url, (JSON.parse(text) as ExportBody).id, 'SUCCESS');
    expect(record.job).toMatchObject({ result: { left_out: expected } });
  });

  test('an order of a session, or of a table without deployments, leaves none out', async () => {
    const { noctuary } = await packageOf({ event: 1 });
    expect(noctuary.deploymentsLeftOut).toEqual([]);
    const { text } = await postExport(service.url, { format: 'sessions_csv', project: 1, filters: NIGHTS });
    const { job } = await exportOnceIt(service.url, (JSON.parse(text) as ExportBody).id, 'SUCCESS');
    expect(job).toMatchObject({ result: { sha256: expect.any(String) } });
    expect(job).not.toMatchObject({ result: { left_out: expect.anything() } });
  });
});
