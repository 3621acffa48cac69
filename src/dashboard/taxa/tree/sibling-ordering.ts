import type { OrderingTerm } from '#contract/lists/list-query.ts';
import type { TaxonNode } from './taxon-node.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';

/**
 * The ordering of siblings for the list's ordering: by branch sum if it is by occurrences, otherwise by name. Unknown
 * sums are always last.
 */
export function siblingOrdering([first]: readonly OrderingTerm[]): (a: TaxonNode, b: TaxonNode) => number {
  const sign = first?.descending === true ? -1 : 1;
  const byName = (a: TaxonNode, b: TaxonNode) => compareNamed(a.taxon, b.taxon) || a.taxon.id - b.taxon.id;
  if (first?.field !== 'occurrences_count') return (a, b) => (first?.field === 'name' ? sign : 1) * byName(a, b);
  return (a, b) => {
    if (a.withDescendants === null || b.withDescendants === null)
      return Number(a.withDescendants === null) - Number(b.withDescendants === null) || byName(a, b);
    return sign * (a.withDescendants - b.withDescendants) || byName(a, b);
  };
}
