import { useMemo, useState } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { MOST_UNASKED } from '#dashboard/api/lists/whole-list.ts';
import { useOccurrences, type OccurrencesLoaded } from '#dashboard/findings/occurrences/use-occurrences.ts';

/** The occurrences of so many deployments are asked for one by one; those of more, with all of the project. */
const MOST_LISTS = 12;

interface OccurrencesOfSessionsOptions {
  /** null until all are loaded */
  sessions: readonly Session[] | null;
  /** the sessions are a part of those of the project, or of all */
  isNarrowed: boolean;
  deployments: readonly Deployment[];
  project: number | null;
}

/** The occurrences that have to be read for some sessions: of their deployments where these are few, else of the project. */
export function useOccurrencesOfSessions(options: OccurrencesOfSessionsOptions): {
  loaded: OccurrencesLoaded;
  /** how many there are, where the reader has to agree to load so many; else null */
  unasked: number | null;
  agree: () => void;
} {
  const { sessions, isNarrowed, deployments, project } = options;
  const ids = useMemo(() => {
    if (!isNarrowed || sessions === null) return null;
    const found = new Set(sessions.map(({ deployment }) => deployment.id));
    return found.size > MOST_LISTS ? null : [...found].toSorted((a, b) => a - b);
  }, [isNarrowed, sessions]);
  const key = ids?.join(',') ?? '';
  const filters = useMemo(() => {
    if (ids === null) return [{ project_id: project }];
    const projectOf = new Map(deployments.map((one) => [one.id, one.project?.id]));
    return ids.map((deployment) => ({ deployment, project_id: projectOf.get(deployment) ?? project }));
    // `key`: other sessions of the same deployments need the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, ids === null, deployments, project]);
  const [agreed, setAgreed] = useState<string | null>(null);
  const counted = ids === null ? 0 : countOf(ids, deployments);
  const isUnasked = counted > MOST_UNASKED && agreed !== key;
  const loaded = useOccurrences(filters, { enabled: sessions !== null && !isUnasked });
  return { loaded, unasked: isUnasked ? counted : null, agree: () => setAgreed(key) };
}

/** How many occurrences some deployments have, by their counters. Each list of more asks for itself. */
function countOf(ids: readonly number[], deployments: readonly Deployment[]): number {
  const wanted = new Set(ids);
  return deployments.reduce(
    (sum, { id, occurrences_count }) => sum + (wanted.has(id) ? (occurrences_count ?? 0) : 0),
    0,
  );
}
