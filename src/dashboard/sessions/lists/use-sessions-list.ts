import type { RowsFor } from '#dashboard/list/records/use-served-rows.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { useSessions } from './use-sessions.ts';

/** The sessions of the current address, and the list that shows them with its sorting, search and filters. */
export function useSessionsList(rowsFor: RowsFor = 'page') {
  const source = useSessions();
  const { definition, wire, isAwaited } = source;
  const list = useRecordList(definition, { filters: wire, grows: isAwaited, rowsFor });
  return { source, list };
}
