import { useMemo } from 'react';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import { useArrangement } from '#dashboard/list/use-arrangement.ts';
import { useUrlState } from '#dashboard/list/url-state.ts';
import { sessionsParameters } from './sessions-parameters.ts';
import { withinScope } from './sessions-scope.ts';
import type { Session } from './sessions-session.ts';

const NONE: readonly Session[] = [];

interface SessionsKept {
  /** by search and column filters, whatever deployments and nights are chosen; null where neither is set */
  filtered: readonly Session[] | null;
  /** of these, those of the chosen deployments: what a choice of nights has to choose from */
  ofDeployments: readonly Session[];
}

/** What the list's own filters leave of all sessions: what brush and calendar show as context of what is chosen there. */
export function useSessionsKept(
  { sessions }: { sessions: readonly Session[] },
  { definition, filters, search, wire }: RecordListModel<Session>,
): SessionsKept {
  const [{ deployment: ids }] = useUrlState(sessionsParameters);
  const isFiltered = filters.size > 0 || search.trim() !== '';
  const records = isFiltered ? sessions : NONE;
  const arrangement = useMemo(() => {
    const { columns, search: searched } = definition;
    const narrowing = { records, columns, filters, search, textOf: searched.textOf };
    return { narrowing, ordering: [], inSight: [] };
  }, [records, definition, filters, search]);
  const arranged = useArrangement(arrangement, JSON.stringify(wire));
  const found = isFiltered ? arranged.found : sessions;
  const ofDeployments = useMemo(() => {
    const within = withinScope({ deployments: ids, firstNight: null, lastNight: null });
    return within === undefined ? found : found.filter(within);
  }, [found, ids]);
  return { filtered: isFiltered ? found : null, ofDeployments };
}
