import type { RankGroup } from '#dashboard/findings/ranks/rank-group.ts';
import type { TaxonTotals } from './species-totals.ts';

interface GroupTotals {
  taxa: number;
  occurrences: number;
}

/** How many taxa are of each group of ranks, and of all, with how many occurrences. */
export function taxaOfGroups(taxa: readonly TaxonTotals[]): Readonly<Record<RankGroup | 'all', GroupTotals>> {
  const none = () => ({ taxa: 0, occurrences: 0 });
  const groups = { species: none(), higher: none(), unknown: none(), all: none() };
  for (const { group, occurrences } of taxa) {
    for (const of of [groups[group], groups.all]) {
      of.taxa += 1;
      of.occurrences += occurrences;
    }
  }
  return groups;
}
