import { useRecordList } from '#dashboard/list/use-record-list.ts';
import { useSessions } from './use-sessions.ts';

/** The sessions that the address asks for, and the list of them with its order, search and filters. */
export function useSessionsList() {
  const source = useSessions();
  const list = useRecordList(source.definition, { filters: source.wire, scope: source.within });
  return { source, list };
}
