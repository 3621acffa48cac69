import { expect, test } from 'vitest';
import type { TaxonNode } from '#dashboard/taxa/tree/taxon-node.ts';
import { taxonTree } from '#dashboard/taxa/tree/taxon-tree.ts';
import type { Taxon } from '#contract/records/taxon.ts';
import { treeRows } from '#dashboard/taxa/tree/tree-rows.ts';
import { madeTaxon } from '#test/support/made-taxon.ts';

const taxon = (id: number, parent_id: number | null, occurrences_count: number | null = 1): Taxon =>
  madeTaxon(id, { name: `taxon ${id}`, rank: 'GENUS', parent_id, occurrences_count });
const byId = (a: TaxonNode, b: TaxonNode) => a.taxon.id - b.taxon.id;
/** Every row of a tree: level and id. */
const rowsOf = (taxa: readonly Taxon[]) =>
  treeRows(taxonTree(taxa, [], byId), () => true, null).map(({ level, node }) => `${level}:${node.taxon.id}`);

test('every taxon occurs once, whatever its parents', () => {
  // 2 → 3 → 4 → 2 is a circle with 5 hanging from it; 6 is its own parent; 7's parent is nowhere.
  const taxa = [taxon(1, null), taxon(2, 3), taxon(3, 4), taxon(4, 2), taxon(5, 4), taxon(6, 6), taxon(7, 99)];
  expect(rowsOf(taxa)).toEqual(['1:1', '1:2', '2:4', '3:3', '3:5', '1:6', '1:7']);
  expect(rowsOf(taxa.toReversed())).toEqual(rowsOf(taxa));
  const tree = taxonTree(taxa, [], byId);
  expect(tree.roots.map(({ problem }) => problem)).toEqual([null, 'circle', 'circle', 'missing']);
});

test('branch sums skip unreported counts, and count these', () => {
  const { byId: nodes } = taxonTree(
    [taxon(1, null, null), taxon(2, 1, 3), taxon(3, 1, 0), taxon(4, 3, null)],
    [],
    byId,
  );
  const sums = [1, 2, 3, 4].map((id) => [nodes.get(id)?.withDescendants, nodes.get(id)?.unreported]);
  expect(sums).toEqual([
    [3, 2],
    [3, 0],
    [0, 1],
    [null, 1],
  ]);
});

test('a chain of ten thousand parents builds a tree', () => {
  const chain = Array.from({ length: 10_000 }, (_, index) => taxon(index + 1, index === 0 ? null : index));
  const tree = taxonTree(chain, [], byId);
  expect(tree.roots[0]?.withDescendants).toBe(10_000);
  expect(treeRows(tree, () => true, null).at(-1)?.level).toBe(10_000);
});

test('ancestors from other projects complete the branches without adding counts', () => {
  const tree = taxonTree([taxon(3, 2, 5)], [taxon(1, null, 100), taxon(2, 1, 40)], byId);
  expect(tree.roots.map(({ taxon: { id }, withDescendants, unreported }) => [id, withDescendants, unreported])).toEqual(
    [[1, 5, 0]],
  );
});
