import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportOptions } from '#contract/exports/export-request.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { initialsOf } from '#service/exports/formats/written-people.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { described, loadedPackage, NIGHT, table } from '#test/service/load/loaded-package.ts';

const COMMENT = 'Ana Quintero has the specimen';
const AT = '2024-07-01T10:00:00+02:00';
/** A person, a model, a person or a model, and a person on a picture. */
const LINES = [
  ['o1', 'dune', 'm0', 'animal', 'Noctua pronuba', 'human', 'Ana Quintero', AT, '0.9', COMMENT],
  ['o2', 'dune', 'm0', 'animal', 'Noctua pronuba', 'machine', 'Moth Model 3', AT, '0.7', ''],
  ['o3', 'dune', 'm0', 'animal', 'Noctua pronuba', '', 'Bo Holm', '', '0.5', ''],
  ['o4', 'dune', 'm0', 'human', '', 'human', 'Jean-Luc Petit', '', '1', COMMENT],
];
const PACKAGE = {
  ...NIGHT,
  'datapackage.json': described({}),
  'deployments.csv': table(
    ['deploymentID', 'latitude', 'longitude', 'setupBy', 'deploymentComments'],
    ['dune', '51.5', '4.8', 'Ana Quintero', COMMENT],
  ),
  'media.csv': table(
    ['mediaID', 'deploymentID', 'timestamp', 'filePath', 'filePublic', 'exifData', 'mediaComments'],
    ['m0', 'dune', '2024-06-12T22:00:00Z', 'm0.jpg', 'false', '{"Artist":"Ana Quintero"}', COMMENT],
  ),
  'observations.csv': table(
    [
      'observationID',
      'deploymentID',
      'mediaID',
      'observationType',
      'scientificName',
      'classificationMethod',
      'classifiedBy',
      'classificationTimestamp',
      'classificationProbability',
      'observationComments',
    ],
    ...LINES,
  ),
};

