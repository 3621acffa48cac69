import { useMemo } from 'react';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { Taxon } from '#contract/records/taxon.ts';

const NONE: readonly Taxon[] = [];

/**
 * Ancestors that are missing from a project's list of taxa, taken from the list of all projects. That list is fetched
 * only if a project is chosen and its loaded list lacks a parent.
 */
export function useAncestors(
  taxa: readonly Taxon[],
  isOfProject: boolean,
): { ancestors: readonly Taxon[]; isWanted: boolean; isLoading: boolean } {
  const lacksParents = useMemo(() => {
    const here = new Set(taxa.map(({ id }) => id));
    return taxa.some(({ parent_id: id }) => id !== null && !here.has(id));
  }, [taxa]);
  const isWanted = isOfProject && lacksParents;
  const { data, isFetching } = useWholeList('taxa', {}, { enabled: isWanted });
  const all = isWanted ? data?.records : undefined;
  const ancestors = useMemo(() => (all === undefined ? NONE : ancestorsElsewhere(taxa, all)), [taxa, all]);
  return { ancestors, isWanted, isLoading: isWanted && data?.complete !== true && isFetching };
}

/** Ancestors of `taxa` that are not in `taxa`, looked up in `all`: a project's list may lack them. */
function ancestorsElsewhere(taxa: readonly Taxon[], all: readonly Taxon[]): readonly Taxon[] {
  const here = new Set(taxa.map(({ id }) => id));
  const elsewhere = new Map(all.map((taxon) => [taxon.id, taxon]));
  const found = new Map<number, Taxon>();
  const wanted = taxa.map(({ parent_id }) => parent_id);
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const taxon = id === null || here.has(id) || found.has(id) ? undefined : elsewhere.get(id);
    if (taxon === undefined) continue;
    found.set(taxon.id, taxon);
    wanted.push(taxon.parent_id);
  }
  return [...found.values()];
}
