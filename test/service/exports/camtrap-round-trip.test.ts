import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportFormats } from '#contract/exports/export-formats.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { formats } from '#service/exports/formats/formats.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';
import { writeExportFile } from '#service/exports/writing/write-export-file.ts';
import { runLoad } from '#service/load/run-load.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { unzipped } from '#test/support/exports/unzipped.ts';
import { loadInto } from '#test/support/load-options.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';

const lines = (...rows: readonly string[]) => `${rows.join('\r\n')}\r\n`;

/**
 * A package in the manner of the standard's own example: observations at both levels, with times in UTC while the media
 * have the camera's offset; an adult with juveniles of the same taxon; several animals; no eventID; people and blanks.
 */
const PACKAGE = {
  'datapackage.json': JSON.stringify({
    name: 'muskrats-2020',
    title: 'Muskrats and coypus',
    taxonomic: [
      { scientificName: 'Ondatra zibethicus', taxonRank: 'species' },
      { scientificName: 'Anas', taxonRank: 'genus' },
    ],
  }),
  'deployments.csv': lines(
    'deploymentID,locationID,locationName,latitude,longitude,deploymentStart,deploymentEnd,cameraID,cameraModel',
    'd1,l1,B_DL_val 5,51.496,4.774,2020-05-30T04:57:37+02:00,2020-07-01T11:41:41+02:00,c1,Reconyx-HF2X',
    'd2,l2,B_DM_val 4,51.181,5.655,2020-07-29T07:29:41+02:00,2020-08-08T06:20:40+02:00,c2,Reconyx-HF2X',
  ),
  'media.csv': lines(
    'mediaID,deploymentID,captureMethod,timestamp,filePath,filePublic,fileName,fileMediatype',
    'm1,d1,activityDetection,2020-06-12T22:00:00+02:00,https://images.example.org/m1.jpg,true,m1.jpg,image/jpeg',
    'm2,d1,activityDetection,2020-06-12T22:00:05+02:00,https://images.example.org/m2.png,true,m2.png,image/png',
    'm3,d1,activityDetection,2020-06-13T04:00:00+02:00,media/m3.jpg,false,m3.jpg,image/jpeg',
    'm4,d2,timeLapse,2020-08-01T23:00:00+02:00,https://images.example.org/m4.jpg,true,m4.jpg,image/jpeg',
    'm5,d2,activityDetection,2020-08-03T06:11:07+02:00,https://images.example.org/m5/file,true,m5.jpg,image/jpeg',
    'm6,d2,activityDetection,2020-08-03T06:11:08+02:00,https://images.example.org/m6/file,true,m6.jpg,image/jpeg',
    'm7,d2,activityDetection,2020-08-03T06:12:00+02:00,https://images.example.org/m7/file,false,m7.jpg,image/jpeg',
  ),
  'observations.csv': lines(
    'observationID,deploymentID,mediaID,eventID,eventStart,eventEnd,observationLevel,observationType,cameraSetupType,scientificName,count,lifeStage,sex,bboxX,bboxY,bboxWidth,bboxHeight,classificationProbability',
    'o1,d1,,e1,2020-06-12T20:00:00Z,2020-06-12T20:00:05Z,event,animal,,Ondatra zibethicus,2,,,,,,,0.9',
    'o2,d1,m1,e1,2020-06-12T20:00:00Z,2020-06-12T20:00:00Z,media,animal,,Ondatra zibethicus,1,,,0.2,0.25,0.1,0.35,0.85',
    'o3,d1,m2,e1,2020-06-12T20:00:05Z,2020-06-12T20:00:05Z,media,animal,,Ondatra zibethicus,2,,,0.123457,0,0.333333,1,0.9',
    'o4,d2,m4,,2020-08-01T21:00:00Z,2020-08-01T21:00:00Z,media,animal,,Anas,1,,,,,,,',
    'o5,d2,,e2,2020-08-03T04:11:07Z,2020-08-03T04:11:08Z,event,animal,,Anas platyrhynchos,1,adult,female,,,,,',
    'o6,d2,,e2,2020-08-03T04:11:07Z,2020-08-03T04:11:08Z,event,animal,,Anas platyrhynchos,2,juvenile,,,,,,',
    'm5_1,d2,m5,e2,2020-08-03T04:11:07Z,2020-08-03T04:11:07Z,media,animal,,Anas platyrhynchos,1,adult,female,0.1,0.1,0.1,0.1,',
    'm5_2,d2,m5,e2,2020-08-03T04:11:07Z,2020-08-03T04:11:07Z,media,animal,,Anas platyrhynchos,2,juvenile,,0.5,0.5,0.2,0.2,',
    'm6_1,d2,m6,e2,2020-08-03T04:11:08Z,2020-08-03T04:11:08Z,media,animal,,Anas platyrhynchos,1,adult,female,0.3,0.1,0.1,0.1,',
    'm7_1,d2,m7,e3,2020-08-03T04:12:00Z,2020-08-03T04:12:00Z,media,human,setup,Homo sapiens,1,,,,,,,',
    'm3_1,d1,m3,e4,2020-06-13T02:00:00Z,2020-06-13T02:00:00Z,media,blank,,,,,,,,,,',
  ),
} as const;

