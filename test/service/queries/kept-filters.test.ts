import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportFilters } from '#contract/exports/export-request.ts';
import { askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { loadedPackage, NIGHT, table } from '#test/service/load/loaded-package.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import type { ListBody } from './walk.ts';

/** Sex, life stage, behaviour and comments of animals, each on an image of its own. */
const ANIMALS: Readonly<Record<string, readonly string[]>> = {
  a: ['female', 'adult', 'resting', ''],
  b: ['female', 'juvenile', 'Resting', ''],
  c: ['male', '', '100%_up', ''],
  // What is no key, though it looks like one.
  d: ['', 'adult', '"""sex"":""female"""', 'sex'],
  e: ['', '', '"a, ""b""\\c"', '"""lifeStage"":""adult"""'],
  f: ['', '', '', ''],
};
const NAMES = Object.keys(ANIMALS);

describe.each(sampleDatabases)('filters by what a package says besides, over $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  let service: RunningService;

  beforeAll(async () => {
    empty = await databaseWithTables(kind);
    const columns = ['sex', 'lifeStage', 'behavior', 'observationComments'];
    const media = ['observationID', 'deploymentID', 'mediaID', 'observationType', 'scientificName', ...columns];
    const deployed = ['deploymentID', 'locationName', 'latitude', 'longitude', 'deploymentStart', 'deploymentEnd'];
    const days = ['2024-06-10T18:00:00Z', '2024-06-14T08:00:00Z'];
    await loadedPackage(empty, {
      ...NIGHT,
      'deployments.csv': table(
        [...deployed, 'featureType', 'habitat', 'baitUse', 'cameraModel'],
        ['dune', 'Dune', '52.1', '4.3', ...days, 'waterSource', 'Dune slack', 'true', 'M1'],
        ['wood', 'Wood', '52.2', '4.3', ...days, '', 'Oak', 'false', 'M1'],
        ['edge', 'Edge', '52.3', '4.3', ...days, '', '', '', ''],
      ),
      'observations.csv': table(
        media,
        ...Object.entries(ANIMALS).map(([name, said], at) => [
          name,
          'dune',
          `m${at}`,
          'animal',
          `Noctua ${name}aa`,
          ...said,
        ]),
      ),
    });
    service = await serve(empty.location);
  });
  afterAll(async () => {
    await service.stop();
    await empty.remove();
  });

  const animals: [string, ExportFilters, string][] = [
    ['sex', { sex: 'female' }, 'ab'],
    ['sex, in the letter case of the value', { sex: 'Female' }, ''],
    ['no sex', { sex: 'not-reported' }, 'def'],
    ['life stage', { life_stage: 'adult' }, 'ad'],
    ['no life stage', { life_stage: 'not-reported' }, 'cef'],
    ['sex and life stage', { sex: 'female', life_stage: 'juvenile' }, 'b'],
    ['behaviour', { behavior: 'resting' }, 'a'],
    ['a part of a behaviour', { behavior: 'rest' }, ''],
    ['no behaviour', { behavior: 'not-reported' }, 'f'],
    ['a behaviour with signs of patterns', { behavior: '100%_up' }, 'c'],
    ['a pattern', { behavior: '%' }, ''],
    ['a behaviour that looks like JSON', { behavior: '"sex":"female"' }, 'd'],
    ['a behaviour with quotes, a comma and a backslash', { behavior: 'a, "b"\\c' }, 'e'],
  ];
  const letterOf = (name = '') => name.charAt('Noctua '.length);

  test.each(animals)('the list of occurrences and an export have those by %s', async (_what, filters, expected) => {
    const query = new URLSearchParams({ ...(filters as Record<string, string>), project_id: '1' });
    const { count, results } = await askJson<ListBody<{ determination: { name: string } }>>(
      service.url,
      `/api/v2/occurrences/?${query}&ordering=id`,
    );
    expect([results.map(({ determination }) => letterOf(determination.name)).join(''), count]).toEqual([
      expected,
      expected.length,
    ]);
    const { records, files } = await madeFiles(service.database, 'occurrences_simple_csv', 1, { filters });
    const lines = csvRecords(files['file'] ?? '');
    expect([lines.map((line) => letterOf(line['determination'])).join(''), records]).toEqual([
      expected,
      expected.length,
    ]);
  });

  test('an occurrence has them, and null where its source says nothing', async () => {
    const fields = 'sex,life_stage,behavior';
    const { results } = await askJson<ListBody<object>>(
      service.url,
      `/api/v2/occurrences/?fields=${fields}&ordering=id`,
    );
    expect(results).toHaveLength(NAMES.length);
    expect([results[0], results[2], results.at(-1)]).toEqual([
      { sex: 'female', life_stage: 'adult', behavior: 'resting' },
      { sex: 'male', life_stage: null, behavior: '100%_up' },
      { sex: null, life_stage: null, behavior: null },
    ]);
  });

  test.each([
    ['feature_type=waterSource', ['Dune']],
    ['feature_type=not-reported', ['Edge', 'Wood']],
    ['habitat=Oak', ['Wood']],
    ['bait_use=false', ['Wood']],
    ['bait_use=not-reported', ['Edge']],
    ['camera_model=M1', ['Dune', 'Wood']],
    ['camera_model=M1&habitat=Dune+slack', ['Dune']],
  ])('the list of deployments has those with %s', async (query, expected) => {
    const { results } = await askJson<ListBody<{ name: string }>>(
      service.url,
      `/api/v2/deployments/?${query}&ordering=name`,
    );
    expect(results.map(({ name }) => name)).toEqual(expected);
  });

  test('a package of a part says of which animals it is, and how many occurrences that leaves out', async () => {
    const filters: ExportFilters = { sex: 'female', life_stage: 'not-reported', behavior: 'resting' };
    const { files } = await madeFiles(service.database, 'camtrap_dp', 1, { filters });
    const { description, noctuary } = JSON.parse(files['datapackage.json'] ?? '') as {
      description: string;
      noctuary: Record<string, unknown>;
    };
    const what = 'any taxon with sex: female, life stage: not reported, behavior: resting';
    expect(description).toContain(`occurrences of ${what}.`);
    expect(description).toContain(`Absence holds for ${what} alone`);
    expect(noctuary).toMatchObject({ occurrencesFilteredOut: NAMES.length });
  });
});
