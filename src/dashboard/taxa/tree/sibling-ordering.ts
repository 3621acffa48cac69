import type { OrderingTerm } from '#contract/list-query.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import type { TaxonNode } from './taxon-node.ts';

/**
 * The ordering of siblings for the list's ordering: by branch sum if it is by occurrences, otherwise by name. Unknown
 * sums are always last.
 */
export function siblingOrdering([first]: readonly OrderingTerm[]): (a: TaxonNode, b: TaxonNode) => number {
  const sign = first?.descending === true ? -1 : 1;
  const byName = (a: TaxonNode, b: TaxonNode) => compareNames(a.taxon.name, b.taxon.name) || a.taxon.id - b.taxon.id;
  if (first?.field !== 'occurrences_count') return (a, b) => (first?.field === 'name' ? sign : 1) * byName(a, b);
  return (a, b) => {
    if (a.withDescendants === null || b.withDescendants === null)
      return Number(a.withDescendants === null) - Number(b.withDescendants === null) || byName(a, b);
    return sign * (a.withDescendants - b.withDescendants) || byName(a, b);
  };
}
