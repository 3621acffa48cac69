import { useMemo } from 'react';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useArrangement } from '#dashboard/list/records/use-arrangement.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

const NONE: readonly Session[] = [];

/**
 * The sessions that match search and filters, whatever nights are selected: brush and calendar show them, to select nights
 * from. Null where there is no search and no filter. `isKnown`: no more of the loaded sessions will match.
 */
export function useMatchingSessions(
  { sessions, wire, isAwaited }: { sessions: readonly Session[]; wire: object; isAwaited: boolean },
  { definition, filters: { byField: all, search } }: RecordListModel<Session>,
): { sessions: readonly Session[] | null; isKnown: boolean } {
  const filters = useMemo(() => new Map([...all].filter(([field]) => field !== 'day')), [all]);
  const isFiltered = filters.size > 0 || search.trim() !== '';
  const records = isFiltered ? sessions : NONE;
  const arrangement = useMemo(() => {
    const { columns, search: searched } = definition;
    const { textOf, dates } = searched;
    return { narrowing: { records, columns, filters, search, textOf, dates }, ordering: [], inSight: [] };
  }, [records, definition, filters, search]);
  const { found, arranging } = useArrangement(arrangement, JSON.stringify(wire));
  return { sessions: isFiltered ? found : null, isKnown: !(isFiltered && (arranging || isAwaited)) };
}
