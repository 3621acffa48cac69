import { useMemo } from 'react';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { ancestorsElsewhere } from './ancestors-elsewhere.ts';
import type { Taxon } from '#contract/taxon.ts';

const NONE: readonly Taxon[] = [];

/**
 * The taxa above those of a project that its list leaves out, from the list of all projects; that is asked for only
 * where a project is chosen, its list has been read and some parent is not in it.
 */
export function useAncestors(taxa: readonly Taxon[], isOfProject: boolean): readonly Taxon[] {
  const lacksParents = useMemo(() => {
    const here = new Set(taxa.map(({ id }) => id));
    return taxa.some(({ parent_id: id }) => id !== null && !here.has(id));
  }, [taxa]);
  const { data } = useWholeList('taxa', {}, { enabled: isOfProject && lacksParents });
  const all = isOfProject && lacksParents ? data?.records : undefined;
  return useMemo(() => (all === undefined ? NONE : ancestorsElsewhere(taxa, all)), [taxa, all]);
}
