import { useCallback, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import type { Compared } from '#dashboard/compare/compare-parameters.ts';
import { useJoinedLists, type JoinedLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { lowestTaxaCounter } from '#dashboard/findings/lowest-taxa-counter.ts';
import { isAwaited } from '#dashboard/api/lists/list-options.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import type { ComparedPart, CompareMeasure } from './comparison.ts';
import { nightFinds, type FoundInNights } from './night-finds.ts';

/** What is counted as taxa: the lowest ones, every determination, or what sessions report before occurrences are loaded. */
export type TaxaCounted = 'lowest' | 'all' | 'reported';

interface WantedFinds {
  state: { measure: CompareMeasure; counted: 'lowest' | 'all'; looked: Look };
  by: Compared;
  /** what is compared */
  ids: readonly number[];
  /** undefined until they are loaded */
  deployments: readonly Deployment[] | undefined;
  areDeploymentsAwaited: boolean;
  parts: readonly ComparedPart[];
}

interface UsedFinds {
  /** null where sessions report what is shown, and until all occurrences are loaded */
  found: FoundInNights | null;
  /** what is shown follows from occurrences alone: sessions do not report it */
  isNeeded: boolean;
  /** loads the list of taxa again */
  retryTaxa: () => void;
  counted: TaxaCounted;
  occurrences: JoinedLists<ListedOccurrence>;
  /** they come without anything that the reader does */
  isAwaited: boolean;
}

/** What was found in the nights that are compared, from the occurrences of what is compared, which are loaded for it alone. */
export function useNightFinds({ state, by, ids, deployments, areDeploymentsAwaited, parts }: WantedFinds): UsedFinds {
  const { measure, looked } = state;
  const ofTaxa = measure === 'taxa' && ids.length > 0;
  const isNeeded = looked !== 'any' && measure !== 'captures' && ids.length > 0;
  const isShown = ofTaxa || isNeeded;
  const ofLowest = ofTaxa && state.counted === 'lowest';
  const asked = useMemo(() => {
    if (!isShown || deployments === undefined) return null;
    const named = new Set(ids);
    const compared = deployments.filter(({ id, project }) => named.has(by === 'project' ? (project?.id ?? -1) : id));
    return {
      wires:
        by === 'project'
          ? ids.map((id) => ({ project_id: id }))
          : compared.map(({ id, project }) => ({ project_id: project?.id, deployment: id })),
      expected: compared.reduce((sum, { occurrences_count: count }) => sum + (count ?? 0), 0),
    };
  }, [isShown, by, ids, deployments]);
  const occurrences = useJoinedLists('occurrences', asked);
  const { taxa, query } = useProjectTaxa(null, { enabled: ofLowest });
  const areTaxaWhole = !ofLowest || query.data?.complete === true;
  const sessions = useMemo(() => parts.flatMap(({ sessions: some }) => some), [parts]);
  const { records, isWhole } = occurrences;
  const begin = useCallback(
    () => nightFinds(records, sessions, looked, ofLowest ? lowestTaxaCounter(taxa) : (all) => all.length),
    [records, sessions, looked, ofLowest, taxa],
  );
  const isReady = isShown && isWhole && areTaxaWhole;
  const { now } = useWork(isReady ? begin : null, records.length + sessions.length);
  return {
    found: now,
    isNeeded,
    retryTaxa: () => void query.refetch(),
    counted: now === null ? 'reported' : state.counted,
    occurrences,
    isAwaited:
      isShown &&
      (areDeploymentsAwaited || occurrences.isLoading || (ofLowest && isAwaited(query)) || (isReady && now === null)),
  };
}
