import { useMemo } from 'react';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { isOfLook, lookCounts, scoreFault, type Look, type LookCounts } from '#dashboard/findings/animals/looks.ts';
import { useJoinedLists, type JoinedLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { withDescendants } from '#dashboard/findings/with-descendants.ts';
import type { FoundSessions } from './found-sessions.ts';

interface LookedFor {
  /** a taxon, with those below it; `all`: occurrences of any; null: nothing is asked for */
  taxon: number | 'all' | null;
  project: number | null;
  /** null: of all deployments */
  deployment: number | null;
  lowestScore: number | null;
  look: Look;
}

interface UsedFoundSessions {
  /** null until all occurrences are loaded */
  found: FoundSessions | null;
  /** who determined the occurrences of the taxon; null until all are loaded */
  looks: LookCounts | null;
  /** the occurrences that it follows from */
  list: JoinedLists<ListedOccurrence>;
}

/**
 * The sessions in which something was found with at least a score. Occurrences of one taxon are asked for by it; with taxa
 * below it, those of the project are read.
 */
export function useFoundSessions({ taxon, project, deployment, lowestScore, look }: LookedFor): UsedFoundSessions {
  const named = taxon === 'all' ? null : taxon;
  const { taxa, isSettled } = useProjectTaxa(project, { enabled: named !== null });
  const ids = useMemo(() => (named === null ? null : withDescendants(named, taxa)), [named, taxa]);
  const determination = ids?.size === 1 ? named : null;
  const isAsked = taxon === 'all' || (taxon !== null && isSettled);
  const asked = useMemo(
    () => (isAsked ? { wires: [{ project_id: project, deployment, determination }], expected: 0 } : null),
    [isAsked, project, deployment, determination],
  );
  const list = useJoinedLists('occurrences', asked);
  const { records, isWhole } = list;
  const found = useMemo(
    () => (isAsked && isWhole ? foundSessions(records, { ids, lowestScore, look }) : null),
    [isAsked, records, isWhole, ids, lowestScore, look],
  );
  return { found: found?.sessions ?? null, looks: found?.looks ?? null, list };
}

interface Counted {
  /** null: of any taxon, and of none */
  ids: ReadonlySet<number> | null;
  lowestScore: number | null;
  look: Look;
}

function foundSessions(occurrences: readonly ListedOccurrence[], { ids, lowestScore, look }: Counted) {
  const sessions = new Map<number, (string | null)[]>();
  const { counts: looks, add: addLook } = lookCounts();
  for (const occurrence of occurrences) {
    const { event, determination, first_appearance_timestamp: time } = occurrence;
    if (event === null || ids?.has(determination?.id ?? -1) === false) continue;
    addLook(occurrence);
    if (!isOfLook(look, occurrence) || scoreFault(occurrence, lowestScore) !== null) continue;
    const times = sessions.get(event.id);
    if (times === undefined) sessions.set(event.id, [time]);
    else times.push(time);
  }
  return { sessions, looks };
}
