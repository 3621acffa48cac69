import { useMemo } from 'react';
import type { Taxon } from '#contract/taxon.ts';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';

interface FoundSessions {
  /** ids of the sessions in which the taxon was found; null until all occurrences are loaded */
  found: ReadonlySet<number> | null;
  /** the query that it follows from */
  query: ReturnType<typeof useWholeList<'occurrences'>>;
  /** the filters of that query */
  wire: { project_id: number | null; determination: number | null };
}

const NO_TAXA: readonly Taxon[] = [];

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
  const taxa = useWholeList('taxa', { project_id: project }, { enabled: taxon !== null }).data?.records ?? NO_TAXA;
  const ids = useMemo(() => (taxon === null ? new Set<number>() : withDescendants(taxon, taxa)), [taxon, taxa]);
  const determination = ids.size === 1 ? taxon : null;
  const wire = useMemo(() => ({ project_id: project, determination }), [project, determination]);
  const query = useWholeList('occurrences', wire, { enabled: taxon !== null && taxa.length > 0 });
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

/** The ids of a taxon and of all taxa below it; a circle of parents ends. */
function withDescendants(taxon: number, taxa: readonly Taxon[]): ReadonlySet<number> {
  const ids = new Set([taxon]);
  for (let before = 0; before < ids.size;) {
    before = ids.size;
    for (const { id, parent_id } of taxa) if (parent_id !== null && ids.has(parent_id)) ids.add(id);
  }
  return ids;
}
