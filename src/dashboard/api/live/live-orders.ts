import type { QueryClient } from '@tanstack/react-query';
import { exportRecord, type ExportRecord } from '#contract/export.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { noteRecord } from './live-exports.ts';
import { unfollow } from './stored-exports.ts';
import { postJson } from '#dashboard/api/client/post-json.ts';

/** What a new export is to hold (spec 2.6); `filters` by the interface's own names, none takes the whole project. */
export interface ExportOrder {
  format: string;
  project: number;
  filters: Readonly<Record<string, unknown>>;
}

/**
 * Asks the service for an export (open in the spec, 4.5).
 *
 * @returns its record, which is in every list of exports by then; null where the answer is in a form of its own
 * @throws PostError where the service refuses, ApiError where no answer came
 */
export async function orderExport(client: QueryClient, order: ExportOrder): Promise<ExportRecord | null> {
  return keepAnswer(client, await postJson('exports/', order));
}

/**
 * Cancels an export that waits or runs (open in the spec, 4.5).
 *
 * @throws PostError where the service refuses (409: it has ended by itself), ApiError where no answer came
 */
export async function cancelExport(client: QueryClient, id: number): Promise<ExportRecord | null> {
  const answer = await postJson(`exports/${id}/cancel/`, {});
  unfollow(id);
  return keepAnswer(client, answer);
}

async function keepAnswer(client: QueryClient, answer: unknown): Promise<ExportRecord | null> {
  void client.invalidateQueries({ queryKey: queryKeys.latestJobs });
  const read = exportRecord.safeParse(answer);
  if (!read.success) {
    await client.invalidateQueries({ queryKey: queryKeys.collection('exports') });
    return null;
  }
  const record = read.data;
  // A look that began before would bring what was.
  await client.cancelQueries({ queryKey: queryKeys.liveExport(record.id) });
  client.setQueryData(queryKeys.liveExport(record.id), noteRecord(client, record));
  return record;
}
