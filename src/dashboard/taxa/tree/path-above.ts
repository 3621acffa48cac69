import type { TaxonNode } from './taxon-node.ts';

/** The ancestors of a taxon, from the top down. */
export function pathAbove(node: TaxonNode): TaxonNode[] {
  const path: TaxonNode[] = [];
  for (let above = node.parent; above !== null; above = above.parent) path.push(above);
  return path.toReversed();
}
