import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { readAll, useWholeList } from '#dashboard/api/lists/list-options.ts';
import type { OpenRange } from '#dashboard/chart/open-range.ts';
import { shortfallOf, type Shortfall } from '#dashboard/findings/loaded/shortfall.ts';
import { nightsRequest } from '#dashboard/findings/nights/nights-request.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { deploymentRates, type RatesOfDeployments } from './deployment-rates.ts';

/** Whether the rates are known, and if not, why. */
export type RatesState =
  | { kind: 'unasked' }
  /** `of`: null while the service has not counted them */
  | { kind: 'reading'; read: number; of: number | null }
  /** `short`: what is missing from the sessions that they are computed from; null: nothing */
  | { kind: 'known'; short: Shortfall | null }
  | { kind: 'failed'; reason: string; retry: () => void }
  /** the reader stopped it on another page */
  | { kind: 'stopped'; read: number; of: number; retry: () => void }
  /** there are too many to read without asking */
  | { kind: 'ask'; of: number; readAll: () => void };

const ANY_NIGHT: OpenRange = { from: null, to: null };

interface RatesWanted {
  deployments: readonly Deployment[];
  /** null: all nights */
  days: OpenRange | null;
  /** false reads nothing */
  isAsked: boolean;
}

/**
 * Counts and rates of deployments from the sessions of the selected project, which are loaded when asked for and shared
 * with the other pages. Null until all of them are loaded: rates of some of the sessions would be wrong. Where there are
 * too many sessions to load without asking, only those of the chosen days are.
 */
export function useDeploymentRates({ deployments, days, isAsked }: RatesWanted): {
  rates: RatesOfDeployments | null;
  state: RatesState;
} {
  const client = useQueryClient();
  const [{ project }] = useUrlState(projectParameters);
  const ofProject = useMemo(() => ({ project_id: project }), [project]);
  const all = useWholeList('events', {}, { enabled: false });
  const isAllRead = all.data?.complete === true;
  const own = useWholeList('events', ofProject, { enabled: isAsked && !isAllRead });
  const ofDays = useMemo(() => ({ ...ofProject, ...nightsRequest(days ?? ANY_NIGHT) }), [ofProject, days]);
  const isTooLong = own.data?.tooMany === true && days !== null;
  const some = useWholeList('events', ofDays, { enabled: isAsked && !isAllRead && isTooLong });
  const [query, wire] = isTooLong ? [some, ofDays] : [own, ofProject];
  const { data, error, isFetching } = isAllRead ? all : query;
  const sessions = isAsked && data?.complete === true ? data.records : null;
  const begin = useCallback(() => deploymentRates(deployments, sessions ?? [], days), [deployments, sessions, days]);
  const rates = useWork(sessions === null ? null : begin, sessions?.length).now;
  return { rates, state: stateOf() };

  function stateOf(): RatesState {
    if (!isAsked) return { kind: 'unasked' };
    const retry = () => void query.refetch();
    if (rates !== null) return { kind: 'known', short: shortfallOf(data, retry) };
    const [read, of] = [data?.read ?? 0, data?.count ?? null];
    if (isFetching || data?.complete === true) return { kind: 'reading', read, of };
    if (data?.tooMany === true)
      return { kind: 'ask', of: data.count, readAll: () => void readAll(client, 'events', wire) };
    if (error !== null) return { kind: 'failed', reason: error.message, retry };
    return data === undefined ? { kind: 'reading', read, of } : { kind: 'stopped', read, of: data.count, retry };
  }
}
