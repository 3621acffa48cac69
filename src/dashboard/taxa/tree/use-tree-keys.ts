import { useRef } from 'react';
import type { TaxonNode } from './taxon-node.ts';
import { rowBeginning, treeKey } from './tree-key.ts';
import type { TreeRow } from './tree-rows.ts';

interface TreeKeys {
  rows: readonly TreeRow[];
  /** the focused row */
  at: number;
  rowsInSight: number;
  onGo: (row: number) => void;
  onOpen: (nodes: readonly TaxonNode[], open: boolean) => void;
  onChoose: (node: TaxonNode) => void;
}

/** Letters typed within this time form one prefix. */
const TYPING_MS = 700;

/** @returns a key handler, which returns true if it handled the key */
export function useTreeKeys({ rows, at, rowsInSight, onGo, onOpen, onChoose }: TreeKeys) {
  const typed = useRef({ text: '', atMs: 0 });
  return (
    key: string,
    atMs: number,
    { ctrlKey, metaKey, altKey }: { ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  ): boolean => {
    if (ctrlKey || metaKey || altKey) return false;
    const isTyping = typed.current.text !== '' && atMs - typed.current.atMs < TYPING_MS;
    // A space within a typed name, "noctua pro", is a letter.
    const act = isTyping && key === ' ' ? null : treeKey(key, rows, at, rowsInSight);
    if (act === null) {
      // Named keys are ignored here.
      if (key.length !== 1) return false;
      const before = isTyping ? typed.current.text : '';
      // A repeated letter cycles through all names that begin with it.
      const text = before === key ? key : before + key;
      typed.current = { text, atMs };
      const row = rowBeginning(rows, text, at);
      if (row !== -1) onGo(row);
      return true;
    }
    typed.current = { text: '', atMs: 0 };
    if (act.kind === 'go') onGo(act.to);
    if (act.kind === 'open') onOpen(act.nodes, true);
    if (act.kind === 'close') onOpen([act.node], false);
    if (act.kind === 'choose') onChoose(act.node);
    return true;
  };
}
