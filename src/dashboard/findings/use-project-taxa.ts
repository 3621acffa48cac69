import { useMemo } from 'react';
import type { Taxon } from '#contract/records/taxon.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useAncestors } from './use-ancestors.ts';

const NO_TAXA: readonly Taxon[] = [];

/**
 * The taxa of a project, or of all, together with those above them that its list lacks: without these, taxa below them would
 * seem to belong to no higher group.
 */
export function useProjectTaxa(project: number | null, { enabled = true }: { enabled?: boolean } = {}) {
  const query = useWholeList('taxa', { project_id: project }, { enabled });
  const listed = query.data?.records ?? NO_TAXA;
  const { ancestors, isWanted, isLoading } = useAncestors(listed, enabled && project !== null);
  const taxa = useMemo(() => (ancestors.length === 0 ? listed : [...listed, ...ancestors]), [listed, ancestors]);
  return {
    query,
    /** those in the project's list */
    listed,
    /** and those above them */
    taxa,
    /** the project's list lacks some above its taxa, so that all taxa are read */
    areAncestorsWanted: isWanted,
    /** what can be loaded without asking is loaded */
    isSettled: query.data !== undefined && (query.data.complete || !query.isFetching) && !isLoading,
  };
}