let databases: EmptyDatabase[] = [];
beforeEach(async () => {
  databases = [await databaseWithTables('sqlite'), await databaseWithTables('sqlite')];
});
afterEach(() => Promise.all(databases.map((one) => one.remove())));

/** The records of the other formats of the loaded package. */
const OTHERS = {
  occurrences_simple_csv: 6,
  sessions_csv: 4,
  deployments_csv: 2,
  deployments_geojson: 2,
  captures_csv: 7,
  darwin_core_archive: 10,
} as const;

async function loaded(empty: EmptyDatabase, files: Readonly<Record<string, string>>) {
  const folder = join(empty.folder, 'package');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const options = loadInto(empty);
  expect(await runLoad({ what: 'camtrap', path: folder, gapHours: 4, replace: false }, options)).toBe(true);
  return openDatabase(empty.location);
}

/** What the interface says of a package, without ids. */
async function contentOf(database: Database) {
  const deployments = await database
    .selectFrom('deployments')
    .leftJoin('sites', 'sites.id', 'deployments.site_id')
    .leftJoin('devices', 'devices.id', 'deployments.device_id')
    .select([
      'deployments.name',
      'deployments.latitude',
      'deployments.longitude',
      'sites.name as site',
      'devices.name as device',
      'events_count',
      'captures_count',
      'occurrences_count',
    ])
    .orderBy('deployments.name')
    .execute();
  const captures = await database
    .selectFrom('captures')
    .innerJoin('deployments', 'deployments.id', 'captures.deployment_id')
    .select(['deployments.name', 'timestamp', 'captures.image', 'file_path', 'file_name', 'detections_count'])
    .orderBy('timestamp')
    .execute();
  const events = await database
    .selectFrom('events')
    .select([
      'start',
      'end',
      'duration_seconds',
      'captures_count',
      'detections_count',
      'occurrences_count',
      'taxa_count',
    ])
    .orderBy('start')
    .execute();
  const occurrences = await database
    .selectFrom('occurrences')
    .innerJoin('taxa', 'taxa.id', 'determination_id')
    .select(['taxa.name', 'rank', 'determination_score', 'detections_count', 'first_appearance_timestamp'])
    .orderBy('first_appearance_timestamp')
    .orderBy('detections_count')
    .execute();
  const detections = await database
    .selectFrom('detections')
    .innerJoin('captures', 'captures.id', 'capture_id')
    .innerJoin('occurrences', 'occurrences.id', 'occurrence_id')
    .innerJoin('taxa', 'taxa.id', 'determination_id')
    .select(['captures.timestamp', 'taxa.name', 'box_x', 'box_y', 'box_width', 'box_height', 'detections.score'])
    .orderBy('captures.timestamp')
    .orderBy('occurrences.detections_count')
    .orderBy('box_x')
    .execute();
  return { deployments, captures, events, occurrences, detections };
}

async function periodsOf(database: Database) {
  const rows = await database.selectFrom('deployments').select(['period_start', 'period_end']).orderBy('id').execute();
  return rows.map(({ period_start, period_end }) => [period_start, period_end]);
}

