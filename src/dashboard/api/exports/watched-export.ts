import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import type { WatchedExport } from './watched-after.ts';

/** What polling has found out about an export; null where it has not been polled. */
export function watchedExport(client: QueryClient, id: number): WatchedExport | null {
  return client.getQueryData<WatchedExport>(queryKeys.liveExport(id)) ?? null;
}
