import type { TaxonNode } from '#dashboard/taxa/tree/taxon-node.ts';

/** Why a taxon with a parent is at the top of the tree; null if it is not. */
export function troubleWords({ trouble, taxon }: TaxonNode, isWhole: boolean): string | null {
  if (trouble === null) return null;
  if (trouble === 'circle') return 'its parents go round in a circle';
  return isWhole ? `its parent, taxon ${taxon.parent_id}, is not in this list` : 'its parent has not been read yet';
}