test('a loaded Camtrap DP comes out with the same deployments, media, events and taxa', async () => {
  const [first, second] = databases;
  if (first === undefined || second === undefined) throw new Error('There are two databases.');
  const before = await loaded(first, PACKAGE);
  const content = await contentOf(before.database);
  expect(content.events).toHaveLength(4);
  expect(content.occurrences.map((one) => [one.name, one.detections_count])).toEqual([
    ['Ondatra zibethicus', 2],
    ['Ondatra zibethicus', 1],
    ['Anas', 1],
    ['Anas platyrhynchos', 1],
    ['Anas platyrhynchos', 1],
    // The adult is on both captures, with its own boxes.
    ['Anas platyrhynchos', 2],
  ]);
  const boxes = content.detections.map((one) => [one.box_x, one.box_y, one.box_width, one.box_height, one.score]);
  expect(boxes).toEqual([
    [0.2, 0.25, 0.1, 0.35, 0.85],
    [0.123457, 0, 0.333333, 1, 0.9],
    [0.123457, 0, 0.333333, 1, 0.9],
    [null, null, null, null, null],
    [0.5, 0.5, 0.2, 0.2, null],
    [0.5, 0.5, 0.2, 0.2, null],
    [0.1, 0.1, 0.1, 0.1, null],
    [0.3, 0.1, 0.1, 0.1, null],
  ]);
  expect(await periodsOf(before.database)).toEqual([
    ['2020-05-30T04:57:37', '2020-07-01T11:41:41'],
    ['2020-07-29T07:29:41', '2020-08-08T06:20:40'],
  ]);
  const [project] = await before.database.selectFrom('projects').selectAll().execute();
  if (project === undefined) throw new Error('There is a project.');
  const path = join(first.folder, 'out.zip');
  const order = { projectId: project.id, collectionId: null, deploymentId: null, eventId: null, filters: {} };
  const scope = {
    database: before.database,
    exportId: 1,
    orderedAt: '2024-01-01T00:00:00.000001',
    project,
    selection: await selectionOfOrder(before.database, order),
    options: { time_zone: 'Europe/Brussels' },
    batchRows: 2,
  };
  await writeExportFile(path, formats.camtrap_dp.files(scope), { isArchive: true });
  const files = await unzipped(path);
  console.info(`Camtrap DP that was loaded: ${camtrapFaults(files).length} faults`);
  expect(camtrapFaults(files)).toEqual([]);
  for (const [name, expected] of Object.entries(OTHERS)) {
    const format = name as keyof typeof OTHERS;
    const isArchive = exportFormats[format].extension === 'zip';
    const other = join(first.folder, `other.${exportFormats[format].extension}`);
    const options = exportFormats[format].hasOffsets ? scope.options : {};
    const { records } = await writeExportFile(other, formats[format].files({ ...scope, options }), { isArchive });
    expect([format, records, await formats[format].count(scope)]).toEqual([format, expected, expected]);
    const faults = isArchive ? darwinCoreFaults(await unzipped(other)) : [];
    expect(faults).toEqual([]);
    const text = isArchive ? null : readFileSync(other, 'utf8');
    const rows = text === null ? expected : rowsOf(format, text);
    expect([rows, text?.includes('B_DL_val 5') ?? true]).toEqual([expected, true]);
  }
  const after = await loaded(second, files);
  expect(await contentOf(after.database)).toEqual(content);
  expect(await periodsOf(after.database)).toEqual(await periodsOf(before.database));
  await Promise.all([before.close(), after.close()]);
});

/**
 * Two of one name below two families, one below a genus, one that is just an animal, one with the marks of tags in its
 * name; the kind of a name as another program writes it; determined by a person, by a model and by nobody knows.
 */
const NAMES = [
  ['Noctuidae', 'verbatimIdentification:Unidentified', 'machine', 'Moths 2', '0.7'],
  ['Geometridae', 'lure:light|verbatimIdentification:Unidentified', 'machine', 'Moths 2', '0.6'],
  ['Noctua', 'verbatimIdentification:Not N. pronuba', 'human', 'A. Recorder', ''],
  ['Animalia', 'verbatimIdentification:Not Lepidoptera', 'machine', 'Moths 2', '0.5'],
  ['Animalia', 'verbatimIdentification:Other %7C 50%25 sure', '', '', '0.4'],
  ['Unidentified moth', '', 'human', 'B. Recorder', '1'],
  ['Noctua pronuba', '', 'machine', 'Moths 2', '0.9'],
] as const;

const NAMED_PACKAGE = {
  'datapackage.json': JSON.stringify({
    name: 'names',
    taxonomic: [
      { scientificName: 'Noctuidae', taxonRank: 'family' },
      { scientificName: 'Geometridae', taxonRank: 'family' },
      { scientificName: 'Noctua', taxonRank: 'genus' },
      { scientificName: 'Animalia', taxonRank: 'kingdom' },
    ],
  }),
  'deployments.csv': lines('deploymentID,latitude,longitude', 'd1,51.496,4.774'),
  'media.csv': lines(
    'mediaID,deploymentID,timestamp,filePath,filePublic',
    ...NAMES.map((_, index) => `m${index},d1,2020-06-12T22:0${index}:00Z,x.jpg,false`),
  ),
  'observations.csv': lines(
    'observationID,deploymentID,mediaID,eventID,eventStart,eventEnd,observationLevel,observationType,scientificName,observationTags,classificationMethod,classifiedBy,classificationProbability',
    ...NAMES.flatMap(([name, tags, method, by, score], index) => {
      const time = `2020-06-12T22:0${index}:00Z`;
      return [
        `o${index},d1,,e,${time},${time},event,animal,${name},${tags},${method},${by},${score}`,
        `p${index},d1,m${index},e,${time},${time},media,animal,${name},${tags},${method},${by},${score}`,
      ];
    }),
  ),
};

