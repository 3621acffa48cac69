import { ApiError } from '#dashboard/api/client/api-error.ts';

/** Describes why a request was refused and what to do. `what`: "making exports". */
export function postFailureText(error: Error, what: string): string {
  if (!(error instanceof ApiError)) return error.message;
  const { status, message, retryAfterMs } = error;
  if (status === null)
    return `${message} Nothing is known of whether it was heard; look at the list before asking again.`;
  if (status === 401) return `The service wants to know who asks: a token is missing or no longer valid. ${message}`;
  if (status === 403) return `The service does not allow it to you. ${message}`;
  if (status === 404 || status === 405) return `This service does not offer ${what}. ${message}`;
  if (status === 429) {
    const wait = retryAfterMs === null ? 'later' : `in ${Math.ceil(retryAfterMs / 1_000)} seconds`;
    return `The service has too much to do: ask again ${wait}. ${message}`;
  }
  if (status >= 500) return `The service failed, which is no fault of what was asked. ${message}`;
  return message;
}
