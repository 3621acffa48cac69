import type { TaxonNode } from './taxon-node.ts';
import type { Taxon } from '#contract/records/taxon.ts';

export interface TaxonTree {
  roots: readonly TaxonNode[];
  byId: ReadonlyMap<number, TaxonNode>;
}

/**
 * The taxa as a tree by `parent_id`. Every taxon occurs exactly once: a cycle of parents is cut above its member with
 * the lowest id. Siblings are sorted by `compare`.
 *
 * @param elsewhere ancestors that are not in the list
 */
export function taxonTree(
  taxa: readonly Taxon[],
  elsewhere: readonly Taxon[],
  compare: (a: TaxonNode, b: TaxonNode) => number,
): TaxonTree {
  const byId = new Map<number, TaxonNode>();
  for (const taxon of elsewhere) byId.set(taxon.id, lonely(taxon, true));
  for (const taxon of taxa) byId.set(taxon.id, lonely(taxon, false));
  const cuts = circleCuts([...elsewhere, ...taxa]);
  const roots: TaxonNode[] = [];
  for (const node of byId.values()) {
    const { id, parent_id: parentId } = node.taxon;
    const parent = parentId === null || cuts.has(id) ? undefined : byId.get(parentId);
    if (parent !== undefined) {
      node.parent = parent;
      parent.children.push(node);
      continue;
    }
    if (parentId !== null) node.problem = cuts.has(id) ? 'circle' : 'missing';
    roots.push(node);
  }
  branchSums(roots);
  for (const { children } of byId.values()) children.sort(compare);
  return { roots: roots.toSorted(compare), byId };
}

/** The taxa above which cycles are cut: the lowest id of each cycle. */
function circleCuts(taxa: readonly Taxon[]): ReadonlySet<number> {
  const parents = new Map(taxa.map(({ id, parent_id }) => [id, parent_id]));
  const cuts = new Set<number>();
  const seen = new Set<number>();
  for (const { id: start } of taxa) {
    const path = new Set<number>();
    let id: number | null = start;
    while (id !== null && parents.has(id) && !seen.has(id) && !path.has(id)) {
      path.add(id);
      id = parents.get(id) ?? null;
    }
    if (id !== null && path.has(id)) {
      const walked = [...path];
      cuts.add(walked.slice(walked.indexOf(id)).reduce((lowest, one) => Math.min(lowest, one)));
    }
    for (const one of path) seen.add(one);
  }
  return cuts;
}

function lonely(taxon: Taxon, isElsewhere: boolean): TaxonNode {
  return { taxon, parent: null, children: [], isElsewhere, withDescendants: null, unreported: 0, problem: null };
}

/** Adds up every branch from its leaves. Without recursion: a chain of parents may be as long as the list. */
function branchSums(roots: readonly TaxonNode[]): void {
  const topDown: TaxonNode[] = [...roots];
  for (let index = 0; index < topDown.length; index += 1) {
    for (const child of topDown[index]?.children ?? []) topDown.push(child);
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
