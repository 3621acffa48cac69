import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { described, inDatabase, loadedPackage, table } from './loaded-package.ts';

const OF_DEPLOYMENT = {
  setupBy: 'Bo',
  cameraID: 'C-7',
  cameraModel: 'Mothbox-M1',
  cameraDelay: '60',
  cameraHeight: '1.25',
  cameraTilt: '-10',
  cameraHeading: '270',
  timestampIssues: 'false',
  baitUse: 'false',
  featureType: 'waterSource',
  habitat: 'Dune slack',
  deploymentGroups: 'season:2024 | coast',
  deploymentTags: 'sugared',
  deploymentComments: 'Lamp replaced on the second night.',
};
const OF_MEDIUM = { captureMethod: 'timeLapse', favorite: 'true', mediaComments: 'Dew on the lens.' };
const OF_OBSERVATION = {
  lifeStage: 'adult',
  sex: 'female',
  behavior: 'resting',
  individualID: 'N-12',
  classificationTimestamp: '2024-07-01T10:00:00+02:00',
  observationTags: 'worn',
  observationComments: 'Left forewing torn.',
};

/** The same in other spellings: of spreadsheets, of programs that keep whole numbers as decimals, of versions before 1.0. */
const SPELLED = {
  deployment: {
    ...OF_DEPLOYMENT,
    cameraDelay: '60.0',
    cameraHeight: '"1,25"',
    timestampIssues: 'FALSE',
    baitUse: '0',
    featureType: 'water source',
  },
  medium: { ...OF_MEDIUM, captureMethod: 'Time lapse', favorite: '1.0' },
  observation: { ...OF_OBSERVATION, lifeStage: 'ADULT', sex: 'Female', classificationMethod: 'Human' },
};

/** Files of a package whose deployment, media and observation have these values, and two blank media and one unclassified. */
const packageOf = (deployment: object, medium: object, observation: object, more: object = {}) => ({
  'datapackage.json': described({}, more),
  'deployments.csv': table(
    [
      'deploymentID',
      'locationName',
      'latitude',
      'longitude',
      'deploymentStart',
      'deploymentEnd',
      ...Object.keys(deployment),
    ],
    [
      'dune',
      'Dune',
      '52.1',
      '4.3',
      '2024-06-10T18:00:00Z',
      '2024-06-14T08:00:00Z',
      ...Object.values<string>(deployment as never),
    ],
  ),
  'media.csv': table(
    ['mediaID', 'deploymentID', 'timestamp', 'filePath', 'filePublic', 'fileMediatype', ...Object.keys(medium)],
    ...Array.from({ length: 5 }, (_, index) => [
      `m${index}`,
      'dune',
      `2024-06-10T2${index === 4 ? 3 : 1}:0${index}:00Z`,
      `media/m${index}.jpg`,
      'false',
      'image/jpeg',
      ...Object.values<string>(medium as never),
    ]),
  ),
  'observations.csv': table(
    [
      'observationID',
      'deploymentID',
      'mediaID',
      'observationLevel',
      'observationType',
      'scientificName',
      ...Object.keys(observation),
    ],
    ['o1', 'dune', 'm0', 'media', 'animal', 'Noctua pronuba', ...Object.values<string>(observation as never)],
    ['b1', 'dune', 'm1', 'media', 'blank', '', ...Object.keys(observation).map(() => '')],
    ['b2', 'dune', 'm2', 'media', 'blank', '', ...Object.keys(observation).map(() => '')],
    ['u3', 'dune', 'm3', 'media', 'unclassified', '', ...Object.keys(observation).map(() => '')],
    ['h4', 'dune', 'm4', 'media', 'human', '', ...Object.keys(observation).map(() => '')],
  ),
});

