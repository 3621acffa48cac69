import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseOf, similarDatabases } from '#test/support/sample-databases.ts';

interface Taxon {
  id: number;
  name: string;
  rank: string;
  parent_id: number | null;
}

describe.each(similarDatabases)('taxa of the sample in $kind', (sample) => {
  const database = databaseOf(sample);

  async function taxa(): Promise<{
    all: Taxon[];
    ofRank: (rank: string) => Taxon[];
    parentOf: (taxon: Taxon) => Taxon | undefined;
  }> {
    const all = await database().selectFrom('taxa').select(['id', 'name', 'rank', 'parent_id']).orderBy('id').execute();
    const byId = new Map(all.map((taxon) => [taxon.id, taxon]));
    return {
      all,
      ofRank: (rank) => all.filter((taxon) => taxon.rank === rank),
      parentOf: ({ parent_id }) => (parent_id === null ? undefined : byId.get(parent_id)),
    };
  }

  test('names are unique, and ranks are an order, families, genera, species and unknown (2.3)', async () => {
    const { all } = await taxa();
    expect(new Set(all.map(({ name }) => name)).size).toBe(400);
    expect(new Set(all.map(({ rank }) => rank))).toEqual(new Set(['ORDER', 'FAMILY', 'GENUS', 'SPECIES', 'UNKNOWN']));
  });

  test('a species is named by two words, the first of which is the genus it belongs to', async () => {
    const { ofRank, parentOf } = await taxa();
    expect(ofRank('SPECIES').length).toBeGreaterThan(200);
    for (const species of ofRank('SPECIES')) {
      expect(species.name).toMatch(/^[A-Z][a-z]+ [a-z]+(-[a-z]+)?$/);
      const genus = parentOf(species);
      expect([species.name, genus?.rank, genus?.name]).toEqual([species.name, 'GENUS', species.name.split(' ')[0]]);
    }
  });

  test('a genus belongs to a family, a family to the order, and each has something below it', async () => {
    const { all, ofRank, parentOf } = await taxa();
    for (const genus of ofRank('GENUS')) {
      expect(genus.name).toMatch(/^[A-Z][a-z]+$/);
      expect([genus.name, parentOf(genus)?.rank]).toEqual([genus.name, 'FAMILY']);
    }
    for (const family of ofRank('FAMILY')) {
      expect(family.name).toMatch(/^[A-Z][a-z]+idae$/);
      expect([family.name, parentOf(family)?.name]).toEqual([family.name, 'Lepidoptera']);
    }
    const parents = new Set(all.map(({ parent_id }) => parent_id));
    for (const taxon of [...ofRank('GENUS'), ...ofRank('FAMILY')])
      expect([taxon.name, parents.has(taxon.id)]).toEqual([taxon.name, true]);
  });

  test('only the order and the classes of the recogniser have no parent (2.3)', async () => {
    const { all } = await taxa();
    const roots = all.filter(({ parent_id }) => parent_id === null).map(({ rank }) => rank);
    expect(roots.toSorted()).toEqual(['ORDER', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
  });

  test('determinations are species, genera, families and unknown, and almost no species occurs everywhere', async () => {
    const seen = await sql<{ rank: string; name: string; n: number | string }>`
      select t.rank, t.name, count(distinct d.project_id) as n
      from occurrences o join taxa t on t.id = o.determination_id
      join deployments d on d.id = o.deployment_id group by t.id, t.rank, t.name`.execute(database());
    expect(new Set(seen.rows.map(({ rank }) => rank))).toEqual(new Set(['SPECIES', 'GENUS', 'FAMILY', 'UNKNOWN']));
    const everywhere = seen.rows.filter(({ rank, n }) => rank === 'SPECIES' && Number(n) === 6);
    // Some moths occur nearly everywhere.
    expect(everywhere.length).toBeLessThan(5);
  });

  test('a determination has a score from 0 to 1', async () => {
    const scores = await sql<{ least: number; most: number }>`
      select min(determination_score) as least, max(determination_score) as most from occurrences`.execute(database());
    const { least = -1, most = 2 } = scores.rows[0] ?? {};
    expect([least >= 0, most <= 1, least < most]).toEqual([true, true, true]);
  });
});
