import type { z } from '#contract/zod.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';

/** An answer about folders of images. @param path below `/api/v2/`, for the error @throws ApiError where it has another form */
export function readImages<Value>(schema: z.ZodMiniType<Value>, path: string, json: unknown): Value {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  throw new ApiError(() => apiMessages.now.wrongForm(`/api/v2/${path}`, read.error.message), 200);
}
