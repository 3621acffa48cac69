import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { inDatabase, loadedPackage, table } from './loaded-package.ts';

const profile = (version: string) =>
  JSON.stringify({
    name: 'older',
    title: 'Older',
    profile: `https://raw.githubusercontent.com/tdwg/camtrap-dp/${version}/camtrap-dp-profile.json`,
    taxonomic: [{ taxonID: 'X1', scientificName: 'Noctua pronuba', taxonRank: 'species' }],
  });

/** A package of version 0.1.6, as platforms have written many: times of sequences, and none of 1.0's new names. */
const OLDER = {
  'datapackage.json': profile('0.1.6'),
  'deployments.csv': table(
    [
      'deploymentID',
      'locationID',
      'locationName',
      'longitude',
      'latitude',
      'start',
      'end',
      'cameraID',
      'session',
      'array',
      'tags',
      'comments',
      '_id',
    ],
    ['d', '', 'Dune', '4.3', '52.1', '2024-06-10T18:00:00Z', '2024-06-14T08:00:00Z', '', '', '', '', '', ''],
  ),
  'media.csv': table(
    [
      'mediaID',
      'deploymentID',
      'sequenceID',
      'captureMethod',
      'timestamp',
      'filePath',
      'fileName',
      'fileMediatype',
      'exifData',
      'favourite',
      'comments',
      '_id',
    ],
    ...[0, 1, 2, 3].map((index) => [
      `m${index}`,
      'd',
      index < 2 ? 's1' : 's2',
      'motionDetection',
      `2024-06-10T22:0${index}:00Z`,
      `https://example.org/m${index}.jpg`,
      `m${index}.jpg`,
      'image/jpeg',
      '',
      'false',
      '',
      '',
    ]),
  ),
  'observations.csv': table(
    [
      'observationID',
      'deploymentID',
      'sequenceID',
      'mediaID',
      'timestamp',
      'observationType',
      'cameraSetup',
      'taxonID',
      'scientificName',
      'count',
      'countNew',
      'lifeStage',
      'sex',
      'behaviour',
      'classificationMethod',
      'classificationConfidence',
      'comments',
      '_id',
    ],
    [
      'o1',
      'd',
      's1',
      '',
      '2024-06-10T22:00:00Z',
      'animal',
      'FALSE',
      'X1',
      'Noctua pronuba',
      '2',
      '',
      '',
      '',
      '',
      'human',
      '',
      '',
      '',
    ],
    [
      'o2',
      'd',
      's2',
      '',
      '2024-06-10T22:02:00Z',
      'animal',
      'FALSE',
      'X1',
      'Noctua pronuba',
      '1',
      '',
      '',
      '',
      '',
      'machine',
      '0.8',
      '',
      '',
    ],
    // The same animals as o1, and others, on an image.
    [
      'o3',
      'd',
      's1',
      'm1',
      '2024-06-10T22:01:00Z',
      'animal',
      'FALSE',
      'X1',
      'Noctua pronuba',
      '1',
      '',
      '',
      '',
      '',
      'machine',
      '0.7',
      '',
      '',
    ],
    [
      'o4',
      'd',
      's2',
      'm3',
      '2024-06-10T22:03:00Z',
      'animal',
      'FALSE',
      '',
      'Xestia c-nigrum',
      '1',
      '',
      '',
      '',
      '',
      'human',
      '',
      '',
      '',
    ],
  ),
};

describe.each(similarDatabases)('a package of an older version in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  const animals = () =>
    inDatabase(empty, (database) =>
      database
        .selectFrom('occurrences')
        .innerJoin('taxa', 'taxa.id', 'determination_id')
        .select(['taxa.name', 'taxa.rank', 'determination_score as score', 'detections_count as detections'])
        .orderBy('occurrences.id')
        .execute(),
    );
  const NOCTUA = { name: 'Noctua pronuba', rank: 'SPECIES' };

  test('has what 1.0 has, under the names of then', async () => {
    const { end, stored, said } = await loadedPackage(empty, OLDER);
    expect({ end, stored }).toEqual({
      end: true,
      stored: { projects: 1, deployments: 1, events: 1, captures: 4, occurrences: 4 },
    });
    expect(said).toContain('  It is of version 0.1.6: its columns are read by the names that 1.0 gave them.');
    expect(said.findLast((line) => line.startsWith('  occurrences:'))).toMatch(/^ {2}occurrences: 4, /);
    expect(await animals()).toEqual([
      { ...NOCTUA, score: null, detections: 1 },
      { ...NOCTUA, score: null, detections: 0 },
      { ...NOCTUA, score: 0.8, detections: 0 },
      { name: 'Xestia c-nigrum', rank: 'SPECIES', score: null, detections: 1 },
    ]);
    const [deployment] = await inDatabase(empty, (database) =>
      database.selectFrom('deployments').select(['name', 'latitude', 'period_start', 'period_end']).execute(),
    );
    expect(deployment).toEqual({
      name: 'Dune',
      latitude: 52.1,
      period_start: '2024-06-10T18:00:00',
      period_end: '2024-06-14T08:00:00',
    });
  });

  test('is read by its columns also where it names no version, or a pre-release', async () => {
    for (const descriptor of ['{"name":"older"}', profile('1.0-rc.1')]) {
      const { stored } = await loadedPackage(empty, { ...OLDER, 'datapackage.json': descriptor }, { replace: true });
      expect(stored.occurrences).toBe(4);
    }
  });

  test('says as many occurrences as it stores, where observations have no session', async () => {
    const { said, stored, end } = await loadedPackage(empty, {
      ...OLDER,
      'observations.csv': OLDER['observations.csv'].replaceAll(',2024-06-10T22:0', ',2024-07-10T22:0'),
    });
    // Those with an image have its time.
    expect(stored.occurrences).toBe(2);
    expect(said.findLast((line) => line.startsWith('  occurrences:'))).toMatch(/^ {2}occurrences: 2, /);
    expect(end).toMatchObject({
      message: expect.stringMatching(
        /^observations\.csv: 2 of 4 lines were set aside, most of them because of eventStart/,
      ),
    });
  });

  test('is refused by its version where its columns are not known, and nothing is written', async () => {
    const files = { ...OLDER, 'datapackage.json': profile('0.1.1'), 'media.csv': 'multimedia_id,seq\n1,2\n' };
    await expect(loadedPackage(empty, files)).rejects.toThrow(
      'media.csv has no column mediaID. datapackage.json says that this is Camtrap DP 0.1.1: 0.1.6 and 1.0 are read. Export it again as 1.0.',
    );
    const projects = await inDatabase(empty, (database) => database.selectFrom('projects').select('id').execute());
    expect(projects).toEqual([]);
  });
});
