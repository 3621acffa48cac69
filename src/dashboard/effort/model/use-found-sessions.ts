import { useMemo } from 'react';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { withDescendants } from '#dashboard/findings/with-descendants.ts';

interface FoundSessions {
  /** ids of the sessions in which the taxon was found; null until all occurrences are loaded */
  found: ReadonlySet<number> | null;
  /** the query that it follows from */
  query: ReturnType<typeof useWholeList<'occurrences'>>;
  /** the filters of that query */
  wire: { project_id: number | null; determination: number | null };
}

/**
 * The sessions in which a taxon, or one below it, was found with at least a score. Occurrences of one taxon are asked for by
 * it; with taxa below it, those of the project are read.
 *
 * @param taxon null asks for nothing
 */
export function useFoundSessions(
  taxon: number | null,
  project: number | null,
  lowestScore: number | null,
): FoundSessions {
  const { taxa, isSettled } = useProjectTaxa(project, { enabled: taxon !== null });
  const ids = useMemo(() => (taxon === null ? new Set<number>() : withDescendants(taxon, taxa)), [taxon, taxa]);
  const determination = ids.size === 1 ? taxon : null;
  const wire = useMemo(() => ({ project_id: project, determination }), [project, determination]);
  const query = useWholeList('occurrences', wire, { enabled: taxon !== null && isSettled });
  const { data } = query;
  const found = useMemo(() => {
    if (taxon === null || data?.complete !== true) return null;
    const sessions = data.records.flatMap(({ event, determination: named, determination_score: score }) =>
      event !== null && named !== null && ids.has(named.id) && (lowestScore === null || (score ?? -1) >= lowestScore)
        ? [event.id]
        : [],
    );
    return new Set(sessions);
  }, [taxon, data, ids, lowestScore]);
  return { found, query, wire };
}