describe.each(similarDatabases)('what a Camtrap DP says besides, in $kind', ({ kind }) => {
  let empties: EmptyDatabase[];

  beforeEach(async () => {
    empties = [await databaseWithTables(kind), await databaseWithTables(kind)];
  });
  afterEach(() => Promise.all(empties.map((one) => one.remove())));

  const given = async (at: number, options: object = {}) => {
    const { files } = await inDatabase(empties[at] as EmptyDatabase, (database) =>
      madeFiles(database, 'camtrap_dp', 1, { options, isGivenOut: true }),
    );
    expect(camtrapFaults(files)).toEqual([]);
    return files;
  };
  const load = (at: number, files: Readonly<Record<string, string>>) =>
    loadedPackage(empties[at] as EmptyDatabase, files);

  test('comes back in the spelling of the standard, and as it was from a package of ours', async () => {
    const files = Object.entries(packageOf(SPELLED.deployment, SPELLED.medium, SPELLED.observation));
    const zoned = files.map(([name, text]) => [name, text.replaceAll(/(?<=:\d\d)Z/g, '+02:00')] as const);
    await load(0, Object.fromEntries(zoned));
    const first = await given(0);
    await load(1, first);
    for (const of of [first, await given(1)]) {
      const [deployment] = csvRecords(of['deployments.csv'] ?? '');
      expect(deployment).toMatchObject({
        ...OF_DEPLOYMENT,
        deploymentTags: 'sugared|trapNights:1',
        deploymentStart: '2024-06-10T18:00:00+02:00',
        deploymentEnd: '2024-06-14T08:00:00+02:00',
      });
      expect(csvRecords(of['media.csv'] ?? '')).toMatchObject(Array.from({ length: 5 }, () => OF_MEDIUM));
      const lines = csvRecords(of['observations.csv'] ?? '');
      const animals = lines.filter(({ observationType }) => observationType === 'animal');
      expect(animals).toMatchObject(animals.map(() => ({ ...OF_OBSERVATION, classificationMethod: 'human' })));
      expect(animals.length).toBeGreaterThan(0);
      const times = lines.flatMap((one) => [one['eventStart'], one['eventEnd']]);
      for (const { timestamp } of csvRecords(of['media.csv'] ?? '')) times.push(timestamp);
      expect(times.filter((time) => !time?.endsWith('+02:00'))).toEqual([]);
      expect(of['datapackage.json']).not.toContain('The time zone of the traps’ clocks is not known');
    }
  });

  test.each([
    ['whose source says that they may be wrong', '+02:00', 'Times have the offsets'],
    ['in UTC whose source says that they may be wrong', 'Z', 'Times have the offsets'],
    ['of no known zone', '', 'The time zone of the traps’ clocks is not known'],
  ])('times %s come back so, also from a package of ours', async (_, offset, said) => {
    const files = Object.entries(packageOf({ timestampIssues: offset === '' ? '' : 'true' }, {}, {}));
    const zoned = files.map(([name, text]) => [name, text.replaceAll(/(?<=:\d\d)Z/g, offset)] as const);
    await load(0, Object.fromEntries(zoned));
    const first = await given(0);
    await load(1, first);
    for (const of of [first, await given(1)]) {
      const start = `2024-06-10T18:00:00${offset || 'Z'}`;
      expect(csvRecords(of['deployments.csv'] ?? '')).toMatchObject([
        { timestampIssues: 'true', deploymentStart: start },
      ]);
      const { description } = JSON.parse(of['datapackage.json'] ?? '') as { description: string };
      expect(description).toContain(said);
      expect(description.includes('the source says that times may be wrong')).toBe(offset !== '');
    }
  });

  test('is in a Darwin Core archive, as far as that has terms for it', async () => {
    await load(0, packageOf({}, {}, OF_OBSERVATION));
    const { files } = await inDatabase(empties[0] as EmptyDatabase, (database) =>
      madeFiles(database, 'darwin_core_archive', 1, {}),
    );
    expect(csvRecords(files['occurrence.csv'] ?? '')).toMatchObject([
      {
        lifeStage: 'adult',
        sex: 'female',
        behavior: 'resting',
        dateIdentified: '2024-07-01T10:00:00+02:00',
        occurrenceRemarks: 'Left forewing torn.',
      },
    ]);
  });

  test('has no exact coordinates where an order rounds them', async () => {
    const here = 'near 52.10123, 4.30456';
    const medium = { mediaComments: `"${here}"`, exifData: '"{""GPSLatitude"":""52 deg 6 4.43""}"' };
    const animal = { behavior: `"${here}"`, individualID: `"${here}"`, observationTags: `"${here}"` };
    const comments = { observationComments: `"${here}"` };
    const files = packageOf({ deploymentComments: `"${here}"` }, medium, { ...animal, ...comments });
    const deployments = files['deployments.csv'].replace('52.1,4.3', '52.10123,4.30456');
    await load(0, { ...files, 'deployments.csv': deployments });
    const options = { coordinate_digits: 2 as const };
    for (const format of ['camtrap_dp', 'darwin_core_archive', 'occurrences_simple_csv'] as const) {
      const { files: made } = await inDatabase(empties[0] as EmptyDatabase, (database) =>
        madeFiles(database, format, 1, { options }),
      );
      const all = Object.values(made).join('\n');
      expect(all).toContain('near 52.10, 4.30');
      expect(all).not.toMatch(/52\.101|4\.304|52 deg/);
    }
  });

  test('of a trap that ran in winter and summer has the offsets of each', async () => {
    const times = ['2024-02-01T21:00:00+01:00', '2024-02-01T23:00:00+01:00', '2024-06-10T21:00:00+02:00'];
    const files = packageOf({}, {}, {});
    await load(0, {
      ...files,
      'deployments.csv': table(
        ['deploymentID', 'locationName', 'latitude', 'longitude', 'deploymentStart', 'deploymentEnd'],
        ['T', 'T', '52.1', '4.3', times[0] ?? '', times[1] ?? ''],
        ['T period 2', 'T', '52.1', '4.3', times[2] ?? '', times[2] ?? ''],
      ),
      'media.csv': table(
        ['mediaID', 'deploymentID', 'timestamp', 'filePath', 'filePublic'],
        ...times.map((time, index) => [`m${index}`, index === 2 ? 'T period 2' : 'T', time, `m${index}.jpg`, 'false']),
      ),
      'observations.csv': files['observations.csv'].replaceAll('dune', 'T'),
      'datapackage.json': described(
        {},
        {
          noctuary: {
            declaredPeriods: [],
            deploymentPeriods: [
              { deploymentID: 'T', periodOf: 'T', number: 1 },
              { deploymentID: 'T period 2', periodOf: 'T', number: 2 },
            ],
          },
        },
      ),
    });
    const lines = csvRecords((await given(0))['deployments.csv'] ?? '');
    expect(lines.map((one) => [one['deploymentStart'], one['deploymentEnd']])).toEqual([
      [times[0], times[1]],
      [times[2], times[2]],
    ]);
  });

  test('is in a CSV of occurrences, in columns of its own', async () => {
    await load(0, packageOf({}, {}, OF_OBSERVATION));
    const { files } = await inDatabase(empties[0] as EmptyDatabase, (database) =>
      madeFiles(database, 'occurrences_simple_csv', 1, {}),
    );
    const [line] = csvRecords(files['file'] ?? '');
    expect(Object.entries(line ?? {}).slice(-13, -9)).toEqual([
      ['life_stage', 'adult'],
      ['sex', 'female'],
      ['behavior', 'resting'],
      ['individual_id', 'N-12'],
    ]);
  });

  test('media that came as blank are blank again, and no others', async () => {
    await load(0, packageOf({}, {}, {}));
    const files = await given(0);
    const blank = csvRecords(files['observations.csv'] ?? '').filter((one) => one['observationType'] === 'blank');
    expect(blank.map((one) => [one['observationID'], one['mediaID'], one['observationLevel']])).toEqual([
      ['b1', 'm1', 'media'],
      ['b2', 'm2', 'media'],
    ]);
    await load(1, files);
    const processed = await inDatabase(empties[1] as EmptyDatabase, (database) =>
      database.selectFrom('captures').select('is_processed').orderBy('timestamp').execute(),
    );
    expect(processed.map(({ is_processed: one }) => one)).toEqual([1, 1, 1, 0, 1]);
  });

  test('rounded coordinates do not look exact, and what the standard does not allow is named', async () => {
    const { setAside } = await load(
      0,
      packageOf({ cameraHeading: '400', cameraTilt: '-10.5' }, {}, { sex: 'worker' }, { coordinatePrecision: 0.01 }),
    );
    expect(setAside.join('\n')).toMatch(/cameraHeading.*400/);
    expect(setAside.join('\n')).toMatch(/cameraTilt.*-10\.5/);
    expect(setAside.join('\n')).toMatch(/sex.*worker/);
    const files = await given(0);
    expect(JSON.parse(files['datapackage.json'] ?? '')).toMatchObject({ coordinatePrecision: 0.01 });
    expect(csvRecords(files['deployments.csv'] ?? '')[0]).toMatchObject({
      coordinateUncertainty: '1570',
      cameraHeading: '',
    });
    const coarser = await given(0, { coordinate_digits: 1 });
    expect(JSON.parse(coarser['datapackage.json'] ?? '')).toMatchObject({ coordinatePrecision: 0.1 });
  });
});
