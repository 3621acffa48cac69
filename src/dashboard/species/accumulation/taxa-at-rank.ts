import type { Taxon } from '#contract/records/taxon.ts';

/** The ranks that taxa are counted at, from the lowest; further ones of a service are not offered (spec 2.8). */
export const COUNTED_RANKS = ['SPECIES', 'GENUS', 'FAMILY', 'ORDER'] as const;
export type CountedRank = (typeof COUNTED_RANKS)[number];

/**
 * A function from a determination to the taxon of a rank that it is, or belongs to; null where it is above that rank, or
 * outside of every taxon of it. Looks each taxon up once; a circle of parents ends.
 */
export function taxaAtRank(taxa: readonly Taxon[], rank: CountedRank): (determination: number) => number | null {
  const byId = new Map(taxa.map((taxon) => [taxon.id, taxon]));
  const found = new Map<number, number | null>();
  return (determination) => {
    const known = found.get(determination);
    if (known !== undefined) return known;
    const path = new Set<number>();
    let at = byId.get(determination);
    while (at !== undefined && at.rank?.toUpperCase() !== rank && !path.has(at.id)) {
      path.add(at.id);
      at = at.parent_id === null ? undefined : byId.get(at.parent_id);
    }
    const taxon = at?.rank?.toUpperCase() === rank ? at.id : null;
    found.set(determination, taxon);
    return taxon;
  };
}
