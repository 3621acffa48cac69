import type { TaxonNode } from './taxon-node.ts';
import type { TaxonTree } from './taxon-tree.ts';

/** A taxon as a row of the tree. */
export interface TreeRow {
  node: TaxonNode;
  /** from 1 */
  level: number;
  /** from 1, among the visible siblings */
  position: number;
  siblings: number;
  /** null without visible children */
  isOpen: boolean | null;
}

/**
 * The visible rows of a tree from top to bottom.
 *
 * @param matching what matches a search, with its ancestors; null for everything
 */
export function treeRows(
  { roots }: TaxonTree,
  isOpen: (node: TaxonNode) => boolean,
  matching: ReadonlySet<TaxonNode> | null,
): TreeRow[] {
  const shownOf = (nodes: readonly TaxonNode[]) =>
    matching === null ? nodes : nodes.filter((node) => matching.has(node));
  const rows: TreeRow[] = [];
  const waiting: TreeRow[] = [];
  const take = (nodes: readonly TaxonNode[], level: number) => {
    const shown = shownOf(nodes);
    for (const [index, node] of [...shown.entries()].toReversed()) {
      waiting.push({ node, level, position: index + 1, siblings: shown.length, isOpen: null });
    }
  };
  take(roots, 1);
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    const hasBelow =
      matching === null ? row.node.children.length > 0 : row.node.children.some((child) => matching.has(child));
    if (hasBelow) row.isOpen = isOpen(row.node);
    rows.push(row);
    if (row.isOpen === true) take(row.node.children, row.level + 1);
  }
  return rows;
}
