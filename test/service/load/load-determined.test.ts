import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { described, inDatabase, loadedPackage, NIGHT, table } from './loaded-package.ts';

const COLUMNS = [
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
];
const LINES = [
  ['human', 'Bo Holm', '2024-07-01T10:00:00+02:00', '', 'worn'],
  ['human', '', '', '', ''],
  ['machine', 'Moth model 3', '2024-07-01T10:00:00Z', '0.71', ''],
  ['', '', '', '', ''],
].map((by, index) => [`o${index}`, 'dune', 'm0', 'animal', 'Noctua pronuba', ...by]);

describe.each(similarDatabases)('who determined the animals of a package, in $kind', ({ kind }) => {
  let empty: EmptyDatabase;
  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  const load = (lines: readonly (readonly string[])[]) =>
    loadedPackage(empty, {
      ...NIGHT,
      'datapackage.json': described({}),
      'observations.csv': table(COLUMNS, ...lines),
    });
  const stored = () =>
    inDatabase(empty, async (database) => ({
      occurrences: await database
        .selectFrom('occurrences')
        .leftJoin('models', 'models.id', 'model_id')
        .select(['public_id', 'looked_at', 'models.name as model', 'model_score', 'model_at'])
        .orderBy('public_id')
        .execute(),
      identifications: await database
        .selectFrom('identifications')
        .innerJoin('occurrences', 'occurrences.id', 'occurrence_id')
        .leftJoin('users', 'users.id', 'user_id')
        .select(['public_id', 'users.name', 'comment', 'is_withdrawn', 'identifications.created_at'])
        .orderBy('public_id')
        .execute(),
    }));

  test('is stored as a person, with or without a name, or as a model, and changes with a later load', async () => {
    await load(LINES);
    const none = { looked_at: 0, model: null, model_score: null, model_at: null };
    expect(await stored()).toEqual({
      occurrences: [
        { public_id: 'o0', ...none, looked_at: 1 },
        { public_id: 'o1', ...none, looked_at: 1 },
        { public_id: 'o2', ...none, model: 'Moth model 3', model_score: 0.71, model_at: '2024-07-01T10:00:00.000000' },
        { public_id: 'o3', ...none },
      ],
      identifications: [
        {
          public_id: 'o0',
          name: 'Bo Holm',
          comment: 'worn',
          is_withdrawn: 0,
          created_at: '2024-07-01T10:00:00.000000',
        },
        { public_id: 'o1', name: null, comment: '', is_withdrawn: 0, created_at: null },
      ],
    });
    await load(
      LINES.map((line, index) =>
        index === 0 ? [...line.slice(0, 5), 'machine', 'Moth model 3', '', '0.5', ''] : line,
      ),
    );
    const again = await stored();
    expect(again.occurrences[0]).toEqual({ ...none, public_id: 'o0', model: 'Moth model 3', model_score: 0.5 });
    expect(again.identifications.map(({ public_id }) => public_id)).toEqual(['o1']);
  });
});
