import type { TaxonNode } from '#dashboard/taxa/tree/taxon-node.ts';

/** Why a taxon stands at the top of the tree though it names a parent; null where nothing is odd. */
export function troubleWords({ trouble, taxon }: TaxonNode, isWhole: boolean): string | null {
  if (trouble === null) return null;
  if (trouble === 'circle') return 'its parents go round in a circle';
  return isWhole ? `its parent, taxon ${taxon.parent_id}, is not in this list` : 'its parent has not been read yet';
}
