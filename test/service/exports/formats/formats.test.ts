import { sql, type NotNull } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportColumns } from '#contract/exports/export-columns.ts';
import { exportFormatNames, exportFormats, type ExportFormatName } from '#contract/exports/export-formats.ts';
import type { ExportFilters } from '#contract/exports/export-request.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { madeFiles as made } from '#test/support/exports/made-files.ts';
import { databaseOf, similarDatabases } from '#test/support/sample-databases.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';

async function numbers(database: Database, query: string): Promise<number[]> {
  const { rows } = await sql.raw<{ n: number | string }>(query).execute(database);
  return rows.map(({ n }) => Number(n));
}

/** What the rules of a format's standard find; nothing for a format without one. */
function faultsOf(format: ExportFormatName, files: Readonly<Record<string, string>>): string[] {
  if (format === 'camtrap_dp') return camtrapFaults(files);
  return format === 'darwin_core_archive' ? darwinCoreFaults(files) : [];
}

/** The records of all tables of a format. */
function recordsIn(format: ExportFormatName, files: Readonly<Record<string, string>>): unknown[] {
  if (format === 'deployments_geojson') return (JSON.parse(files['file'] ?? '') as { features: unknown[] }).features;
  return Object.entries(files).flatMap(([name, text]) => (/csv|file/.test(name) ? csvRecords(text) : []));
}

const idsOf = (text: string | undefined, column: string) =>
  csvRecords(text ?? '').map((record) => Number(/\d+$/.exec(record[column] ?? '')?.[0]));

const ID_COLUMNS = {
  occurrences_simple_csv: ['occurrence_id', 'occurrences'],
  sessions_csv: ['event_id', 'events'],
  deployments_csv: ['deployment_id', 'deployments'],
  captures_csv: ['capture_id', 'captures'],
} as const;

