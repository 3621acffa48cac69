import { useMemo } from 'react';
import type { ColumnFilter, ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import { useFilters } from '#dashboard/list/filters/use-filters.ts';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { NO_CONTEXT } from '#dashboard/sessions/model/session-context.ts';
import { sessionsList } from './sessions-list.ts';

/** The filters that brush and calendar set and show: deployments and nights. Null: not filtered. */
export interface SessionsScope {
  deployments: readonly number[] | null;
  /** day numbers of evenings, both included */
  firstNight: number | null;
  lastNight: number | null;
}

/** The deployments and nights in the address, and a function that changes them in one history entry. */
export function useSessionsScope() {
  const words = useMessages(sessionsMessages);
  // The names of the filter parameters do not depend on the context, so an empty one serves.
  const list = useMemo(() => sessionsList(NO_CONTEXT, words), [words]);
  const { byField: filters, changeFilters } = useFilters(list);
  const scope = useMemo(() => scopeOf(filters), [filters]);
  return {
    scope,
    changeScope: (change: Partial<SessionsScope>) => changeFilters(filtersOf({ ...scope, ...change })),
  };
}

function scopeOf(filters: ColumnFilters): SessionsScope {
  const [deployment, night] = [filters.get('deployment'), filters.get('day')];
  const { from, to } = night?.kind === 'date' ? night : { from: null, to: null };
  return {
    deployments: deployment?.kind === 'choice' ? deployment.values.map(Number) : null,
    firstNight: from === null ? null : dayOfIso(from),
    lastNight: to === null ? null : dayOfIso(to),
  };
}

function filtersOf({ deployments, firstNight, lastNight }: SessionsScope): ReadonlyMap<string, ColumnFilter | null> {
  const [from, to] = [firstNight, lastNight].map((night) => (night === null ? null : isoOfDay(night)));
  return new Map<string, ColumnFilter | null>([
    ['deployment', deployments === null ? null : { kind: 'choice', values: deployments.map(String), unknown: false }],
    [
      'day',
      firstNight === null && lastNight === null
        ? null
        : { kind: 'date', from: from ?? null, to: to ?? null, unknown: false },
    ],
  ]);
}

/** The search and filter parameters of an address, without the project. Called while a page renders. */
export function sessionsNarrowing(address: string): Record<string, string> {
  const { filterParameters } = sessionsList(NO_CONTEXT, sessionsMessages.now);
  // `useRemarkedList` adds the stars.
  const narrowing = new Set(['search', 'star', ...Object.keys(filterParameters)]);
  return Object.fromEntries([...new URLSearchParams(address)].filter(([name]) => narrowing.has(name)));
}
