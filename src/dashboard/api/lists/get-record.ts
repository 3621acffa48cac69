import { identityFaults } from '#contract/lists/page.ts';
import { Deviations } from '#contract/reading/deviations.ts';
import type { RecordReader } from '#contract/reading/record-reader.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';

/**
 * Requests one record by its path below `/api/v2/` (spec 4.4).
 *
 * @throws ApiError of status 404 where there is none, and of 200 where it lacks its identity
 */
export async function getRecord<Rec>(path: string, reader: RecordReader<Rec>, signal: AbortSignal): Promise<Rec> {
  const deviations = new Deviations();
  const record = reader.read(await getJson(path, signal), deviations);
  if (record !== null) return record;
  const faults = identityFaults(reader, deviations.all).join('; ');
  throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/${path}`, faults), 200);
}
