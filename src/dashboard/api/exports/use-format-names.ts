import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import type { ExportOffer } from './use-export-offer.ts';

/** The service's own names of formats, by their keys; empty where it has none. */
export type FormatNames = ReadonlyMap<string, string>;

/** The names that the service gave when it was asked what can be ordered (`useExportOffer`); fetches nothing itself. */
export function useFormatNames(): FormatNames {
  const client = useQueryClient();
  const subscribe = useCallback(
    // The cache changes while other parts render.
    (then: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(then)),
    [client],
  );
  const read = () => client.getQueryData<ExportOffer>(queryKeys.exportOffer);
  const offer = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => new Map(offer?.formats.map(({ name, label }) => [name, label])), [offer]);
}
