import { faultLines } from '#contract/page.ts';
import type { z } from '#contract/zod.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { getJson } from '#dashboard/api/client/get-json.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { withFaultWords } from '#dashboard/api/with-fault-words.ts';

/**
 * Requests one record by its path below `/api/v2/` (spec 4.4).
 *
 * @throws ApiError of status 404 where there is none, and of 200 where it is not in the form of `record`
 */
export async function getRecord<Rec>(path: string, record: z.ZodMiniType<Rec>, signal: AbortSignal): Promise<Rec> {
  const json = await getJson(path, signal);
  const read = await withFaultWords(
    () => record.safeParse(json),
    ({ success }) => !success,
  );
  if (read.success) return read.data;
  const faults = faultLines(read.error).join('; ');
  throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/${path}`, faults), 200);
}