describe('people in files', () => {
  let empty: EmptyDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    empty = await databaseWithTables('sqlite');
    await loadedPackage(empty, PACKAGE);
    open = await openDatabase(empty.location);
  });
  afterAll(async () => {
    await open.close();
    await empty.remove();
  });

  const made = async (options: ExportOptions) => {
    const filesOf = async (format: 'occurrences_simple_csv' | 'camtrap_dp' | 'darwin_core_archive') =>
      (await madeFiles(open.database, format, 1, { options })).files;
    const [csv, pack, archive] = [
      await filesOf('occurrences_simple_csv'),
      await filesOf('camtrap_dp'),
      await filesOf('darwin_core_archive'),
    ];
    expect([camtrapFaults(pack), darwinCoreFaults(archive)]).toEqual([[], []]);
    const observed = csvRecords(pack['observations.csv'] ?? '');
    const identified = csvRecords(archive['occurrence.csv'] ?? '');
    return {
      text: [csv, pack, archive].flatMap((files) => Object.values(files)).join('\n'),
      observed: observed.map((line) => [line['classificationMethod'], line['classifiedBy']]),
      scores: observed.map((line) => line['classificationProbability']),
      comments: observed.map((line) => line['observationComments']),
      times: observed.map((line) => line['classificationTimestamp']),
      rows: csvRecords(csv['file'] ?? ''),
      identified: identified.map((line) => [line['identifiedBy'], line['identificationRemarks']]),
      setupBy: csvRecords(pack['deployments.csv'] ?? '').map((line) => line['setupBy']),
      people: (JSON.parse(pack['datapackage.json'] ?? '') as { noctuary: { people: string } }).noctuary.people,
      abstract: archive['eml.xml'] ?? '',
    };
  };

  test('are named with their times and comments, and have no score', async () => {
    const { text, observed, scores, times, rows, identified, setupBy, people, abstract } = await made({});
    expect(observed).toEqual(LINES.map(([, , , , , method, by]) => [method, by]));
    expect(scores).toEqual(['', '0.7', '0.5', '1']);
    expect(times).toEqual([AT, AT, '', '']);
    expect(identified).toEqual([
      ['Ana Quintero', ''],
      ['Moth Model 3', 'score 0.7'],
      ['Bo Holm', 'score 0.5'],
    ]);
    expect(rows.map((row) => [row['identified_by'], row['looked_at_time'], row['model'], row['people_names']])).toEqual(
      [
        ['Ana Quintero', AT, '', 'names'],
        ['Moth Model 3', '', 'Moth Model 3', 'names'],
        ['Bo Holm', '', '', 'names'],
      ],
    );
    expect([setupBy, people]).toEqual([['Ana Quintero'], 'names']);
    expect(abstract).toContain('People are named.');
    // Of deployment, medium, and two observations in the package; of an occurrence in the archive.
    expect(text.split(COMMENT).length - 1).toBe(5);
  });

  test.each([
    [{ people: 'initials' }, 'A. Q.', 'B. H.', 'J.-L. P.'],
    [{ people: 'none' }, '', '', ''],
    // Files with rounded coordinates are made to be shared.
    [{ coordinate_digits: 1 }, '', '', ''],
    [{ coordinate_digits: 1, people: 'initials' }, 'A. Q.', 'B. H.', 'J.-L. P.'],
  ] as const)('are named by %j as %j, and models by their names', async (options, ana, bo, jean) => {
    const { text, observed, rows, identified, setupBy, people, abstract } = await made(options);
    const form = ana === '' ? 'none' : 'initials';
    expect(text).not.toMatch(/Quintero|Holm|Petit/);
    expect(observed).toEqual([
      ['human', ana],
      ['machine', 'Moth Model 3'],
      ['', bo],
      ['human', jean],
    ]);
    expect(identified.map(([by]) => by)).toEqual([ana, 'Moth Model 3', bo]);
    expect(rows.map((row) => [row['identified_by'], row['people_names']])).toEqual([
      [ana, form],
      ['Moth Model 3', form],
      [bo, form],
    ]);
    expect([setupBy, people]).toEqual([[ana], form]);
    expect(abstract).toContain('no comments, which may have names in them.');
  });

  test('have the time and the comment of the last identification that is not withdrawn', async () => {
    const { id: occurrence_id } = await open.database
      .selectFrom('occurrences')
      .select('id')
      .where('public_id', '=', 'o3')
      .executeTakeFirstOrThrow();
    await open.database
      .insertInto('identifications')
      .values(
        [
          ['2024-07-02', 'first look', 0],
          ['2024-07-03', 'second look', 0],
          ['2024-07-04', 'mistaken', 1],
        ].map(([day, comment, is_withdrawn]) => ({
          occurrence_id,
          comment: String(comment),
          is_withdrawn: Number(is_withdrawn),
          created_at: `${day}T10:00:00.123456`,
        })),
      )
      .execute();
    const human = { identification_method: 'human' as const, looked_at: 2 };
    await open.database.updateTable('occurrences').set(human).where('id', '=', occurrence_id).execute();
    const { rows, observed, comments, times, identified } = await made({});
    expect([rows[2]?.['looked_at_time'], times[2], comments[2], identified[2], observed[2]]).toEqual([
      '2024-07-03T10:00:00',
      '2024-07-03T10:00:00Z',
      'second look',
      ['Bo Holm', 'second look'],
      ['human', 'Bo Holm'],
    ]);
    expect((await made({ people: 'initials' })).comments[2]).toBe('');
  });
});

test.each([
  ['Ana Quintero', 'A. Q.'],
  ['Jean-Luc Petit', 'J.-L. P.'],
  ['Ana Quintero | Bo Holm', 'A. Q. | B. H.'],
  ['A. Q.', 'A. Q.'],
  ['bo.holm@example.org', 'B.H.'],
  ['佐藤 美咲', '佐. 美.'],
  ['E\u0301mile', 'É.'],
  ['007', null],
  ['@', null],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
