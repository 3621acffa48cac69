import { sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExportFilters, ExportOptions } from '#contract/exports/export-request.ts';
import { createOtherObservations } from '#service/database/migrations/create-other-observations.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { described, inDatabase, loadedPackage, NIGHT } from './loaded-package.ts';

/** The columns of the lines, without `deploymentID`, which is `dune` in all. */
const COLUMNS = [
  'observationID',
  'mediaID',
  'eventID',
  'eventStart',
  'eventEnd',
  'observationLevel',
  'observationType',
  'cameraSetupType',
  'scientificName',
  'count',
  'behavior',
  'bboxX',
  'bboxY',
  'bboxWidth',
  'bboxHeight',
  'classificationMethod',
  'classifiedBy',
  'classificationTimestamp',
  'classificationProbability',
  'observationTags',
  'observationComments',
];
const on = (time: string) => `2024-06-10T${time}+02:00`;

const ANIMAL = `o1,m0,,${on('21:00:00')},${on('21:00:00')},media,animal,,Noctua pronuba,1,,,,,,,,,,,`;
/** On an image, each of another type; on one, two of them, and of its two one as other programs write it. */
const ON_MEDIA = [
  `h1,m1,e1,${on('21:10:00')},${on('21:40:00')},media,human,setup,Homo sapiens,2,walking,0.1,0.2,0.3,0.4,machine,Finder 2,2024-07-01T10:00:00+02:00,0.85,lamp,"Emptied, and lit."`,
  `v1,m1,e1,${on('21:30:00')},${on('21:30:00')},media,vehicle,,,1,,,,,,human,Bo,,,,`,
  `u2,m2,,${on('22:00:00')},${on('22:00:00')},media,unknown,,,,,0.5,0.5,0.1,0.1,,,,,,Blurred.`,
  `c3,m3,,${on('22:30:00')},${on('22:30:00')},media,unclassified,,,,,,,,,,,,,,`,
  `b4,m4,,${on('23:00:00')},${on('23:00:00')},media,blank,,,,,,,,,machine,Finder 2,,0.99,,`,
  `b4b,m4,,${on('23:00:00')},${on('23:00:00')},media,blank,,,,,,,,,human,Bo,,,,`,
  // One saw the moth of this image, another one did not.
  `b0,m0,,${on('21:00:00')},${on('21:00:00')},media,blank,,,,,,,,,human,Bo,,,,`,
];
/** Of a time with images, and of one without. */
const OF_TIMES = [
  `be,,e2,${on('22:40:00')},${on('23:10:00')},event,blank,,,,,,,,,,,,,,`,
  `ho,,,2024-06-12T23:00:00+02:00,2024-06-12T23:05:00+02:00,event,human,,,1,,,,,,,,,,,Media withheld.`,
];
const LINES = [...ON_MEDIA, ...OF_TIMES];

const packageOf = (...lines: readonly string[]) => ({
  ...NIGHT,
  'datapackage.json': described({}, { name: 'people' }),
  'observations.csv': `${['deploymentID', ...COLUMNS].join(',')}\r\n${lines.map((line) => `dune,${line}\r\n`).join('')}`,
});
/** The lines by column, as the package has them. */
const recordsOf = (...lines: readonly string[]) => csvRecords(packageOf(...lines)['observations.csv']);

