import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { notReached } from '#dashboard/api/http/get-json.ts';
import { tokenHeader } from '#dashboard/api/http/token.ts';

/**
 * The whole text of a file of this page's own origin, in UTF-8.
 *
 * @param path with its query, from this origin
 * @throws ApiError where the file is missing, not allowed for this reader, or incomplete
 */
export async function readFileText(path: string): Promise<string> {
  const answer = await fetch(path, { headers: tokenHeader() }).catch((error: unknown) => {
    throw notReached(error);
  });
  if (!answer.ok) throw new ApiError(() => apiMessages.now.status(answer.status), answer.status);
  return answer.text().catch((error: unknown) => {
    throw notReached(error);
  });
}
