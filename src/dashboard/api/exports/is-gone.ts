import { ApiError } from '#dashboard/api/http/api-error.ts';

/** The record was removed, or this reader may not see it. */
export function isGone(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403 || error.status === 401);
}
