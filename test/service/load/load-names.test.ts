import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { inDatabase, loadedPackage, NIGHT, table } from './loaded-package.ts';

const [A, B, C] = [
  '0a86dd4d-ac02-46cb-840a-f9f52844d0f4',
  '1d33d9e2-aa89-4140-9644-dcb873b3efad',
  '2cbd79b6-6a07-4e44-a121-e5aef0ed19ba',
];

/** Deployments: ID, location's ID and name, and the year of the start. */
type Line = readonly [id: string, locationID: string, locationName: string, year: string];

const packageOf = (...lines: readonly Line[]) => ({
  'deployments.csv': table(
    ['deploymentID', 'locationID', 'locationName', 'latitude', 'longitude', 'deploymentStart', 'deploymentEnd'],
    ...lines.map(([id, site, place, year]) => [
      id,
      site,
      place,
      '52.1',
      '4.3',
      year === '' ? '' : `${year}-06-10T18:00:00+02:00`,
      year === '' ? '' : `${year}-06-14T08:00:00+02:00`,
    ]),
  ),
  'media.csv': table(
    ['mediaID', 'deploymentID', 'timestamp'],
    ...lines.map(([id], index) => [`m${index}`, id, '2024-06-10T21:00:00+02:00']),
  ),
  'observations.csv': NIGHT['observations.csv'].replace('dune', lines[0]?.[0] ?? ''),
});

describe.each(similarDatabases)('names of deployments of packages in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  /** The names by deploymentID, after a load of these lines. */
  const names = async (...lines: readonly Line[]) => {
    await loadedPackage(empty, packageOf(...lines));
    const rows = await inDatabase(empty, (database) =>
      database
        .selectFrom('load_keys')
        .innerJoin('deployments', 'deployments.id', 'load_keys.id')
        .select(['key', 'name'])
        .where('kind', '=', 'deployments')
        .execute(),
    );
    expect(rows).toHaveLength(new Set(rows.map(({ name }) => name)).size);
    return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
  };

  test.each<[string, readonly Line[], readonly string[]]>([
    [
      'a place of its own',
      [
        [A, 'L1', 'Dune', '2024'],
        [B, '', 'Marsh', '2024'],
      ],
      ['Dune', 'Marsh'],
    ],
    [
      'the location’s ID',
      [
        [A, 'L1', 'Dune', '2023'],
        [B, 'L2', 'Dune', '2024'],
      ],
      ['Dune (L1)', 'Dune (L2)'],
    ],
    [
      'the year',
      [
        [A, C, 'Dune', '2023'],
        [B, C, 'Dune', '2024'],
      ],
      ['Dune (2023)', 'Dune (2024)'],
    ],
    [
      'the location’s ID and the year',
      [
        [A, 'L1', 'Dune', '2023'],
        [B, 'L2', 'Dune', '2024'],
        [C, 'L1', 'Dune', '2024'],
      ],
      ['Dune (L1, 2023)', 'Dune (L2, 2024)', 'Dune (L1, 2024)'],
    ],
    [
      'an ID for people',
      [
        ['north', '', 'Dune', '2024'],
        ['south', '', 'Dune', '2024'],
      ],
      ['Dune (north)', 'Dune (south)'],
    ],
    [
      'a number',
      [
        [B, 'Dune', 'Dune', '2024'],
        [A, 'Dune', 'Dune', '2024'],
      ],
      ['Dune (2)', 'Dune (1)'],
    ],
    [
      'a number, where the place only looks the same',
      [
        [A, '', 'Dünen Süd', '2024'],
        [B, '', 'Dünen\u00A0Süd'.normalize('NFD'), '2024'],
      ],
      ['Dünen Süd (1)', 'Dünen Süd (2)'],
    ],
    [
      'a number within the year',
      [
        [A, '', 'Dune', '2023'],
        [B, '', 'Dune', '2024'],
        [C, '', 'Dune', '2024'],
      ],
      ['Dune (2023)', 'Dune (2024, 1)', 'Dune (2024, 2)'],
    ],
    [
      'no place: the location’s ID, or their own',
      [
        [A, 'L1', '', '2024'],
        ['trap 7', B, '', ''],
        [C, B, '', ''],
      ],
      ['L1', 'trap 7', C],
    ],
    [
      'a place that is called like another with a number',
      [
        [A, '', 'Dune', ''],
        [B, '', 'Dune', ''],
        [C, '', 'Dune (1)', ''],
      ],
      ['Dune (1)', 'Dune (2)', 'Dune (1) (2)'],
    ],
  ])('differ by %s, in any sequence of lines, and are the same after a second load', async (_, lines, expected) => {
    const wanted = Object.fromEntries(lines.map(([id], index) => [id, expected[index]]));
    expect(await names(...lines)).toEqual(wanted);
    expect(await names(...lines.toReversed())).toEqual(wanted);
    await empty.remove();
    empty = await databaseWithTables(kind);
    expect(await names(...lines.toReversed())).toEqual(wanted);
  });

  test('stay when another season comes, and change with a place or a year that was wrong', async () => {
    await names([A, '', 'Dune', '2023']);
    expect(await names([A, '', 'Dune', '2023'], [B, '', 'Dune', '2024'])).toEqual({ [A]: 'Dune', [B]: 'Dune (2024)' });
    expect(await names([A, '', 'Dune', '2023'], [B, '', 'Dune', '2022'])).toEqual({ [A]: 'Dune', [B]: 'Dune (2022)' });
    expect(await names([A, '', 'Hill', '2023'], [B, '', 'Dune', '2022'])).toEqual({ [A]: 'Hill', [B]: 'Dune (2022)' });
  });

  test.each<[string, Line, Line, string]>([
    ['year', [A, 'L1', 'Dune', '2023'], [B, 'L1', 'Dune', '2024'], 'Dune (2024)'],
    ['site', [A, 'L1', 'Dune', '2023'], [B, 'L2', 'Dune', '2023'], 'Dune (L2)'],
    ['number', [A, '', 'Dune', '2023'], [B, '', 'Dune', '2023'], 'Dune (2)'],
    ['nothing, at another place', [A, 'L1', 'Dune', '2023'], [B, 'L1', 'Hill', '2023'], 'Hill'],
  ])('are told from those of earlier packages of the data set by %s', async (_, one, other, expected) => {
    await names(one);
    expect(await names(other)).toEqual({ [A]: 'Dune', [B]: expected });
    expect(await names(other)).toEqual({ [A]: 'Dune', [B]: expected });
    expect(await names(one)).toEqual({ [A]: 'Dune', [B]: expected });
  });

  test('become the place where an earlier release had a UUID as the name', async () => {
    await names([A, '', 'Dune', '2023'], [B, '', 'Dune', '2024']);
    await inDatabase(empty, (database) => database.updateTable('deployments').set({ name: A }).execute());
    expect(await names([A, '', 'Dune', '2023'], [B, '', 'Dune', '2024'])).toEqual({
      [A]: 'Dune (2023)',
      [B]: 'Dune (2024)',
    });
  });
});
