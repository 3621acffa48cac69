import { useCallback, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { lowestScore } from '#dashboard/findings/lowest-score.ts';
import type { Occurrence } from '#dashboard/taxa/season/model/taxon-nights.ts';
import { taxonSeason } from '#dashboard/taxa/season/model/taxon-season.ts';
import { occurrenceRequests, sessionRequests } from '#dashboard/taxa/season/model/season-requests.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { seasonParameters } from './season-parameters.ts';
import { useJoinedLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import type { FoundTaxon } from './use-taxon.ts';

const NO_DEPLOYMENTS: readonly Deployment[] = [];
const ALL_DEPLOYMENTS = { wires: [{}], expected: 0 };

/** The season of the address: its taxa, occurrences, deployments and sessions, and what of them is loaded. */
export function useTaxonSeason(id: number, found: FoundTaxon) {
  const [state, change] = useUrlState(seasonParameters);
  const { project, score, years, sex, life_stage, behavior, looked } = state;
  const animal = useMemo(() => ({ sex, life_stage, behavior }), [sex, life_stage, behavior]);
  const isWithBelow = state.descendants === 'included' && found.ids.size > 1;
  const ids = useMemo(() => (isWithBelow ? found.ids : new Set([id])), [isWithBelow, found.ids, id]);
  const deployments = useJoinedLists('deployments', ALL_DEPLOYMENTS);
  const all = deployments.isWhole ? deployments.records : null;
  const chosen = useMemo(() => chosenOf(state.deployment, project, all), [state.deployment, project, all]);

  const { countOf } = found;
  const isReady = found.isWhole && (chosen !== null || state.deployment === null);
  const asked = useMemo(
    () => (isReady ? occurrenceRequests({ project, chosen, id, ids, countOf }) : null),
    [isReady, project, chosen, id, ids, countOf],
  );
  const occurrences = useJoinedLists('occurrences', asked);

  const scope = useMemo(() => {
    if (all === null || chosen !== null) return chosen;
    if (project === null) return occurrences.isWhole ? ofProjectsWith(occurrences.records, ids, all) : null;
    return all.filter((one) => one.project?.id === project);
  }, [all, chosen, project, ids, occurrences.isWhole, occurrences.records]);
  const isChosen = chosen !== null;
  const run = useMemo(() => (scope === null ? null : sessionRequests(scope, isChosen)), [scope, isChosen]);
  const sessions = useJoinedLists('events', run);

  // Of a part of the occurrences, nights without the taxon would be nights that are not read yet.
  const isUsable = scope !== null && occurrences.isWhole && sessions.isUsable;
  const begin = useCallback(
    () =>
      taxonSeason(
        {
          sessions: sessions.records,
          occurrences: occurrences.records,
          taxonIds: ids,
          deploymentIds: new Set((scope ?? []).map((one) => one.id)),
          isChosen,
          lowestScore: lowestScore(score),
          animal,
          look: looked,
        },
        years,
      ),
    [sessions.records, occurrences.records, ids, scope, isChosen, score, animal, looked, years],
  );
  const isLoading = [found.list, deployments, occurrences, sessions].some((list) => list.isLoading);
  const { now, last } = useWork(isUsable ? begin : null, sessions.records.length + occurrences.records.length);
  return {
    state,
    change,
    animal,
    isWithBelow,
    /** all deployments; none while they load */
    deployments: all ?? NO_DEPLOYMENTS,
    names: deploymentNames(deployments.records),
    /** those that are named in the address and exist, in the chosen project; null: all are looked at */
    chosen,
    /** the deployments looked at; null while they are not known */
    scope,
    lists: { deployments, occurrences, sessions },
    /** null until it is computed; from then on the latest */
    season: isUsable ? last : null,
    /** it will be there without anything that the reader does */
    isAwaited: isUsable ? last === null : isLoading,
    /** whether it holds everything */
    isWhole: now !== null && isUsable && sessions.isWhole,
  };
}

export type UsedSeason = ReturnType<typeof useTaxonSeason>;

function chosenOf(
  named: readonly number[] | null,
  project: number | null,
  all: readonly Deployment[] | null,
): readonly Deployment[] | null {
  if (named === null || all === null) return null;
  const ids = new Set(named);
  return all.filter((one) => ids.has(one.id) && (project === null || one.project?.id === project));
}

/** The deployments of all projects in which one of the taxa was found; of unknown projects only those where it was found. */
function ofProjectsWith(
  occurrences: readonly Occurrence[],
  ids: ReadonlySet<number>,
  deployments: readonly Deployment[],
): readonly Deployment[] {
  const found = occurrences.filter(({ determination }) => determination !== null && ids.has(determination.id));
  const places = new Set(found.map(({ deployment }) => deployment?.id));
  const projects = new Set(deployments.flatMap(({ id, project }) => (places.has(id) ? (project?.id ?? []) : [])));
  return deployments.filter(({ id, project }) => (project === null ? places.has(id) : projects.has(project.id)));
}