describe.each(similarDatabases)('lines of a package that are about no animal, in $kind', ({ kind }) => {
  let empties: EmptyDatabase[];

  beforeEach(async () => {
    empties = [await databaseWithTables(kind), await databaseWithTables(kind)];
  });
  afterEach(() => Promise.all(empties.map((one) => one.remove())));

  const here = (at: number) => empties[at] as EmptyDatabase;
  const load = (at: number, files: Readonly<Record<string, string>>) => loadedPackage(here(at), files);
  const given = async (at: number, more: { options?: ExportOptions; filters?: ExportFilters } = {}) => {
    const { files } = await inDatabase(here(at), (database) =>
      madeFiles(database, 'camtrap_dp', 1, { isGivenOut: true, ...more }),
    );
    expect(camtrapFaults(files)).toEqual([]);
    return files;
  };
  /** The lines of a package with what they say, by observationID, without the columns that none of ours has. */
  const observations = (files: Readonly<Record<string, string>>) =>
    csvRecords(files['observations.csv'] ?? '')
      .map((one) => Object.fromEntries(['deploymentID', ...COLUMNS].map((column) => [column, one[column]])))
      .toSorted((one, other) => String(one['observationID']).localeCompare(String(other['observationID'])));
  const byId = (records: readonly Record<string, string>[]) =>
    records.toSorted((one, other) => String(one['observationID']).localeCompare(String(other['observationID'])));
  const ids = (files: Readonly<Record<string, string>>) => observations(files).map((one) => one['observationID']);

  test('come back as they were, also from a package of ours, and are loaded again without a change', async () => {
    await load(0, packageOf(ANIMAL, ...LINES));
    const first = await given(0);
    const others = (files: Readonly<Record<string, string>>) =>
      observations(files).filter(({ observationID }) => observationID !== 'o1');
    expect(others(first)).toEqual(byId(recordsOf(...LINES)));
    await load(1, first);
    const second = await given(1);
    expect(observations(second)).toEqual(observations(first));
    await load(1, second);
    expect(observations(await given(1))).toEqual(observations(first));
    const { taxonomic } = JSON.parse(first['datapackage.json'] ?? '') as { taxonomic: { scientificName: string }[] };
    expect(taxonomic.map(({ scientificName }) => scientificName)).toEqual(['Homo sapiens', 'Noctua pronuba']);
  });

  test('are no occurrences, detections or taxa, and make no image blank', async () => {
    const counts = () =>
      inDatabase(here(0), async (database) => {
        const [project] = await database.selectFrom('projects').selectAll().execute();
        const taxa = await database.selectFrom('taxa').select(['name', 'occurrences_count']).orderBy('name').execute();
        const captures = await database
          .selectFrom('captures')
          .select(['public_id', 'detections_count', 'is_processed'])
          .orderBy('public_id')
          .execute();
        const occurrences = await database.selectFrom('occurrences').select('public_id').execute();
        return { counted: project?.occurrences_count, taxa, captures, occurrences };
      });
    await load(0, packageOf(ANIMAL, ...ON_MEDIA));
    expect(await counts()).toEqual({
      counted: 1,
      taxa: [
        { name: 'Noctua', occurrences_count: 0 },
        { name: 'Noctua pronuba', occurrences_count: 1 },
      ],
      captures: [
        ['m0', 1, 1],
        ['m1', 0, 1],
        ['m2', 0, 1],
        ['m3', 0, 0],
        ['m4', 0, 1],
        ['m5', 0, null],
      ].map(([public_id, detections_count, is_processed]) => ({ public_id, detections_count, is_processed })),
      occurrences: [{ public_id: 'o1' }],
    });
    const darwin = await inDatabase(here(0), (database) => madeFiles(database, 'darwin_core_archive', 1, {}));
    expect(csvRecords(darwin.files['occurrence.csv'] ?? '')).toHaveLength(1);
  });

  test('are told by the clock of the trap, whatever offset they come with', async () => {
    const utc = [
      `h1,m1,,2024-06-10T19:10:00Z,2024-06-10T19:40:00Z,media,human,,,,,,,,,,,,,,`,
      `he,,,2024-06-10T19:10:00Z,2024-06-10T19:40:00Z,event,human,,,,,,,,,,,,,,`,
    ];
    await load(0, packageOf(ANIMAL, ...utc));
    for (const options of [{}, { time_zone: 'Europe/Amsterdam' }]) {
      const times = observations(await given(0, { options })).map((one) => [one['eventStart'], one['eventEnd']]);
      const told = [on('21:10:00'), on('21:40:00')];
      expect(times).toEqual([told, told, [on('21:00:00'), on('21:00:00')]]);
    }
  });

  test('are in an order as far as it asks for them', async () => {
    await load(0, packageOf(ANIMAL, ...LINES));
    const taxon = await inDatabase(here(0), (database) =>
      database.selectFrom('taxa').select('id').where('name', '=', 'Noctua pronuba').executeTakeFirstOrThrow(),
    );
    for (const filters of [{ taxon: taxon.id }, { sex: 'not-reported' }])
      expect(ids(await given(0, { filters }))).toEqual(['b0', 'b4', 'b4b', 'be', 'o1']);
    const night = { first_night: '2024-06-10', last_night: '2024-06-10' };
    expect(ids(await given(0, { filters: night }))).toEqual(['b0', 'b4', 'b4b', 'be', 'c3', 'h1', 'o1', 'u2', 'v1']);
  });

  test('have no exact coordinates where an order rounds them, and boxes stay', async () => {
    const line = `h1,m1,,,,media,human,,,,,0.123457,0.2,0.3,0.4,,,,,,"At 52.10123, 0.12346."`;
    const deployments = NIGHT['deployments.csv'].replace('52.1,4.3', '52.10123,0.12346');
    await load(0, { ...packageOf(ANIMAL, line), 'deployments.csv': deployments });
    const [human] = observations(await given(0, { options: { coordinate_digits: 1, people: 'names' } }));
    expect(human).toMatchObject({ bboxX: '0.123457', observationComments: 'At 52.1, 0.1.' });
  });

  test('are animals once a later load says so, and what was an animal stays one', async () => {
    await load(0, packageOf(ANIMAL, ...ON_MEDIA));
    const { setAside } = await load(
      0,
      packageOf(
        ANIMAL.replace('animal', 'human'),
        ...ON_MEDIA.slice(0, 3),
        ON_MEDIA[3]?.replace('unclassified,,', 'animal,,Noctua comes') ?? '',
      ),
    );
    expect(setAside.join('\n')).toMatch(/line 2.*observationID.*is that of an animal of an earlier load, which stays/);
    const types = observations(await given(0)).map((one) => [one['observationID'], one['observationType']]);
    expect(types).toEqual([
      ['b0', 'blank'],
      ['b4', 'blank'],
      ['b4b', 'blank'],
      ['c3', 'animal'],
      ['h1', 'human'],
      ['o1', 'animal'],
      ['u2', 'unknown'],
      ['v1', 'vehicle'],
    ]);
  });

  test('stay where the session of their time is gone', async () => {
    await load(0, packageOf(ANIMAL, OF_TIMES[0] ?? ''));
    const later = NIGHT['media.csv'].replaceAll('2024-06-10', '2024-06-11');
    await load(0, { ...packageOf(ANIMAL), 'media.csv': later });
    const [event] = observations(await given(0));
    expect(event).toEqual(recordsOf(OF_TIMES[0] ?? '')[0]);
  });

  test('are named where they cannot be kept', async () => {
    const { setAside } = await load(
      0,
      packageOf(
        ANIMAL,
        `h1,film,,,,media,human,,,,,,,,,,,,,,`,
        `h2,,,at night,,event,human,,,,,,,,,,,,,,`,
        `h3,m1,,,,media,Human,,,1.5,,2,0,1,1,guess,,,7,,`,
      ),
    );
    const all = setAside.join('\n');
    expect(all).toMatch(/line 3.*mediaID.*film is not among the captures: not kept/);
    expect(all).toMatch(/line 4.*eventStart.*is no date and time.*not kept/);
    for (const field of ['count', 'bboxX', 'classificationMethod', 'classificationProbability'])
      expect(all).toMatch(new RegExp(`line 5","${field}"`));
    const [human] = observations(await given(0));
    expect(human).toMatchObject({
      observationID: 'h3',
      observationType: 'human',
      count: '',
      eventStart: on('21:30:00'),
    });
  });

  test('that an earlier release kept of blank images are lines of these', async () => {
    await load(0, packageOf(ANIMAL, ON_MEDIA[4] ?? ''));
    await inDatabase(here(0), async (database) => {
      // As the release before left it.
      await sql`drop table other_observations`.execute(database);
      await sql`alter table captures add column blank_id text`.execute(database);
      await sql`update captures set blank_id = 'b4' where public_id = 'm4'`.execute(database);
      await createOtherObservations(database as unknown as Kysely<unknown>, kind);
    });
    const [blank, ...others] = observations(await given(0));
    expect(blank).toMatchObject({ observationID: 'b4', mediaID: 'm4', observationType: 'blank' });
    expect(others.map((one) => one['observationID'])).toEqual(['o1']);
    const columns = await inDatabase(here(0), async (database) => {
      const tables = await database.introspection.getTables();
      return tables.find(({ name }) => name === 'captures')?.columns.map(({ name }) => name);
    });
    expect(columns).not.toContain('blank_id');
  });
});
