import { plainText } from '#contract/plain-text.ts';
import type { TaxonNode } from './taxon-node.ts';
import type { TreeRow } from './tree-rows.ts';

/** What a key does in the tree. */
export type TreeAct =
  | { kind: 'go'; to: number }
  | { kind: 'open'; nodes: readonly TaxonNode[] }
  | { kind: 'close'; node: TaxonNode }
  | { kind: 'choose'; node: TaxonNode };

/**
 * The keys of a tree (WAI-ARIA Authoring Practices, tree view): arrows, Home, End, Page Up and Down, Enter, Space, and *
 * for all siblings. Null where the key does nothing here.
 */
export function treeKey(key: string, rows: readonly TreeRow[], at: number, rowsInSight: number): TreeAct | null {
  const row = rows[at];
  if (row === undefined) return null;
  const last = rows.length - 1;
  const go = (to: number): TreeAct => ({ kind: 'go', to: Math.min(last, Math.max(0, to)) });
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'PageDown':
      return go(at + rowsInSight);
    case 'PageUp':
      return go(at - rowsInSight);
    case 'ArrowRight':
      if (row.isOpen === null) return null;
      return row.isOpen ? go(at + 1) : { kind: 'open', nodes: [row.node] };
    case 'ArrowLeft':
      if (row.isOpen === true) return { kind: 'close', node: row.node };
      return row.level === 1 ? null : go(rows.findLastIndex(({ level }, index) => index < at && level < row.level));
    case 'Enter':
    case ' ':
      return { kind: 'choose', node: row.node };
    case '*':
      return { kind: 'open', nodes: siblingsOf(rows, row) };
    default:
      return null;
  }
}

/** The next row whose name begins with the typed text, wrapping around; -1 if there is none. */
export function rowBeginning(rows: readonly TreeRow[], typed: string, at: number): number {
  const wanted = plainText(typed);
  // A repeated letter moves on; further letters may match the current row.
  const first = typed.length === 1 ? at + 1 : at;
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length;
    if (plainText(rows[index]?.node.taxon.name ?? '').startsWith(wanted)) return index;
  }
  return -1;
}

function siblingsOf(rows: readonly TreeRow[], { node, level }: TreeRow): TaxonNode[] {
  return rows
    .filter((row) => row.level === level && row.node.parent === node.parent && row.isOpen === false)
    .map((row) => row.node);
}
