import { useCallback, useMemo } from 'react';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { deploymentNames, type NamedDeployment } from '#dashboard/api/deployment-names.ts';
import { isAwaited, useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { knownNights } from '#dashboard/findings/known-nights.ts';
import { useSeparateLists } from '#dashboard/findings/loaded/use-joined-lists.ts';
import { MOST_SERIES } from '#dashboard/chart/lines/series-colour.ts';
import { compareParameters, type Compared } from '#dashboard/compare/compare-parameters.ts';
import { nightOf, sessionNights, type NightRange } from '#contract/nights.ts';
import { useUnchanged } from '#dashboard/work/use-unchanged.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { dateOfDay, dayNumberFrom } from '#contract/time.ts';
import { farYears } from './far-years.ts';
import { comparison, type ComparedPart } from './comparison.ts';
import { useNightFinds } from './use-night-finds.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';

const NO_IDS: readonly number[] = [];
const NO_DEPLOYMENTS: readonly NamedDeployment[] = [];
const ALL_NIGHTS: NightRange = { from: -Infinity, to: Infinity };

/** The comparison of the address: its parts, their sessions, and what of them is loaded. */
export function useComparison() {
  const [state, change] = useUrlState(compareParameters);
  const { measure, period, looked, day_after: after, day_before: before } = state;
  const by = comparedBy(state);
  const named = (by === 'project' ? state.project : state.deployment) ?? NO_IDS;
  const ids = useMemo(() => named.slice(0, by === 'year' ? 1 : MOST_SERIES), [named, by]);
  const deploymentsQuery = useWholeList('deployments');
  const projectsQuery = useWholeList('projects');
  const names = deploymentNames(deploymentsQuery.data?.records ?? NO_DEPLOYMENTS);
  const wires = ids.map((id) => (by === 'project' ? { project_id: id } : { deployment: id }));
  const lists = useSeparateLists('events', wires);

  const ofDeployments = deploymentsQuery.data?.records;
  const ofProjects = projectsQuery.data?.records;
  const subjects = useMemo(
    () =>
      ids.map((id) => {
        if (by === 'project') {
          const project = ofProjects?.find((one) => one.id === id);
          return { id, name: project === undefined ? null : nameText(project) };
        }
        const deployment = ofDeployments?.find((one) => one.id === id);
        return { id, name: deployment === undefined ? null : names.textOf(deployment) };
      }),
    [ids, by, ofProjects, ofDeployments, names],
  );
  const records = useUnchanged(lists.map((list) => list.records));
  const { parts, far } = useMemo(() => {
    const chosen = { from: after ?? -Infinity, to: before ?? Infinity };
    const within = records.map((sessions) =>
      sessions.filter((session) => {
        const { from, to } = sessionNights(session);
        return to >= chosen.from && from <= chosen.to;
      }),
    );
    // Who chose the first and the last night chose the axis.
    const beyond = after !== null && before !== null ? [] : farYears(sessionsByYear(within));
    const near = within.map((sessions) =>
      beyond.length === 0
        ? sessions
        : sessions.filter(({ start }) => !beyond.some(({ from, to }) => yearOf(start) >= from && yearOf(start) <= to)),
    );
    const ofSubjects = (): ComparedPart[] =>
      subjects.map(({ id, name }, index) => ({
        key: String(id),
        name: name ?? `#${id}`,
        sessions: near[index] ?? [],
        nights: chosen,
      }));
    return { parts: by === 'year' ? yearsOf(near[0] ?? [], chosen) : ofSubjects(), far: beyond };
  }, [by, subjects, records, after, before]);
  const sessionCount = new Set(parts.flatMap(({ sessions }) => sessions)).size;
  const finds = useNightFinds({
    state,
    by,
    ids,
    deployments: ofDeployments,
    areDeploymentsAwaited: isAwaited(deploymentsQuery),
    parts,
  });
  const nightFinds = finds.found?.nights ?? null;
  const isMissing = finds.isNeeded && nightFinds === null;
  const leavesOut = state.empty === 'left-out';
  const begin = useCallback(
    () => computed(looked, parts, measure, period, by === 'year', { finds: nightFinds, leavesOutEmpty: leavesOut }),
    [looked, parts, measure, period, by, nightFinds, leavesOut],
  );
  const { now, last } = useWork(isMissing ? null : begin, sessionCount);
  // Of other choices of who looked the numbers are not what is asked for.
  const shown = isMissing ? NOTHING : shownOf(last, looked);
  return {
    state,
    change,
    by,
    /** what was chosen, at most six; without a name where there is no such record */
    subjects,
    /** the names are still being loaded */
    areNamesAwaited: isAwaited(by === 'project' ? projectsQuery : deploymentsQuery),
    /** how many ids the address names */
    namedCount: named.length,
    deployments: ofDeployments,
    projects: ofProjects,
    names,
    /** the sessions of each, as far as they are loaded */
    lists,
    /** what was found in the nights, and the occurrences that it is counted from */
    finds,
    /** loads again what the finds need beside occurrences */
    retryFinds: () => {
      void deploymentsQuery.refetch();
      finds.retryTaxa();
    },
    sessionCount,
    /** years that leave the axis */
    far,
    /** null until it is computed; from then on the latest, but none where it would show what is not asked for */
    comparison: shown.comparison,
    /** its nights by what is known of them; null until they are sorted */
    known: shown.known,
    /** whether it holds all sessions */
    isWhole: now !== null && lists.every((list) => list.isWhole) && !finds.isAwaited && !isMissing,
  };
}

export type UsedComparison = ReturnType<typeof useComparison>;

type Computed = ReturnType<typeof computed> extends Work<infer Result> ? Result : never;

const NOTHING = { comparison: null, known: null };

/** The last one that was computed; nothing where it is by another choice of who looked. */
function shownOf(last: Computed | null, looked: Look): Pick<Computed, 'comparison' | 'known'> | typeof NOTHING {
  return last?.looked === looked ? last : NOTHING;
}

/** The comparison, and how many of its nights are unknown or have no occurrence. `looked`: which occurrences these are. */
function* computed(looked: Look, parts: readonly ComparedPart[], ...how: Tail<Parameters<typeof comparison>>) {
  let [unprocessed, empty] = [0, 0];
  for (const { sessions, nights } of parts) {
    const known = yield* knownNights(sessions, nights);
    unprocessed += known.unprocessed;
    empty += known.empty;
  }
  return { looked, known: { unprocessed, empty }, comparison: yield* comparison(parts, ...how) };
}

type Tail<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : never;

function yearOf(start: string): number {
  return dateOfDay(nightOf(start)).year;
}

function sessionsByYear(parts: readonly (readonly Session[])[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { start } of parts.flat()) counts.set(yearOf(start), (counts.get(yearOf(start)) ?? 0) + 1);
  return counts;
}

function comparedBy({
  by,
  deployment,
  project,
}: Record<'deployment' | 'project', readonly number[] | null> & { by: Compared | 'auto' }): Compared {
  if (by !== 'auto') return by;
  if (deployment === null) return (project?.length ?? 0) > 1 ? 'project' : 'deployment';
  return deployment.length === 1 ? 'year' : 'deployment';
}

/**
 * The sessions of one deployment by the years of their nights, the latest years, in ascending sequence. A session across New Year
 * is in two, of which each has its own nights.
 *
 * @param chosen the nights that count; without, all
 */
export function yearsOf(sessions: readonly Session[], chosen: NightRange = ALL_NIGHTS): readonly ComparedPart[] {
  const years = new Map<number, Session[]>();
  for (const session of sessions) {
    const { from, to } = sessionNights(session);
    const last = dateOfDay(Math.min(to, chosen.to)).year;
    for (let { year } = dateOfDay(Math.max(from, chosen.from)); year <= last; year += 1) {
      const some = years.get(year);
      if (some === undefined) years.set(year, [session]);
      else some.push(session);
    }
  }
  return [...years]
    .toSorted(([one], [other]) => one - other)
    .slice(-MOST_SERIES)
    .map(([year, some]) => ({
      key: String(year),
      name: String(year),
      sessions: some,
      nights: {
        from: Math.max(chosen.from, dayNumberFrom(year, 1, 1)),
        to: Math.min(chosen.to, dayNumberFrom(year + 1, 1, 1) - 1),
      },
    }));
}
