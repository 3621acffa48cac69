import type { TaxaContext } from './taxa-columns.tsx';
import type { Taxon } from '#contract/records/taxon.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** What the columns need from all taxa: names, including those of ancestors, and the largest count. */
export function taxaContext(taxa: readonly Taxon[], elsewhere: readonly Taxon[]): TaxaContext {
  const names = new Map([...elsewhere, ...taxa].map((one) => [one.id, nameText(one)]));
  return {
    nameOf: (id) => names.get(id) ?? null,
    most: taxa.reduce((largest, { occurrences_count: count }) => Math.max(largest, count ?? 0), 0),
  };
}
