import type { Taxon } from '#contract/records/taxon.ts';

/** The ids of a taxon and of all taxa below it; a circle of parents ends. */
export function withDescendants(taxon: number, taxa: readonly Taxon[]): ReadonlySet<number> {
  const ids = new Set([taxon]);
  for (let before = 0; before < ids.size;) {
    before = ids.size;
    for (const { id, parent_id } of taxa) if (parent_id !== null && ids.has(parent_id)) ids.add(id);
  }
  return ids;
}
