import { useCallback } from 'react';
import { useWork } from '#dashboard/work/use-work.ts';
import { seasonWeeks, type SeasonMetric, type SeasonWeeks } from './season-weeks.ts';
import type { Overview } from './use-overview.ts';

/**
 * The plot of the sessions that are read; `last` stays until what is counted `now` is there, and says what it is. Null
 * before there is any, and where the sessions are too many to have been read.
 */
export function useSeasonWeeks(
  overview: Overview,
  metric: SeasonMetric,
): { now: SeasonWeeks | null; last: SeasonWeeks | null } {
  const { sessionsQuery, deploymentsQuery, sessions, byId } = overview;
  const isTooLong = sessionsQuery.data?.tooMany === true;
  // The deployments tell whose session it is; where they cannot be read, the sum is still worth seeing.
  const isNamed = deploymentsQuery.data !== undefined || deploymentsQuery.error !== null;
  const begin = useCallback(() => seasonWeeks(sessions, byId, metric), [sessions, byId, metric]);
  const weeks = useWork(isTooLong || !isNamed ? null : begin, sessions.length);
  return isTooLong ? { now: null, last: null } : weeks;
}
