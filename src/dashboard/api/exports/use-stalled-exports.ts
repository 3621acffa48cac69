import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ExportRecord } from '#contract/records/export.ts';
import { isStalled } from './export-age.ts';
import { mayChange } from './export-status.ts';
import { noteExportTimes } from './service-clock.ts';
import { watchedExport } from './watched-export.ts';

const EVERY_MS = 1_000;

/** The ids of the unfinished exports that have not changed for ten minutes or more; the same set until that changes. */
export function useStalledExports(records: readonly ExportRecord[]): ReadonlySet<number> {
  const client = useQueryClient();
  // Not where the list is read: that is in the first load of every page.
  useEffect(() => {
    noteExportTimes(client, records);
  }, [client, records]);
  const open = useMemo(() => records.filter(mayChange), [records]);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (open.length === 0) return () => {};
      const timer = setInterval(listener, EVERY_MS);
      return () => clearInterval(timer);
    },
    [open],
  );
  const stalledIds = () =>
    open
      .filter((one) => isStalled(client, one, watchedExport(client, one.id), Date.now()))
      .map(({ id }) => id)
      .join(' ');
  const ids = useSyncExternalStore(subscribe, stalledIds, stalledIds);
  return useMemo(() => new Set(ids === '' ? [] : ids.split(' ').map(Number)), [ids]);
}
