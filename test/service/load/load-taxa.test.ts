import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { described, inDatabase, loadedPackage, NIGHT, table } from './loaded-package.ts';

/** What the names of a package are, and the ranks that its descriptor declares. */
interface Named {
  names: readonly string[];
  ranks?: Readonly<Record<string, string>>;
  tags?: string;
}

/** A package of one night with an animal of each name. */
const packageOf = (name: string, { names, ranks = {}, tags = '' }: Named) => ({
  ...NIGHT,
  'datapackage.json': described(
    {},
    {
      name,
      title: name,
      taxonomic: Object.entries(ranks).map(([scientificName, taxonRank]) => ({ scientificName, taxonRank })),
    },
  ),
  'observations.csv': table(
    ['observationID', 'deploymentID', 'mediaID', 'observationType', 'scientificName', 'observationTags'],
    ...names.map((one, index) => [`o${index}`, 'dune', `m${index % 6}`, 'animal', `"${one}"`, tags]),
  ),
});

describe.each(similarDatabases)('names of taxa of packages in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  const load = (name: string, named: Named) => loadedPackage(empty, packageOf(name, named));

  /** "Noctua pronuba, SPECIES of Noctua, 2": each taxon with its parent and the number of its occurrences */
  const taxa = () =>
    inDatabase(empty, async (database) => {
      const rows = await database
        .selectFrom('taxa')
        .leftJoin('taxa as parents', 'parents.id', 'taxa.parent_id')
        .select(['taxa.name', 'taxa.rank', 'parents.name as parent', 'taxa.occurrences_count as count'])
        .execute();
      return rows
        .map(({ name, rank, parent, count }) => `${name}, ${rank}${parent === null ? '' : ` of ${parent}`}, ${count}`)
        .toSorted();
    });

  /** The taxa after these packages in an empty database, one after the other. */
  const after = async (...packages: readonly (readonly [string, Named])[]) => {
    await empty.remove();
    empty = await databaseWithTables(kind);
    for (const [name, named] of packages) await load(name, named);
    return taxa();
  };

  test('are below the family and the order that the descriptor names above them', async () => {
    const above = { kingdom: 'Animalia', order: 'Lepidoptera', family: 'Noctuidae' };
    const taxonomic = [
      { scientificName: 'Noctua pronuba', taxonRank: 'species', ...above, genus: 'Noctua' },
      { scientificName: 'Noctuidae', taxonRank: 'family', kingdom: 'Animalia', order: 'Lepidoptera' },
      // No observation has it.
      { scientificName: 'Bombus terrestris', taxonRank: 'species', order: 'Hymenoptera' },
      // A slip: a family above its order.
      { scientificName: 'Lepidoptera', taxonRank: 'order', family: 'Noctuidae' },
    ];
    const files = packageOf('higher', { names: ['Noctua pronuba', 'Noctuidae', 'Lepidoptera', 'Micro moth'] });
    const expected = [
      'Lepidoptera, ORDER, 1',
      'Micro moth, UNKNOWN, 1',
      'Noctua pronuba, SPECIES of Noctua, 1',
      'Noctua, GENUS of Noctuidae, 0',
      'Noctuidae, FAMILY of Lepidoptera, 1',
    ];
    const loadIt = () =>
      loadedPackage(empty, { ...files, 'datapackage.json': described({}, { name: 'higher', taxonomic }) });
    await loadIt();
    expect(await taxa()).toEqual(expected);
    await loadIt();
    expect(await taxa()).toEqual(expected);
  });

  test('are below the family also where the descriptor names no genus', async () => {
    const files = packageOf('higher', { names: ['Spodoptera exigua'] });
    const taxonomic = [{ scientificName: 'Spodoptera exigua', family: 'Noctuidae' }];
    await loadedPackage(empty, { ...files, 'datapackage.json': described({}, { name: 'higher', taxonomic }) });
    expect(await taxa()).toEqual([
      'Noctuidae, FAMILY, 0',
      'Spodoptera exigua, SPECIES of Spodoptera, 1',
      'Spodoptera, GENUS of Noctuidae, 0',
    ]);
  });

  test('that moth recorders write: only species are of that rank, and no family or subfamily is a genus', async () => {
    await load('a recorder', {
      names: [
        'Amphipyrinae sp.',
        'Eupithecia sp.',
        'Noctuidae sp.',
        'Lepidoptera indet.',
        'Acronicta psi/tridens',
        'Amphipoea oculea agg.',
        'Orthosia cf. gothica',
        'Noctua pronuba (Linnaeus, 1758)',
        'Xestia c-nigrum',
        'Micro moth',
        'Unknown 7',
      ],
    });
    expect(await taxa()).toEqual([
      'Acronicta psi/tridens, UNKNOWN of Acronicta, 1',
      'Acronicta, GENUS, 0',
      'Amphipoea oculea agg., UNKNOWN of Amphipoea, 1',
      'Amphipoea, GENUS, 0',
      'Amphipyrinae sp., UNKNOWN of Amphipyrinae, 1',
      'Amphipyrinae, SUBFAMILY, 0',
      'Eupithecia sp., UNKNOWN of Eupithecia, 1',
      'Eupithecia, GENUS, 0',
      'Lepidoptera indet., UNKNOWN of Lepidoptera, 1',
      'Lepidoptera, UNKNOWN, 0',
      'Micro moth, UNKNOWN, 1',
      'Noctua pronuba (Linnaeus, 1758), SPECIES of Noctua, 1',
      'Noctua, GENUS, 0',
      'Noctuidae sp., UNKNOWN of Noctuidae, 1',
      'Noctuidae, FAMILY, 0',
      'Orthosia cf. gothica, UNKNOWN of Orthosia, 1',
      'Orthosia, GENUS, 0',
      'Unknown 7, UNKNOWN, 1',
      'Xestia c-nigrum, SPECIES of Xestia, 1',
      'Xestia, GENUS, 0',
    ]);
  });

  test('are one taxon in every spelling, whichever comes first', async () => {
    const [usual, loud, spaced] = ['Mücke pronuba', 'MÜCKE PRONUBA'.normalize('NFD'), 'mücke\u00A0 pronuba'];
    const expected = ['Mücke pronuba, SPECIES of Mücke, 3', 'Mücke, GENUS, 0'];
    expect(await after(['a', { names: [loud, spaced, usual] }])).toEqual(expected);
    expect(await after(['a', { names: [usual, loud, spaced] }])).toEqual(expected);
    expect(await after(['a', { names: [usual] }], ['b', { names: [spaced] }], ['c', { names: [loud] }])).toEqual(
      expected,
    );
    expect(await after(['c', { names: [loud] }], ['b', { names: [spaced] }], ['a', { names: [usual] }])).toEqual(
      expected,
    );
  });

  test.each<[string, Named, Named, readonly string[]]>([
    [
      'is declared in another package',
      { names: ['Burnished brass', 'Hoplodrina'] },
      {
        names: ['Lepidoptera'],
        ranks: { 'burnished  BRASS': 'subspecies', Hoplodrina: 'genus', Lepidoptera: 'order' },
      },
      [
        'Burnished brass, SUBSPECIES of Burnished, 1',
        'Burnished, GENUS, 0',
        'Hoplodrina, GENUS, 1',
        'Lepidoptera, ORDER, 1',
      ],
    ],
    [
      'follows from a species of another package',
      { names: ['Noctua', 'Eupithecia indet.'] },
      { names: ['Noctua comes', 'Eupithecia venosata'] },
      [
        'Eupithecia indet., UNKNOWN of Eupithecia, 1',
        'Eupithecia venosata, SPECIES of Eupithecia, 1',
        'Eupithecia, GENUS, 0',
        'Noctua comes, SPECIES of Noctua, 1',
        'Noctua, GENUS, 1',
      ],
    ],
    [
      'shows that a name is below no genus',
      { names: ['Common allies'] },
      { names: ['Noctua'], ranks: { 'Common allies': 'FAMILY', Noctua: 'genus' } },
      ['Common allies, FAMILY, 1', 'Noctua, GENUS, 1'],
    ],
  ])('get the rank that %s, before or after', async (_, one, other, expected) => {
    expect(await after(['one', one], ['other', other])).toEqual(expected);
    expect(await after(['other', other], ['one', one])).toEqual(expected);
  });

  test('get the rank that a later load of their package declares, and lose it where a later one declares none', async () => {
    const names = ['Lepidoptera', 'Hoplodrina'];
    await load('a', { names });
    expect(await taxa()).toEqual(['Hoplodrina, UNKNOWN, 1', 'Lepidoptera, UNKNOWN, 1']);
    await load('a', { names, ranks: { Lepidoptera: 'order', Hoplodrina: 'genus' } });
    expect(await taxa()).toEqual(['Hoplodrina, GENUS, 1', 'Lepidoptera, ORDER, 1']);
    await load('a', { names, ranks: { Lepidoptera: 'order', Hoplodrina: 'unknown' } });
    expect(await taxa()).toEqual(['Hoplodrina, UNKNOWN, 1', 'Lepidoptera, ORDER, 1']);
  });

  test('keep the highest of declared ranks that contradict each other, in either sequence, and the load reports it', async () => {
    const [genus, species] = [
      ['says genus', { names: ['Noctua pronuba'], ranks: { 'Noctua pronuba': 'genus' } }],
      ['says species', { names: ['Noctua pronuba'], ranks: { 'noctua pronuba': 'species' } }],
    ] as const;
    expect(await after(genus, species)).toEqual(['Noctua pronuba, GENUS, 2']);
    expect(await after(species, genus)).toEqual(['Noctua pronuba, GENUS, 2']);
    const { end, said } = await load(...species);
    expect([end, said]).toEqual([
      true,
      expect.arrayContaining([
        '  datapackage.json, taxonomic.taxonRank: declared as GENUS (says genus) and SPECIES (this package): GENUS is kept, the highest (Noctua pronuba)',
      ]),
    ]);
    const alone = await load('both', {
      names: ['Xestia baja'],
      ranks: { 'Xestia baja': 'species', 'Xestia  baja': 'genus' },
    });
    expect(alone.said).toContain(
      '  datapackage.json, taxonomic.taxonRank: declared as GENUS (this package) and SPECIES (this package): GENUS is kept, the highest (Xestia baja)',
    );
  });

  test('keep the rank of another service, and the load reports a contradiction; packages replace an unknown rank', async () => {
    const at = { created_at: '2024-01-01T00:00:00.000000', updated_at: '2024-01-01T00:00:00.000000', parent_id: null };
    await inDatabase(empty, (database) =>
      database
        .insertInto('taxa')
        .values([
          { name: 'Noctua pronuba', search_text: 'noctua pronuba', rank: 'SPECIES', ...at },
          { name: 'Noctua', search_text: 'noctua', rank: 'UNKNOWN', ...at },
        ])
        .execute(),
    );
    const { said } = await load('a', {
      names: ['noctua pronuba', 'Noctua'],
      ranks: { 'Noctua pronuba': 'genus', Noctua: 'genus' },
    });
    expect(await taxa()).toEqual(['Noctua pronuba, SPECIES, 1', 'Noctua, GENUS, 1']);
    expect(said).toContain(
      '  datapackage.json, taxonomic.taxonRank: GENUS (this package) is not the rank that the database has: SPECIES is kept (Noctua pronuba)',
    );
  });

  test('are not those of what is only somewhere below a taxon', async () => {
    const below = { names: ['Noctuidae'], tags: 'verbatimIdentification:Unidentified' };
    const plain = { names: ['unidentified', 'Noctua cf. comes'] };
    const expected = [
      'Noctua cf. comes, UNKNOWN of Noctua, 1',
      'Noctua, GENUS, 0',
      'Noctuidae, FAMILY, 0',
      'Unidentified, UNKNOWN of Noctuidae, 1',
      'unidentified, UNKNOWN, 1',
    ];
    expect(await after(['a', below], ['b', plain])).toEqual(expected);
    expect(await after(['b', plain], ['a', below])).toEqual(expected);
  });
});
