import type { TaxonNode } from '#dashboard/taxa/tree/taxon-node.ts';
import type { Messages } from './messages/en.ts';

/** Why a taxon with a parent is at the top of the tree; null if it is not. */
export function parentProblemText({ problem, taxon }: TaxonNode, isWhole: boolean, words: Messages): string | null {
  if (problem === null) return null;
  if (problem === 'circle') return words.circle;
  return isWhole ? words.parentMissing(String(taxon.parent_id)) : words.parentNotLoaded;
}
