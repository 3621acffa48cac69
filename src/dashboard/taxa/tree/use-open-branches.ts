import { useMemo, useState } from 'react';
import { pathAbove } from './path-above.ts';
import type { TaxonNode } from './taxon-node.ts';
import type { TaxonTree } from './taxon-tree.ts';

interface OpenBranches {
  isOpen: (node: TaxonNode) => boolean;
  setOpen: (nodes: readonly TaxonNode[], open: boolean) => void;
  /** what matches search and filters, with its ancestors; null for everything */
  matching: ReadonlySet<TaxonNode> | null;
}

interface Narrowing {
  /** identifies the search */
  key: string;
  /** ids of the matches */
  found: ReadonlySet<number>;
}

/** Up to this many top-level taxa are open initially. */
const FEW_ROOTS = 12;
type Changed = ReadonlyMap<number, boolean>;
const NOTHING_CHANGED: Changed = new Map();

/**
 * Which branches are open: those that the reader opened, the path to the selected taxon and, during a search, the paths
 * to all matches. After the search the previous state returns.
 */
export function useOpenBranches(
  tree: TaxonTree,
  narrowing: Narrowing | null,
  selected: TaxonNode | null,
): OpenBranches {
  const [changed, setChanged] = useState<{ plain: Changed; searched: { key: string; changed: Changed } | null }>({
    plain: NOTHING_CHANGED,
    searched: null,
  });
  const searched = narrowing !== null && changed.searched?.key === narrowing.key ? changed.searched.changed : null;
  const now = narrowing === null ? changed.plain : (searched ?? NOTHING_CHANGED);

  const ways = useMemo(() => {
    if (narrowing === null) return null;
    const [open, matching] = [new Set<TaxonNode>(), new Set<TaxonNode>()];
    for (const id of narrowing.found) {
      const node = tree.byId.get(id);
      if (node === undefined) continue;
      matching.add(node);
      for (let above = node.parent; above !== null && !open.has(above); above = above.parent) open.add(above);
    }
    for (const node of open) matching.add(node);
    return { open, matching };
  }, [tree, narrowing]);
  const wayToSelected = useMemo(() => new Set(selected === null ? [] : pathAbove(selected)), [selected]);
  const opensRoots = tree.roots.length <= FEW_ROOTS;

  return {
    isOpen: (node) =>
      now.get(node.taxon.id) ??
      (ways?.open.has(node) === true ||
        wayToSelected.has(node) ||
        (opensRoots && ways === null && node.parent === null)),
    setOpen: (nodes, open) => {
      const next = new Map(now);
      for (const { taxon } of nodes) next.set(taxon.id, open);
      setChanged(
        narrowing === null
          ? { ...changed, plain: next }
          : { ...changed, searched: { key: narrowing.key, changed: next } },
      );
    },
    matching: ways?.matching ?? null,
  };
}
