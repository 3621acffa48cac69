import type { Taxon } from '#contract/records/taxon.ts';

interface LookedAtOf {
  /** occurrences that a person has looked at */
  lookedAt: number;
  /** of the taxa that say how many of theirs were */
  occurrences: number;
  /** some taxon says it */
  isSaid: boolean;
  /** the taxa with the most occurrences that no person has looked at, sorted by their number */
  unseen: readonly { taxon: Taxon; count: number }[];
}

/** More are in the table of species. */
const MOST_UNSEEN = 8;
/** Taxa with fewer such occurrences are not listed. */
const LEAST_UNSEEN = 10;

/** How many occurrences of a project's taxa a person has looked at (`verified_count`, null where it is not reported). */
export function lookedAtOf(taxa: readonly Taxon[]): LookedAtOf {
  let [lookedAt, occurrences, isSaid] = [0, 0, false];
  const unseen: { taxon: Taxon; count: number }[] = [];
  for (const taxon of taxa) {
    const { verified_count: looked = null, occurrences_count: all } = taxon;
    if (looked === null || all === null) continue;
    isSaid = true;
    lookedAt += looked;
    occurrences += all;
    if (all - looked >= LEAST_UNSEEN) unseen.push({ taxon, count: all - looked });
  }
  unseen.sort((a, b) => b.count - a.count || a.taxon.id - b.taxon.id);
  return { lookedAt, occurrences, isSaid, unseen: unseen.slice(0, MOST_UNSEEN) };
}
