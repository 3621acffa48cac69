import type { TaxonNode } from './taxon-node.ts';

/** Adds up every branch from its tips. Without recursion: a chain of parents may be as long as the list. */
export function branchSums(roots: readonly TaxonNode[]): void {
  const topDown: TaxonNode[] = [...roots];
  for (let place = 0; place < topDown.length; place += 1) {
    for (const child of topDown[place]?.children ?? []) topDown.push(child);
  }
  for (const node of topDown.toReversed()) {
    const own = node.isElsewhere ? null : node.taxon.occurrences_count;
    node.withDescendants = own;
    node.unreported = own === null && !node.isElsewhere ? 1 : 0;
    for (const child of node.children) {
      node.unreported += child.unreported;
      if (child.withDescendants !== null) node.withDescendants = (node.withDescendants ?? 0) + child.withDescendants;
    }
  }
}
