import type { Taxon } from '#contract/taxon.ts';

/** The taxa above `taxa` that are not among them, found among `all`: a project's list may leave them out. */
export function ancestorsElsewhere(taxa: readonly Taxon[], all: readonly Taxon[]): readonly Taxon[] {
  const here = new Set(taxa.map(({ id }) => id));
  const elsewhere = new Map(all.map((taxon) => [taxon.id, taxon]));
  const found = new Map<number, Taxon>();
  const wanted = taxa.map(({ parent_id }) => parent_id);
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const taxon = id === null || here.has(id) || found.has(id) ? undefined : elsewhere.get(id);
    if (taxon === undefined) continue;
    found.set(taxon.id, taxon);
    wanted.push(taxon.parent_id);
  }
  return [...found.values()];
}
