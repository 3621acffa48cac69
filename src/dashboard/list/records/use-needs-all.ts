import { useEffect, useEffectEvent } from 'react';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';

/** Reads a list that is held to its end, since what is shown needs all of it. */
export function useNeedsAll<Rec>({ rows: { loaded, loadAll } }: RecordListModel<Rec>): void {
  const isHeld = loaded?.held === true;
  const read = useEffectEvent(loadAll);
  useEffect(() => {
    if (isHeld) read();
  }, [isHeld]);
}
