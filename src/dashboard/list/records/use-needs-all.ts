import { useReadWhenHeld } from '#dashboard/api/lists/use-read-when-held.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';

/** Reads a list that is held to its end, since what is shown needs all of it. */
export function useNeedsAll<Rec>({ rows: { loaded, loadAll } }: RecordListModel<Rec>): void {
  useReadWhenHeld(loaded?.held === true, loadAll);
}
