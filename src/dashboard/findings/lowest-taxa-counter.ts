import { isNoTaxon } from '#contract/records/no-taxon.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import type { Taxon } from '#contract/records/taxon.ts';

/** What an occurrence is determined as. */
export type Determination = NonNullable<ListedOccurrence['determination']>;

/**
 * A function that counts the lowest taxa of some determinations: those without another one below them. A genus beside one of its
 * species is the same animal group named less exactly, and a name that is no taxon ("Unidentifiable") is none. A taxon that is
 * not in the list has no known parents, and a circle of parents ends.
 *
 * @param taxa with their parents
 */
export function lowestTaxaCounter(taxa: readonly Taxon[]): (determinations: readonly Determination[]) => number {
  const parents = new Map(taxa.map(({ id, parent_id: parent }) => [id, parent]));
  const above = new Map<number, ReadonlySet<number>>();
  const ancestorsOf = (id: number): ReadonlySet<number> => {
    const known = above.get(id);
    if (known !== undefined) return known;
    const ancestors = new Set<number>();
    for (let at = parents.get(id) ?? null; at !== null && !ancestors.has(at); at = parents.get(at) ?? null)
      ancestors.add(at);
    above.set(id, ancestors);
    return ancestors;
  };
  return (determinations) => {
    const lowest = new Set(determinations.filter((one) => !isNoTaxon(one)).map(({ id }) => id));
    for (const id of lowest) for (const ancestor of ancestorsOf(id)) if (ancestor !== id) lowest.delete(ancestor);
    return lowest.size;
  };
}
