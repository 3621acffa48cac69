import { useCallback, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { DayRange } from '#dashboard/chart/day-range.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { useJoinedLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import { effortParameters, type EffortState } from '#dashboard/effort/effort-parameters.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { knownNights } from '#dashboard/findings/known-nights.ts';
import { lowestScore } from '#dashboard/findings/lowest-score.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { sessionNights } from '#contract/nights.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import type { FoundSessions } from './found-sessions.ts';
import { effortMatrix } from './effort-matrix.ts';
import { occasionsOf } from './occasions-of.ts';
import { useFoundSessions } from './use-found-sessions.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';

const ALL_DEPLOYMENTS = { wires: [{}], expected: 0 };

/** The matrix of the address: its sessions, deployments and occasions, and what of them is loaded. */
export function useEffort() {
  const [state, change] = useUrlState(effortParameters);
  const { project, deployment: ids, day_after: after, day_before: before, occasion, looked } = state;
  const [only = null, ...more] = ids ?? [];
  const deployment = more.length === 0 ? only : null;
  const asked = useMemo(() => ({ wires: [{ project_id: project, deployment }], expected: 0 }), [project, deployment]);
  const sessionsList = useJoinedLists('events', asked);
  const deploymentsList = useJoinedLists('deployments', ALL_DEPLOYMENTS);
  const all = deploymentsList.records;
  const sessions = sessionsList.records;

  const names = deploymentNames(all);
  const deployments = useMemo(() => {
    const chosen = ids === null ? null : new Set(ids);
    return all
      .filter((one) => (project === null || one.project?.id === project) && (chosen?.has(one.id) ?? true))
      .toSorted(
        (a, b) =>
          compareProjects(a.project, b.project) || compareNames(names.textOf(a), names.textOf(b)) || a.id - b.id,
      );
  }, [all, ids, project, names]);
  const own = useMemo(() => {
    const known = new Set(deployments.map(({ id }) => id));
    return sessions.filter((session) => {
      const { from, to } = sessionNights(session);
      return known.has(session.deployment.id) && to >= (after ?? -Infinity) && from <= (before ?? Infinity);
    });
  }, [sessions, deployments, after, before]);
  const occasions = useMemo(() => {
    let [from, to] = [after ?? Infinity, before ?? -Infinity];
    for (const session of own) {
      const nights = sessionNights(session);
      if (after === null && nights.from < from) from = nights.from;
      if (before === null && nights.to > to) to = nights.to;
    }
    return from > to ? [] : occasionsOf({ from, to }, occasion);
  }, [own, after, before, occasion]);
  const detection = useFoundSessions({ ...lookedFor(state), project, deployment, look: looked, sessions: own });
  const { found, others } = detection;
  const isLeftOut = state.empty === 'left-out';
  const begin = useCallback(
    () => computed({ sessions: own, deployments, occasions, found, others, isLeftOut, looked }),
    [own, deployments, occasions, found, others, isLeftOut, looked],
  );
  // Numbers of all occurrences are not what is asked for.
  const isMissing = isByLook(state) && found === null;
  const { last: latest } = useWork(isMissing ? null : begin, own.length);
  // Nor are those of another choice, until these are computed.
  const last = latest?.looked === looked && !isMissing ? latest : null;
  return {
    state,
    change,
    /** what the matrix is computed from, as far as it is loaded */
    lists: { sessions: sessionsList, deployments: deploymentsList, occurrences: detection.list },
    sessions: own,
    deployments,
    names,
    occasions,
    /** null until they are computed */
    rows: last?.rows ?? null,
    /** its nights by what is known of them; null until they are sorted */
    known: last?.known ?? null,
    detection,
  };
}

/** Whether numbers of occurrences are of those that some determined: the sessions do not report them. */
export function isByLook({ measure, looked }: Pick<EffortState, 'measure' | 'looked'>): boolean {
  return measure === 'occurrences' && looked !== 'any';
}

/** What the occurrences are loaded for. */
function lookedFor({ measure, looked, taxon, score }: EffortState) {
  if (measure === 'detected') return { taxon, lowestScore: lowestScore(score) };
  return { taxon: isByLook({ measure, looked }) ? ('all' as const) : null, lowestScore: null };
}

interface Computed {
  sessions: readonly Session[];
  deployments: readonly Deployment[];
  occasions: readonly DayRange[];
  found: FoundSessions | null;
  others: FoundSessions | undefined;
  /** nights without any occurrence are left out */
  isLeftOut: boolean;
  /** by whom the occurrences of `found` were determined */
  looked: Look;
}

/** The rows of the matrix, and its nights by what is known of them. */
function* computed({ sessions, deployments, occasions, found, others, isLeftOut, looked }: Computed) {
  // A session of several nights may have some outside of the occasions.
  const nights = { from: occasions[0]?.from ?? Infinity, to: occasions.at(-1)?.to ?? -Infinity };
  const known = yield* knownNights(sessions, nights);
  const ids = deployments.map(({ id }) => id);
  const leaving = { ...(isLeftOut && { nights: known.emptyNights }), ...(others && { others }) };
  return { looked, known, rows: yield* effortMatrix(sessions, ids, occasions, found, leaving) };
}

/** By name; deployments whose project is not reported come last. */
function compareProjects(one: Deployment['project'], other: Deployment['project']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareNamed(one, other);
}

export type Effort = ReturnType<typeof useEffort>;
