import { RequestError } from '#service/request-error.ts';

/** Longest part of an address that is quoted in a message. */
const LONGEST_QUOTE = 200;

/**
 * The address at this service that corresponds to a redirect of the other one; null where the answer is not a redirect.
 *
 * @param asked the address that was requested there
 *
 * @param inside beginning of the forwarded addresses there, with a trailing slash
 *
 * @param prefix beginning of the same addresses here, without a trailing slash
 *
 * @throws RequestError 502 where the redirect leads elsewhere, or is invalid
 */
export function locationHere(
  { statusCode, headers }: { statusCode: number; headers: Readonly<Record<string, string | string[] | undefined>> },
  asked: string,
  inside: string,
  prefix: string,
): string | null {
  const { location } = headers;
  if (statusCode < 300 || statusCode > 399 || statusCode === 304 || location === undefined) return null;
  if (Array.isArray(location) || !URL.canParse(location, asked)) {
    const quoted = JSON.stringify(String(location).slice(0, LONGEST_QUOTE));
    const detail = `The service behind this one redirects to ${quoted}, which is not an address. Nothing was read; the other service has to be corrected.`;
    throw new RequestError(502, { detail });
  }
  const target = new URL(location, asked);
  if (target.href.startsWith(inside)) return `${prefix}/${target.href.slice(inside.length)}`;
  const place = /^https?:$/.test(target.protocol) ? `${target.origin}${target.pathname}` : target.protocol;
  throw new RequestError(502, { detail: `The service behind this one redirects to ${place}, which is not followed.` });
}
