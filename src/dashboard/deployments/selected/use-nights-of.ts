import { useCallback, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState, idParameter } from '#dashboard/address/url-state.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { binnedNights, type BinnedNights, type NightValue } from '#dashboard/chart/night/binned-nights.ts';
import type { OpenRange } from '#dashboard/chart/open-range.ts';
import { deploymentRates, type DeploymentRates } from '#dashboard/deployments/rates/deployment-rates.ts';
import { shortfallOf, type Shortfall } from '#dashboard/findings/loaded/shortfall.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import { sessionNights, type NightRange } from '#contract/nights.ts';
import { countWithin } from '#dashboard/findings/session-arithmetic.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';

/** What the nights of one deployment say. */
interface NightsOf {
  rates: DeploymentRates;
  /** captures by night; null without sessions */
  captures: BinnedNights | null;
  latest: Session | null;
}

export interface NightsState {
  /** null: not loaded */
  nights: NightsOf | null;
  error: Error | null;
  /** how many sessions there are, where they are too many to load without asking */
  tooMany: number | null;
  /** what is missing from the sessions; null: nothing, or they are not loaded */
  short: Shortfall | null;
}

interface ReadSessions {
  list: WholeList<Session>;
  reload: () => void;
}

const parameters = { selected: idParameter };
const UNASKED = { enabled: false };

/**
 * The nights of a deployment within the chosen days, from its own sessions: these are loaded once it is the selected one in
 * the address, so not for each row that a held arrow key passes. Where the page has loaded all sessions, nothing is.
 */
export function useNightsOf(deployment: Deployment, days: OpenRange | null): NightsState {
  const [{ selected }] = useUrlState(parameters);
  const read = useReadSessions();
  const wire = useMemo(() => ({ deployment: deployment.id }), [deployment.id]);
  const own = useWholeList('events', wire, { enabled: read === null && selected === deployment.id });
  const list = read?.list ?? own.data;
  const reload = read?.reload ?? (() => void own.refetch());
  const sessions = list?.complete === true ? list.records : null;
  const begin = useCallback(() => nightsOf(deployment, sessions ?? [], days), [deployment, sessions, days]);
  const { now } = useWork(sessions === null ? null : begin, read === null ? sessions?.length : undefined);
  return {
    nights: now,
    error: own.error,
    tooMany: own.data?.tooMany === true ? own.data.count : null,
    short: shortfallOf(list, reload),
  };
}

/**
 * All cached sessions of the chosen project, or of all projects; null if another page has not loaded them. Fetches
 * nothing.
 */
function useReadSessions(): ReadSessions | null {
  const [{ project }] = useUrlState(projectParameters);
  const own = useWholeList('events', { project_id: project }, UNASKED);
  const all = useWholeList('events', {}, UNASKED);
  for (const { data, refetch } of [own, all]) {
    if (data?.complete === true) return { list: data, reload: () => void refetch() };
  }
  return null;
}

function* nightsOf(deployment: Deployment, sessions: readonly Session[], days: OpenRange | null): Work<NightsOf> {
  const own = (yield* sessionsOfDeployments(sessions)).get(deployment.id) ?? [];
  const [from, to] = [days?.from ?? -Infinity, days?.to ?? Infinity];
  const within = own.filter((session) => {
    const nights = sessionNights(session);
    return nights.to >= from && nights.from <= to;
  });
  const rates = (yield* deploymentRates([deployment], own, days)).get(deployment.id);
  if (rates === undefined) throw new Error('Every deployment that was asked for has rates.');
  return {
    rates,
    captures: binnedNights(within.flatMap((session) => capturesByNight(session, { from, to }))),
    latest: within.reduce<Session | null>((best, one) => (best === null || one.start > best.start ? one : best), null),
  };
}

/** The captures of each night of a session within some days; of one of several nights they are not known by night. */
function capturesByNight(session: Session, days: NightRange): NightValue[] {
  const { from, to } = sessionNights(session);
  const [first, last] = [Math.max(from, days.from), Math.min(to, days.to)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const night = first + index;
    return { night, value: countWithin(session.captures_count, session, { from: night, to: night }) };
  });
}