async function determinationsOf(database: Database) {
  const rows = await database
    .selectFrom('occurrences')
    .innerJoin('taxa', 'taxa.id', 'determination_id')
    .leftJoin('taxa as parents', 'parents.id', 'taxa.parent_id')
    .select(['taxa.name', 'taxa.rank', 'parents.name as parent', 'determination_score as score'])
    .select(['identification_method as method', 'identified_by as by', 'detections_count'])
    .orderBy('first_appearance_timestamp')
    .execute();
  const taxa = await database.selectFrom('taxa').select(['name', 'rank']).orderBy('name').orderBy('id').execute();
  return { rows, taxa };
}

test('determinations that are no taxa, and who determined, come back from a Camtrap DP, without scores of people', async () => {
  const [first, other] = databases;
  if (first === undefined || other === undefined) throw new Error('There are two databases.');
  const before = await loaded(first, NAMED_PACKAGE);
  const stored = await determinationsOf(before.database);
  expect(stored.rows.map(({ name, rank, parent }) => [name, rank, parent])).toEqual([
    ['Unidentified', 'UNKNOWN', 'Noctuidae'],
    ['Unidentified', 'UNKNOWN', 'Geometridae'],
    ['Not N. pronuba', 'UNKNOWN', 'Noctua'],
    ['Not Lepidoptera', 'UNKNOWN', null],
    ['Other | 50% sure', 'UNKNOWN', null],
    // Neither a species nor of a genus "Unidentified".
    ['Unidentified moth', 'UNKNOWN', null],
    ['Noctua pronuba', 'SPECIES', 'Noctua'],
  ]);
  expect(stored.rows.map(({ method, by, detections_count }) => [method, by, detections_count])).toEqual(
    NAMES.map(([, , method, by]) => [method || null, by || null, 1]),
  );
  const { files } = await madeFiles(before.database, 'camtrap_dp', 1, { options: { time_zone: 'Europe/Brussels' } });
  expect(camtrapFaults(files)).toEqual([]);
  const { taxonomic } = JSON.parse(files['datapackage.json'] ?? '') as { taxonomic: { scientificName: string }[] };
  const names = ['Animalia', 'Geometridae', 'Noctua', 'Noctua pronuba', 'Noctuidae'];
  expect(taxonomic.map(({ scientificName }) => scientificName)).toEqual(names);
  const observations = csvRecords(files['observations.csv'] ?? '');
  expect([...new Set(observations.map(({ scientificName = '' }) => scientificName))].toSorted()).toEqual(names);
  const after = await loaded(other, files);
  const withoutScores = stored.rows.map((row) => (row.method === 'human' ? { ...row, score: null } : row));
  expect(await determinationsOf(after.database)).toEqual({ ...stored, rows: withoutScores });
  const second = await madeFiles(after.database, 'camtrap_dp', 1, { options: { time_zone: 'Europe/Brussels' } });
  const tagsOf = (text = '') => csvRecords(text).map((one) => [one['observationID'], one['observationTags']]);
  expect(tagsOf(second.files['observations.csv'])).toEqual(tagsOf(files['observations.csv']));
  expect(tagsOf(files['observations.csv']).find(([id]) => id === 'o1')).toEqual([
    'o1',
    'lure:light|verbatimIdentification:Unidentified',
  ]);
  await Promise.all([before.close(), after.close()]);
});

test('a package that is loaded again adds no second taxon of a name that is none', async () => {
  const [first] = databases;
  if (first === undefined) throw new Error('There is a database.');
  const once = await loaded(first, NAMED_PACKAGE);
  const stored = await determinationsOf(once.database);
  await once.close();
  const again = await loaded(first, NAMED_PACKAGE);
  expect(await determinationsOf(again.database)).toEqual(stored);
  await again.close();
});

/** How many rows or features a file of one table has. */
function rowsOf(format: string, text: string): number {
  return format.endsWith('csv') ? csvRecords(text).length : (JSON.parse(text) as { features: [] }).features.length;
}
