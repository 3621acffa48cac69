import type { IncomingMessage } from 'node:http';
import { LoadError } from './load-error.ts';
import type { Credentials } from './ask-credentials.ts';
import { noAnswer } from '#service/other-service/no-answer.ts';
import { otherServiceClient, type ProxyFor } from '#service/other-service/other-service-client.ts';

interface LogInOptions {
  signal: AbortSignal;
  proxyFor?: ProxyFor | undefined;
}

const TIMEOUT_MS = 30_000;
const MOST_BYTES = 65_536;

/**
 * Exchanges an e-mail address and a password for a token, at `auth/token/login/` of the service at `base`. Redirects are
 * not followed: the password is for this service alone.
 *
 * @throws LoadError with the service's own words where it refuses; the signal's reason where it was aborted
 */
export async function logIn(
  base: string,
  credentials: Credentials,
  { signal, proxyFor }: LogInOptions,
): Promise<string> {
  const { origin, pathname } = new URL(`${base}/api/v2/auth/token/login/`);
  const client = otherServiceClient(proxyFor);
  try {
    const { status, body } = await client.ask(origin, pathname, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
      signal,
      timeoutMs: TIMEOUT_MS,
    });
    const text = await textOf(body);
    const token = status === 200 ? tokenIn(text) : null;
    if (token !== null) return token;
    if (status === 404 || status === 405) {
      throw new LoadError(`${base} has no log in with e-mail address and password (${status}): give a --token.`);
    }
    throw new LoadError(`${base} did not log you in: it answered ${status}: ${text.slice(0, 300).trim()}`);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof LoadError) throw error;
    const { message } = noAnswer(error instanceof Error ? error : new Error(String(error)));
    throw new LoadError(`${base} could not be asked to log you in: ${message}.`, { cause: error });
  } finally {
    client.close();
  }
}

async function textOf(body: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of body.setEncoding('utf8')) {
    text += String(piece);
    if (text.length > MOST_BYTES) break;
  }
  return text;
}

function tokenIn(text: string): string | null {
  try {
    const { auth_token: token } = JSON.parse(text) as { auth_token?: unknown };
    return typeof token === 'string' && /^[\x21-\x7e]+$/.test(token) ? token : null;
  } catch {
    return null;
  }
}
