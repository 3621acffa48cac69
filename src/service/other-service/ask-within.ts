import { RequestError } from '#service/request-error.ts';
import type { OtherServiceAnswer } from './other-service-client.ts';

const MOST_REDIRECTS = 3;

/**
 * The answer of another service to a request for a file. Redirects within its origin are followed; one that leads elsewhere is
 * returned, since nothing of the request may be sent there.
 *
 * @param path with its query
 *
 * @param ask sends the request for a path to that origin
 *
 * @throws RequestError 502 where it redirects in a circle, or to no address; what `ask` throws
 */
export async function askWithin(
  origin: string,
  path: string,
  ask: (path: string) => Promise<OtherServiceAnswer>,
): Promise<{ answer: OtherServiceAnswer } | { elsewhere: URL }> {
  let target = path;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(target);
    const next = redirectOf(answer, origin + target);
    if (next === null) return { answer };
    answer.body.destroy();
    if (next.origin !== origin) return { elsewhere: next };
    if (redirects === MOST_REDIRECTS) {
      throw new RequestError(502, { detail: 'The service behind this one redirects in a circle.' });
    }
    target = next.pathname + next.search;
  }
}

/** Where an answer redirects to; null: it does not. */
function redirectOf({ status, headers }: OtherServiceAnswer, asked: string): URL | null {
  const { location } = headers;
  if (![301, 302, 303, 307, 308].includes(status) || typeof location !== 'string') return null;
  const target = URL.canParse(location, asked) ? new URL(location, asked) : null;
  if (target !== null && /^https?:$/.test(target.protocol) && target.username === '') return target;
  throw new RequestError(502, { detail: 'The service behind this one redirects to something that is no address.' });
}
