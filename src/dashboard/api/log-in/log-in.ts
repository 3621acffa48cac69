import { z } from '#contract/zod.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { postJson } from '#dashboard/api/http/post-json.ts';

const answer = z.object({ auth_token: z.string() });

/**
 * Exchanges an e-mail address and a password for a token, at `auth/token/login/` of the service. The interface does not
 * define it; running services have it. Sent without the stored token: an invalid one would be refused first.
 *
 * @returns the token
 * @throws PostError with the service's words; ApiError for another failure
 */
export async function logIn(email: string, password: string): Promise<string> {
  return tokenIn(await postJson('auth/token/login/', { email, password }, null));
}

/**
 * The same at the source of a copy, which hands it on (`copy/login/`) and stores nothing of it. The copy's own token is
 * sent with it, as with every request to the copy.
 */
export async function logInAtSource(email: string, password: string): Promise<string> {
  return tokenIn(await postJson('copy/login/', { email, password }));
}

function tokenIn(json: unknown): string {
  const read = answer.safeParse(json);
  if (!read.success) throw new ApiError(() => apiMessages.now.noAuthToken, null);
  return read.data.auth_token;
}

/**
 * Ends `token` at the service (`auth/token/logout/`), for every program that uses it.
 *
 * @throws ApiError where the service did not confirm it; not where it does not know the token any more (401)
 */
export async function logOut(token: string): Promise<void> {
  try {
    await postJson('auth/token/logout/', {}, token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
}
