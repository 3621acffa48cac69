import { useMemo } from 'react';
import type { ListedEvent as Session } from '#contract/records/event.ts';
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
  /** those that are shown; occurrences of others do not count */
  sessions: readonly Session[];
}

interface UsedFoundSessions {
  /** null until all occurrences are loaded */
  found: FoundSessions | null;
  /** where others than are asked for named the taxon, with the lowest score or a higher one */
  others: FoundSessions | undefined;
  /** who determined the occurrences of the taxon; null until all are loaded */
  looks: LookCounts | null;
  /** the occurrences that it follows from */
  list: JoinedLists<ListedOccurrence>;
}

/**
 * The sessions in which something was found with at least a score. Occurrences of one taxon are asked for by it; with taxa
 * below it, those of the project are read.
 */
export function useFoundSessions({
  taxon,
  project,
  deployment,
  lowestScore,
  look,
  sessions,
}: LookedFor): UsedFoundSessions {
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
    () => (isAsked && isWhole ? foundSessions(records, { ids, lowestScore, look, sessions }) : null),
    [isAsked, records, isWhole, ids, lowestScore, look, sessions],
  );
  return { found: found?.sessions ?? null, others: found?.others, looks: found?.looks ?? null, list };
}

interface Counted {
  /** null: of any taxon, and of none */
  ids: ReadonlySet<number> | null;
  lowestScore: number | null;
  look: Look;
  sessions: readonly Session[];
}

function foundSessions(occurrences: readonly ListedOccurrence[], { ids, lowestScore, look, sessions }: Counted) {
  const shown = new Set(sessions.map(({ id }) => id));
  const [times, others] = [new Map<number, (string | null)[]>(), new Map<number, (string | null)[]>()];
  const { counts: looks, add: addLook } = lookCounts();
  for (const occurrence of occurrences) {
    const { event, determination, first_appearance_timestamp: time } = occurrence;
    if (event === null || !shown.has(event.id) || ids?.has(determination?.id ?? -1) === false) continue;
    addLook(occurrence);
    if (scoreFault(occurrence, lowestScore) !== null) continue;
    const into = isOfLook(look, occurrence) ? times : others;
    const ofSession = into.get(event.id);
    if (ofSession === undefined) into.set(event.id, [time]);
    else ofSession.push(time);
  }
  return { sessions: times, others, looks };
}
