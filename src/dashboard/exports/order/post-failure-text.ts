import { ApiError } from '#dashboard/api/http/api-error.ts';
import type { Messages } from '#dashboard/exports/messages/en.tsx';

/** Describes why a request to order or cancel an export was refused, and what to do. */
export function postFailureText(error: Error, request: 'order' | 'cancel', words: Messages): string {
  if (!(error instanceof ApiError)) return error.message;
  const { status, message, retryAfterMs } = error;
  if (status === null) return words.notKnownIfReceived(message);
  if (status === 401) return words.tokenRequired(message);
  if (status === 403) return words.notAllowed(message);
  if (status === 404 || status === 405) {
    return request === 'order' ? words.makesNoExports(message) : words.cancelsNoExports(message);
  }
  if (status === 429) {
    return retryAfterMs === null ? words.busy(message) : words.busyFor(Math.ceil(retryAfterMs / 1_000), message);
  }
  return status >= 500 ? words.serverFailed(message) : message;
}
