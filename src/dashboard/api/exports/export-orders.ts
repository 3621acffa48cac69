import type { QueryClient } from '@tanstack/react-query';
import { exportReader, type ExportRecord } from '#contract/records/export.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import { z } from '#contract/zod.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { getRecord } from '#dashboard/api/lists/get-record.ts';
import { noteRecord } from './followed-exports.ts';
import { follow, readStoredExports, unfollow } from './stored-exports.ts';
import { postJson } from '#dashboard/api/http/post-json.ts';

/**
 * A request for a new export (spec 2.6); `filters` by the interface's names, without any it is the whole project. `options`
 * are ours: services that do not offer them get none.
 */
export interface ExportOrder {
  format: string;
  project: number;
  filters: Readonly<Record<string, unknown>>;
  options?: Readonly<Record<string, unknown>>;
}

/** Pages whose service has no counts of orders: it is not asked for another. */
const uncounted = new WeakSet<QueryClient>();
/** Statuses of services that do not count orders. */
const ABSENT = new Set([404, 405, 501]);

export interface OrderCount {
  /** number of records; null where the service does not count, or not in time */
  count: number | null;
  /** the deployments that the file leaves out, as ours reports them (`leftOut` of the contract) */
  leftOut: unknown;
}

const UNCOUNTED: OrderCount = { count: null, leftOut: null };
const counted = z.object({ count: z.nullable(z.int()), left_out: z.optional(z.unknown()) });

/** What the file of an order would contain (ours: spec 4.5 leaves orders open), in records. */
export async function countOrder(client: QueryClient, order: ExportOrder): Promise<OrderCount> {
  if (uncounted.has(client)) return UNCOUNTED;
  try {
    const read = counted.safeParse(await postJson('exports/count/', order));
    return read.success ? { count: read.data.count, leftOut: read.data.left_out } : UNCOUNTED;
  } catch (error) {
    if (!(error instanceof ApiError) || !ABSENT.has(error.status ?? 0)) throw error;
    uncounted.add(client);
    return UNCOUNTED;
  }
}

/**
 * Orders an export (not specified: 4.5).
 *
 * @returns its record, which by then is in every cached list of exports; null where the response is not such a record
 * @throws PostError where the service refuses, ApiError where there was no response
 */
export async function orderExport(client: QueryClient, order: ExportOrder): Promise<ExportRecord | null> {
  return note(client, exportReader.read(await postJson('exports/', order), new Deviations()));
}

/**
 * Cancels the job of a queued or running export (not specified: 4.5), and reads the export again.
 *
 * @throws PostError where the service refuses (409: it has ended already), ApiError where there was no response
 */
export async function cancelExport(client: QueryClient, id: number, jobId: number): Promise<void> {
  const followed = readStoredExports().followed.filter((one) => one.id === id);
  // Before the request: a poll may see the end before its answer comes.
  unfollow(id);
  try {
    await postJson(`jobs/${jobId}/cancel/`, {});
  } catch (error) {
    follow(followed);
    throw error;
  }
  // Services answer with the job; the next poll of an export that cannot be read now shows its end.
  const record = await getRecord(`exports/${id}/`, exportReader, new AbortController().signal).catch(() => null);
  await note(client, record);
}

/** Takes a record as the newest state of its export; null: its state is not known, and the list is read again. */
async function note(client: QueryClient, record: ExportRecord | null): Promise<ExportRecord | null> {
  void client.invalidateQueries({ queryKey: queryKeys.latestJobs });
  if (record === null) {
    await client.invalidateQueries({ queryKey: queryKeys.collection('exports') });
    return null;
  }
  // A poll that began before the change would return the old state.
  await client.cancelQueries({ queryKey: queryKeys.liveExport(record.id) });
  client.setQueryData(queryKeys.liveExport(record.id), noteRecord(client, record));
  return record;
}
