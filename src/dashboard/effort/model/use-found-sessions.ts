import { useMemo } from 'react';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { scoreFault } from '#dashboard/findings/animals/looks.ts';
import { useJoinedLists, type JoinedLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { withDescendants } from '#dashboard/findings/with-descendants.ts';
import type { FoundSessions } from './found-sessions.ts';

interface UsedFoundSessions {
  /** null until all occurrences are loaded */
  found: FoundSessions | null;
  /** the occurrences that it follows from */
  list: JoinedLists<ListedOccurrence>;
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
): UsedFoundSessions {
  const { taxa, isSettled } = useProjectTaxa(project, { enabled: taxon !== null });
  const ids = useMemo(() => (taxon === null ? new Set<number>() : withDescendants(taxon, taxa)), [taxon, taxa]);
  const determination = ids.size === 1 ? taxon : null;
  const isAsked = taxon !== null && isSettled;
  const asked = useMemo(
    () => (isAsked ? { wires: [{ project_id: project, determination }], expected: 0 } : null),
    [isAsked, project, determination],
  );
  const list = useJoinedLists('occurrences', asked);
  const { records, isWhole } = list;
  const found = useMemo(() => {
    if (taxon === null || !isWhole) return null;
    const sessions = new Map<number, (string | null)[]>();
    for (const occurrence of records) {
      const { event, determination: named, first_appearance_timestamp: time } = occurrence;
      if (event === null || named === null || !ids.has(named.id)) continue;
      if (scoreFault(occurrence, lowestScore) !== null) continue;
      const times = sessions.get(event.id);
      if (times === undefined) sessions.set(event.id, [time]);
      else times.push(time);
    }
    return sessions;
  }, [taxon, records, isWhole, ids, lowestScore]);
  return { found, list };
}
