import type { IncomingMessage } from 'node:http';

export const FOREIGN_TOKEN = 'a-token-of-the-foreign-service';
export const FOREIGN_READER = { email: 'reader@example.org', password: 'nightjar 7' };

/**
 * The answer of `auth/token/login/` and `auth/token/logout/`, as running services have them; null for other paths. A
 * request with an unknown token is refused here too.
 */
export async function loginAnswer(
  path: string,
  request: IncomingMessage,
  endedTokens: string[],
): Promise<{ status: number; body: unknown } | null> {
  const { method, headers } = request;
  const isIn = path === 'auth/token/login';
  if (!isIn && path !== 'auth/token/logout') return null;
  if (headers.authorization !== undefined && headers.authorization !== `Token ${FOREIGN_TOKEN}`) {
    return { status: 401, body: { detail: 'Invalid token.' } };
  }
  if (method !== 'POST') return { status: method === 'OPTIONS' ? 200 : 405, body: {} };
  if (!isIn) {
    if (headers.authorization === undefined) return { status: 401, body: { detail: 'Not logged in.' } };
    endedTokens.push(FOREIGN_TOKEN);
    return { status: 204, body: '' };
  }
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  const isRight = text === JSON.stringify(FOREIGN_READER);
  return isRight
    ? { status: 200, body: { auth_token: FOREIGN_TOKEN } }
    : { status: 400, body: { non_field_errors: ['Unable to log in with provided credentials.'] } };
}
