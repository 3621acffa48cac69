import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRows } from '#service/database/insert-rows.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { classifiedTaxa, type ClassifiedTaxon } from '#service/exports/formats/classified-taxa.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';

let empty: EmptyDatabase;
let open: OpenDatabase;
let taxonOf: (id: number) => ClassifiedTaxon | undefined;

const AT = { created_at: '2024-06-01T00:00:00.000001', updated_at: '2024-06-01T00:00:00.000001' };
const TAXA: readonly [id: number, name: string, rank: string, parent: number | null][] = [
  [1, 'Lepidoptera', 'ORDER', null],
  [2, 'Noctuidae', 'FAMILY', 1],
  [3, 'Noctua', 'GENUS', 2],
  [4, 'Noctua pronuba', 'SPECIES', 3],
  [5, 'Unidentified noctuid', 'UNKNOWN', 2],
  [6, 'Unidentifiable', 'UNKNOWN', null],
  [7, 'Not Lepidoptera', '', null],
  // Names of taxa, whatever their rank.
  [8, 'Vulpes vulpes', '', null],
  [9, 'Nothofagus', 'UNKNOWN', null],
  [10, 'Notodontidae', 'UNKNOWN', 1],
  [11, 'Unknown to science', 'SPECIES', 3],
  // Two that are each other's parent.
  [12, 'Unidentified a', 'UNKNOWN', 13],
  [13, 'Unidentified b', 'UNKNOWN', 12],
];

beforeAll(async () => {
  empty = await databaseWithTables('sqlite');
  open = await openDatabase(empty.location);
  // A parent may come after its child.
  await insertRows(
    open.database,
    'taxa',
    TAXA.map(([id, name, rank]) => ({ id, name, rank, parent_id: null, ...AT })),
  );
  for (const [id, , , parent_id] of TAXA) {
    await open.database.updateTable('taxa').set({ parent_id }).where('id', '=', id).execute();
  }
  taxonOf = await classifiedTaxa(open.database);
});

afterAll(async () => {
  await open.close();
  await empty.remove();
});

test('a species has its rank and the names of its parents', () => {
  expect(taxonOf(4)).toEqual({
    scientificName: 'Noctua pronuba',
    taxonRank: 'species',
    kingdom: 'Animalia',
    phylum: null,
    class: null,
    order: 'Lepidoptera',
    family: 'Noctuidae',
    genus: 'Noctua',
    verbatimIdentification: null,
  });
  expect(taxonOf(14)).toBeUndefined();
});

test.each([
  [5, 'Noctuidae', 'family', 'Lepidoptera', 'Unidentified noctuid'],
  [6, 'Animalia', 'kingdom', null, 'Unidentifiable'],
  [7, 'Animalia', 'kingdom', null, 'Not Lepidoptera'],
  [12, 'Animalia', 'kingdom', null, 'Unidentified a'],
])('a name that is no taxon is that of the lowest taxon above it (%s: %s)', (id, name, rank, order, verbatim) => {
  expect(taxonOf(id)).toMatchObject({
    scientificName: name,
    taxonRank: rank,
    order,
    verbatimIdentification: verbatim,
  });
});

test.each([
  [8, 'Vulpes vulpes', null],
  [9, 'Nothofagus', null],
  [10, 'Notodontidae', null],
  [11, 'Unknown to science', 'species'],
])('a taxon without a rank, or with a name like those, stays (%s: %s)', (id, name, rank) => {
  expect(taxonOf(id)).toMatchObject({ scientificName: name, taxonRank: rank, verbatimIdentification: null });
});