describe.each(similarDatabases)('the formats of exports of the sample, over $kind', (sample) => {
  const database = databaseOf(sample);
  const PROJECT = 6;

  test.each(Object.keys(ID_COLUMNS) as (keyof typeof ID_COLUMNS)[])(
    '%s has a line for each row in SQL',
    async (format) => {
      const [column, table] = ID_COLUMNS[format];
      const { files, records } = await made(database(), format, PROJECT);
      const ids = await numbers(database(), `select id as n from ${table} where project_id = ${PROJECT} order by id`);
      expect(idsOf(files['file'], column)).toEqual(ids);
      expect(records).toBe(ids.length);
      expect(files['file']?.split('\r\n', 1)[0]).toBe(exportColumns[format].map(({ name }) => name).join(','));
    },
  );

  test('sums of deployments and counts of sessions are those of SQL', async () => {
    const deployments = csvRecords((await made(database(), 'deployments_csv', PROJECT)).files['file'] ?? '');
    const sessions = csvRecords((await made(database(), 'sessions_csv', PROJECT)).files['file'] ?? '');
    const sumOf = (records: readonly Record<string, string>[], column: string) =>
      records.reduce((sum, record) => sum + Number(record[column]), 0);
    for (const table of ['captures', 'occurrences']) {
      const [all] = await numbers(database(), `select count(*) as n from ${table} where project_id = ${PROJECT}`);
      expect([table, sumOf(deployments, table), sumOf(sessions, table)]).toEqual([table, all, all]);
    }
    expect(sumOf(deployments, 'sessions')).toBe(sessions.length);
    expect(sumOf(deployments, 'duration_s')).toBeCloseTo(sumOf(sessions, 'duration_s'), 3);
  });

  test('deployments_geojson has a feature per deployment, without a point in the Gulf of Guinea', async () => {
    const { files } = await made(database(), 'deployments_geojson', PROJECT);
    const { type, features } = JSON.parse(files['file'] ?? '') as {
      type: string;
      features: { id: number; geometry: { coordinates: [number, number] } | null; properties: object }[];
    };
    const rows = await database()
      .selectFrom('deployments')
      .select(['id', 'latitude', 'longitude'])
      .where('project_id', '=', PROJECT)
      .orderBy('id')
      .execute();
    expect(type).toBe('FeatureCollection');
    expect(features.map(({ id, geometry }) => [id, geometry?.coordinates ?? null])).toEqual(
      rows.map(({ id, latitude, longitude }) => [id, latitude === 0 && longitude === 0 ? null : [longitude, latitude]]),
    );
    expect(features.filter(({ geometry }) => geometry === null)).toHaveLength(1);
  });

  test('camtrap_dp is valid, and has what SQL has of deployments with a location', async () => {
    const { files, records } = await made(database(), 'camtrap_dp', PROJECT, {
      options: { time_zone: 'America/New_York' },
    });
    const faults = camtrapFaults(files);
    console.info(`Camtrap DP of the sample over ${sample.kind}: ${faults.length} faults in ${records} lines`);
    expect(faults).toEqual([]);
    const placed = `project_id = ${PROJECT} and deployment_id in (select id from deployments where latitude <> 0)`;
    const count = async (query: string) => (await numbers(database(), `select count(*) as n from ${query}`))[0];
    expect(idsOf(files['media.csv'], 'mediaID')).toHaveLength((await count(`captures where ${placed}`)) ?? 0);
    const observations = csvRecords(files['observations.csv'] ?? '');
    const ofLevel = (level: string) => observations.filter(({ observationLevel }) => observationLevel === level);
    expect(ofLevel('event')).toHaveLength((await count(`occurrences where ${placed}`)) ?? 0);
    expect(ofLevel('media')).toHaveLength(
      (await count(`detections where occurrence_id in (select id from occurrences where ${placed})`)) ?? 0,
    );
    const descriptor = JSON.parse(files['datapackage.json'] ?? '') as {
      noctuary: { deploymentsLeftOut: { why: string }[]; notInPackage: string[] };
      taxonomic: { scientificName: string }[];
    };
    expect(descriptor.noctuary.deploymentsLeftOut.map(({ why }) => why)).toEqual(['no session', 'no location']);
    expect(descriptor.taxonomic.map(({ scientificName }) => scientificName).toSorted()).toEqual(
      [...new Set(observations.map(({ scientificName = '' }) => scientificName))].toSorted(),
    );
    // A name that is no taxon is a tag, and in no list of taxa.
    const unknown = await database().selectFrom('taxa').select('name').where('rank', '=', 'UNKNOWN').execute();
    expect(unknown.length).toBeGreaterThan(0);
    for (const { name } of unknown) {
      expect(observations.filter(({ scientificName }) => scientificName === name)).toEqual([]);
      expect(JSON.stringify(descriptor.taxonomic)).not.toContain(name);
    }
    expect(new Set(observations.map(({ classificationMethod }) => classificationMethod))).toEqual(
      new Set(['machine', 'human', '']),
    );
    // Summer time, and the times that the database has.
    expect(observations.every(({ eventStart = '' }) => /-0[45]:00$/.test(eventStart))).toBe(true);
  });

  test('times after a clock was set back have the second offset, in captures, observations, events and occurrences', async () => {
    const [id = 0] = await numbers(
      database(),
      `select id as n from events where project_id = 2 and start < '2024-11-03T01:00:00' and "end" > '2024-11-03T02:00:00'
        order by id limit 1`,
    );
    const captures = await database()
      .selectFrom('captures')
      .select(['id', 'timestamp'])
      .where('event_id', '=', id)
      .$narrowType<{ timestamp: NotNull }>()
      .orderBy('id')
      .execute();
    const back = captures.findIndex(({ timestamp }, index) => timestamp < (captures[index - 1]?.timestamp ?? ''));
    expect(back).toBeGreaterThan(0);
    const asked = { filters: { event: id }, options: { time_zone: 'America/New_York' } };
    const { files } = await made(database(), 'camtrap_dp', 2, asked);
    const media = csvRecords(files['media.csv'] ?? '');
    expect(media.map(({ timestamp = '' }) => timestamp)).toEqual(
      captures.map(
        ({ timestamp }, index) =>
          `${timestamp}${index >= back || timestamp >= '2024-11-03T02:00:00' ? '-05:00' : '-04:00'}`,
      ),
    );
    const instants = media.map(({ timestamp = '' }) => Date.parse(timestamp));
    expect(instants).toEqual(instants.toSorted((one, other) => one - other));
    const observations = csvRecords(files['observations.csv'] ?? '');
    const timeOf = new Map(media.map(({ mediaID, timestamp = '' }) => [mediaID, Date.parse(timestamp)]));
    const seen = observations.filter(({ observationLevel }) => observationLevel === 'media');
    expect(seen.length).toBeGreaterThan(0);
    for (const { mediaID, eventStart = '', eventEnd = '' } of seen) {
      const at = timeOf.get(mediaID) ?? Number.NaN;
      expect(at >= Date.parse(eventStart) && at <= Date.parse(eventEnd)).toBe(true);
    }
    const { files: archive } = await made(database(), 'darwin_core_archive', 2, asked);
    const appearances = new Map(
      observations.map(({ eventID = '', eventStart, eventEnd }) => [
        eventID.replace('-', ':'),
        `${eventStart}/${eventEnd}`,
      ]),
    );
    expect(csvRecords(archive['event.csv'] ?? '').map(({ eventDate = '' }) => eventDate.slice(-6))).toEqual(['-05:00']);
    expect(
      csvRecords(archive['occurrence.csv'] ?? '').map(({ occurrenceID = '', eventDate }) => [occurrenceID, eventDate]),
    ).toEqual([...appearances]);
  });

  test('a deployment has the same deploymentID alone as in the package of its project', async () => {
    const { files } = await made(database(), 'camtrap_dp', 2);
    const all = csvRecords(files['deployments.csv'] ?? '').map(({ deploymentID }) => deploymentID);
    expect(all).toContain('Trap 1 #36');
    const { files: alone } = await made(database(), 'camtrap_dp', 2, { filters: { deployment: 36 } });
    const ofTrap = all.filter((id = '') => /^Trap 1 #36( period \d+)?$/.test(id));
    expect(ofTrap.length).toBeGreaterThan(1);
    expect(csvRecords(alone['deployments.csv'] ?? '').map(({ deploymentID }) => deploymentID)).toEqual(ofTrap);
  });

  test('without a time zone, times of camtrap_dp end in Z and every deployment says so', async () => {
    const { files } = await made(database(), 'camtrap_dp', PROJECT, { filters: { deployments: [170, 171] } });
    expect(camtrapFaults(files)).toEqual([]);
    const deployments = csvRecords(files['deployments.csv'] ?? '');
    expect(deployments.length).toBeGreaterThan(1);
    expect(new Set(deployments.map(({ timestampIssues }) => timestampIssues))).toEqual(new Set(['true']));
    expect(deployments.every(({ deploymentStart = '' }) => deploymentStart.endsWith('Z'))).toBe(true);
  });

  test('darwin_core_archive is valid, and has an event per session and an occurrence per occurrence', async () => {
    const { files, records } = await made(database(), 'darwin_core_archive', PROJECT, {
      options: { time_zone: 'Europe/London' },
    });
    const faults = darwinCoreFaults(files);
    console.info(`Darwin Core archive of the sample over ${sample.kind}: ${faults.length} faults in ${records} lines`);
    expect(faults).toEqual([]);
    const ids = (table: string) =>
      numbers(database(), `select id as n from ${table} where project_id = ${PROJECT} order by id`);
    expect(idsOf(files['event.csv'], 'eventID')).toEqual(await ids('events'));
    expect(idsOf(files['occurrence.csv'], 'occurrenceID')).toEqual(await ids('occurrences'));
  });

  test.each(exportFormatNames.filter((name) => exportFormats[name].hasCoordinates))(
    '%s with rounded coordinates says by how much, and has no exact digit',
    async (format) => {
      const deployments = await numbers(
        database(),
        `select id as n from deployments where project_id = ${PROJECT} and latitude <> 0 and occurrences_count > 0
          order by id limit 3`,
      );
      const filters = { deployments };
      const exact = await made(database(), format, PROJECT, { filters });
      const rounded = await made(database(), format, PROJECT, { filters, options: { coordinate_digits: 2 } });
      const places = await database()
        .selectFrom('deployments')
        .select(['latitude', 'longitude'])
        .where('id', 'in', filters.deployments)
        .execute();
      const digits = places.flatMap(({ latitude, longitude }) => [String(latitude), String(longitude)]);
      const [exactText, roundedText] = [exact, rounded].map(({ files }) => Object.values(files).join('\n'));
      expect(digits.every((degrees) => exactText?.includes(degrees))).toBe(true);
      expect(digits.filter((degrees) => roundedText?.includes(degrees))).toEqual([]);
      expect(roundedText).toContain('1570');
    },
  );

  test.each([
    [1, '0.1 of a degree, which moves a location by 7846 m at most. coordinateUncertaintyInMeters is 15691, '],
    [3, '0.001 of a degree, which moves a location by 79 m at most. coordinateUncertaintyInMeters is 157, '],
  ])('eml.xml says by how much %i digits of coordinates move a location', async (coordinate_digits, said) => {
    const asked = { filters: { deployment: 170 }, options: { coordinate_digits } };
    const { files } = await made(database(), 'darwin_core_archive', PROJECT, asked);
    expect(files['eml.xml']).toContain(`Coordinates are rounded to ${said}`);
  });

  test('filters by sites, nights, taxon with descendants, score and who looked select what SQL selects', async () => {
    const [site = 0] = await numbers(
      database(),
      `select site_id as n from deployments where project_id = ${PROJECT} and site_id is not null order by id limit 1`,
    );
    const [genus = 0] = await numbers(
      database(),
      `select taxa.parent_id as n from occurrences join taxa on taxa.id = determination_id
        where project_id = ${PROJECT} and parent_id is not null group by taxa.parent_id order by count(*) desc limit 1`,
    );
    const of = async (filters: ExportFilters, where: string) => {
      const { files } = await made(database(), 'occurrences_simple_csv', PROJECT, { filters });
      const ids = await numbers(
        database(),
        `select o.id as n from occurrences o join events e on e.id = o.event_id join deployments d on d.id = o.deployment_id
          where o.project_id = ${PROJECT} and ${where} order by o.deployment_id, o.id`,
      );
      expect(ids.length).toBeGreaterThan(0);
      expect(idsOf(files['file'], 'occurrence_id').toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
    };
    await of({ sites: [site] }, `d.site_id = ${site}`);
    await of(
      { first_night: '2024-06-10', last_night: '2024-07-10' },
      `e.start >= '2024-06-10T12:00:00' and e.start < '2024-07-11T12:00:00'`,
    );
    await of(
      { taxon: genus, lowest_score: 0.8 },
      `(o.looked_at > 0 or o.determination_score >= 0.8) and o.determination_id in
        (select id from taxa where id = ${genus} or parent_id = ${genus}
          or parent_id in (select id from taxa where parent_id = ${genus}))`,
    );
    const few = { first_night: '2024-06-10', last_night: '2024-06-20' };
    const ofFew = `e.start >= '2024-06-10T12:00:00' and e.start < '2024-06-21T12:00:00' and o.looked_at`;
    await of({ ...few, looked: 'person' }, `${ofFew} > 0`);
    await of({ ...few, looked: 'model' }, `${ofFew} = 0 and o.identification_method = 'machine'`);
    await of({ ...few, looked: 'disagree' }, `${ofFew} > 0 and o.model_taxon_id <> o.determination_id`);
  });
});

/** Project 4: captures and occurrences without a time, a session, a deployment or a determination, and detections. */
async function fillUnreported(database: Database): Promise<void> {
  const timestamp = '2024-06-12T23:00:00';
  const image = { project_id: 4, image: null, width: null, height: null, size_bytes: null };
  await insertRows(database, 'captures', [
    { id: 11, deployment_id: 6, event_id: 5, timestamp, ...image },
    { id: 12, deployment_id: 6, event_id: 5, timestamp: null, ...image },
    { id: 13, deployment_id: 6, event_id: null, timestamp, ...image },
    { id: 14, deployment_id: null, event_id: null, timestamp, ...image },
    { id: 15, deployment_id: null, event_id: null, timestamp: null, ...image },
  ]);
  const at = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };
  await insertRows(database, 'taxa', [{ id: 2, name: '', rank: 'UNKNOWN', parent_id: null, ...at }]);
  const found = { project_id: 4, determination_score: null, ...at };
  await insertRows(database, 'occurrences', [
    { id: 11, deployment_id: 6, event_id: 5, determination_id: 1, ...found },
    { id: 12, deployment_id: 6, event_id: 5, determination_id: null, ...found },
    { id: 13, deployment_id: 6, event_id: 5, determination_id: 2, ...found },
    { id: 14, deployment_id: 6, event_id: null, determination_id: 1, ...found },
    { id: 15, deployment_id: null, event_id: null, determination_id: 1, ...found },
    { id: 16, deployment_id: null, event_id: null, determination_id: null, ...found },
  ]);
  await insertRows(database, 'detections', [
    { id: 11, capture_id: 11, occurrence_id: 11 },
    { id: 12, capture_id: 12, occurrence_id: 11 },
    { id: 13, capture_id: 13, occurrence_id: 11 },
    { id: 14, capture_id: 14, occurrence_id: 12 },
    { id: 15, capture_id: 13, occurrence_id: 14 },
  ]);
}

describe.each(similarDatabases)(
  'the formats of an empty project and of one with nulls everywhere, over $kind',
  ({ kind }) => {
    let empty: EmptyDatabase;
    let open: Awaited<ReturnType<typeof openDatabase>>;

    beforeAll(async () => {
      empty = await databaseWithTables(kind);
      open = await openDatabase(empty.location);
      const { database } = open;
      const at = { created_at: '2024-01-01T00:00:00.000001', updated_at: '2024-01-01T00:00:00.000001' };
      const project = { description: '', image: null, draft: 0, ...at };
      await insertRows(database, 'projects', [
        { id: 1, name: '', ...project },
        { id: 2, name: 'P', ...project },
        { id: 3, name: 'Q', ...project },
        { id: 4, name: 'R', ...project },
      ]);
      const nothing = { site_id: null, device_id: null, storage_source_id: null, image: null };
      const unseen = { first_capture_timestamp: null, last_capture_timestamp: null };
      await insertRows(database, 'deployments', [
        { id: 1, project_id: 2, name: '', latitude: 0, longitude: 0, ...nothing, ...unseen, ...at },
        { id: 2, project_id: 2, name: '', latitude: 1, longitude: 0, ...nothing, ...unseen, ...at },
        { id: 3, project_id: 2, name: '', latitude: -1.25, longitude: -0.5, ...nothing, ...unseen, ...at },
        { id: 4, project_id: 3, name: 'NA', latitude: 1, longitude: 2, ...nothing, ...unseen, ...at },
        { id: 5, project_id: 3, name: 'nan', latitude: 1, longitude: 2, ...nothing, ...unseen, ...at },
        { id: 6, project_id: 4, name: 'R', latitude: 1, longitude: 2, ...nothing, ...unseen, ...at },
      ]);
      const times = { start: '2024-06-12T23:00:00', end: '2024-06-12T23:00:00', duration_seconds: 0, ...at };
      await insertRows(database, 'events', [
        { id: 1, project_id: 2, deployment_id: 3, ...times },
        { id: 2, project_id: 2, deployment_id: 1, ...times },
        { id: 3, project_id: 3, deployment_id: 4, ...times },
        { id: 4, project_id: 3, deployment_id: 5, ...times },
        { id: 5, project_id: 4, deployment_id: 6, ...times },
      ]);
      const image = { image: null, width: null, height: null, size_bytes: null, timestamp: times.start };
      await insertRows(database, 'captures', [{ id: 1, project_id: 2, deployment_id: 3, event_id: 1, ...image }]);
      await insertRows(database, 'taxa', [{ id: 1, name: '=1+1', rank: '', parent_id: null, ...at }]);
      const found = { project_id: 2, determination_id: 1, determination_score: null, ...at };
      await insertRows(database, 'occurrences', [
        { id: 1, deployment_id: 3, event_id: 1, ...found },
        { id: 2, deployment_id: 1, event_id: 2, ...found },
      ]);
      await fillUnreported(database);
    });
    afterAll(async () => {
      await open.close();
      await empty.remove();
    });

    test.each(exportFormatNames)('%s of the empty project is a whole file without records', async (format) => {
      const { records, files } = await made(open.database, format, 1);
      expect([records, recordsIn(format, files), faultsOf(format, files)]).toEqual([0, [], []]);
    });

    test.each([
      ['occurrences_simple_csv', 2],
      ['sessions_csv', 2],
      ['deployments_csv', 3],
      ['deployments_geojson', 3],
      ['captures_csv', 1],
      // A deployment, its capture and its occurrence; two deployments have no location or no session.
      ['camtrap_dp', 3],
      ['darwin_core_archive', 4],
    ] as const)('%s of a project with nulls everywhere has %i records', async (format, expected) => {
      const { records, files } = await made(open.database, format, 2);
      expect([records, recordsIn(format, files).length, faultsOf(format, files)]).toEqual([expected, expected, []]);
      expect(Object.values(files).join('\n')).not.toMatch(/\b(undefined|NaN)\b/);
    });

    test.each([
      ['occurrences_simple_csv', {}, { occurrence_id: [11, 12, 13, 14, 15, 16] }],
      ['occurrences_simple_csv', { deployment: 6 }, { occurrence_id: [11, 12, 13, 14] }],
      ['occurrences_simple_csv', { event: 5 }, { occurrence_id: [11, 12, 13] }],
      ['occurrences_simple_csv', { first_night: '2024-06-12' }, { occurrence_id: [11, 12, 13] }],
      ['occurrences_simple_csv', { taxon: 1 }, { occurrence_id: [11, 14, 15] }],
      ['captures_csv', {}, { capture_id: [11, 12, 13, 14, 15] }],
      ['captures_csv', { deployment: 6 }, { capture_id: [11, 12, 13] }],
      ['captures_csv', { first_night: '2024-06-12' }, { capture_id: [11, 12] }],
    ] as const)('%s of %o has a line for each row that it selects', async (format, filters, expected) => {
      const { files, records } = await made(open.database, format, 4, { filters });
      const [column, ids] = Object.entries(expected)[0] ?? ['', []];
      expect(idsOf(files['file'], column)).toEqual(ids);
      expect(records).toBe(ids.length);
    });

    test('what is not reported is an empty cell of a table', async () => {
      const cellsOf = async (format: ExportFormatName, column: string, id: string) => {
        const { files } = await made(open.database, format, 4);
        const record = csvRecords(files['file'] ?? '').find((one) => one[column] === id) ?? {};
        return Object.keys(record).filter((name) => record[name] !== '');
      };
      expect(await cellsOf('captures_csv', 'capture_id', '15')).toEqual(['capture_id', 'detections']);
      expect(await cellsOf('occurrences_simple_csv', 'occurrence_id', '16')).toEqual(['occurrence_id', 'people_names']);
      const place = ['deployment_id', 'deployment_name', 'latitude', 'longitude'];
      const cells = ['occurrence_id', 'determination', ...place, 'people_names'];
      expect(await cellsOf('occurrences_simple_csv', 'occurrence_id', '14')).toEqual(cells);
    });

    test.each([
      {
        filters: {},
        media: ['11', '13'],
        detections: ['detection-11', 'detection-13'],
        // Two captures and two occurrences without a deployment, an occurrence without a session.
        mediaLeftOut: ['2 no deployment', '1 no time'],
        observationsLeftOut: ['2 no deployment', '1 no session', '2 its medium is left out'],
      },
      ...[{ event: 5 }, { first_night: '2024-06-12' }].map((filters) => ({
        filters,
        media: ['11'],
        // The capture of the other is of no session, so it is no medium either.
        detections: ['detection-11'],
        mediaLeftOut: ['1 no time'],
        observationsLeftOut: ['3 its medium is left out'],
      })),
    ])('camtrap_dp of $filters has what the standard can hold, and lists the rest', async (expected) => {
      const { files, records } = await made(open.database, 'camtrap_dp', 4, { filters: expected.filters });
      expect(camtrapFaults(files)).toEqual([]);
      expect(csvRecords(files['media.csv'] ?? '').map(({ mediaID }) => mediaID)).toEqual(expected.media);
      const observations = csvRecords(files['observations.csv'] ?? '');
      expect(
        observations.map((one) => [one['observationID'], one['observationType'], one['scientificName']].join(' ')),
      ).toEqual([
        ...['occurrence-11', ...expected.detections].map((id) => `${id} animal =1+1`),
        'occurrence-12 unclassified ',
        'occurrence-13 unclassified ',
      ]);
      expect(records).toBe(1 + expected.media.length + observations.length);
      const { noctuary, taxonomic } = JSON.parse(files['datapackage.json'] ?? '') as {
        noctuary: Record<'mediaLeftOut' | 'observationsLeftOut', { why: string; count: number }[]>;
        taxonomic: { scientificName: string }[];
      };
      const texts = (leftOut: { why: string; count: number }[]) => leftOut.map(({ why, count }) => `${count} ${why}`);
      expect(texts(noctuary.mediaLeftOut)).toEqual(expected.mediaLeftOut);
      expect(texts(noctuary.observationsLeftOut)).toEqual(expected.observationsLeftOut);
      expect(taxonomic.map(({ scientificName }) => scientificName)).toEqual(['=1+1']);
    });

    test('darwin_core_archive has the determined occurrences of sessions, and says how many others there are', async () => {
      const { files, records } = await made(open.database, 'darwin_core_archive', 4);
      expect(darwinCoreFaults(files)).toEqual([]);
      expect(idsOf(files['occurrence.csv'], 'occurrenceID')).toEqual([11]);
      expect(records).toBe(2);
      expect(files['eml.xml']).toContain('Occurrences without a session are left out: 3.');
      expect(files['eml.xml']).toContain('Occurrences without a determination are left out: 2.');
      const { files: complete } = await made(open.database, 'darwin_core_archive', 2);
      expect(complete['eml.xml']).not.toContain('Occurrences without');
      expect(complete['eml.xml']).toContain(' (deployment:2): no session, 0 occurrences.');
    });

    test('deployments whose name a Camtrap DP reads as no value have their id beside it', async () => {
      const { files } = await made(open.database, 'camtrap_dp', 3);
      expect(camtrapFaults(files)).toEqual([]);
      const deployments = csvRecords(files['deployments.csv'] ?? '');
      expect(deployments.map(({ deploymentID }) => deploymentID)).toEqual(['NA #4', 'nan #5']);
    });

    test('names that a spreadsheet would run are text in tables, and as they are in packages', async () => {
      const { files } = await made(open.database, 'occurrences_simple_csv', 2);
      expect(files['file']).toContain(",'=1+1,");
      const { files: pack } = await made(open.database, 'camtrap_dp', 2);
      expect(pack['observations.csv']).toContain(',=1+1,');
    });
  },
);
