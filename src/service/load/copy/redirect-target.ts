import { LoadError } from '#service/load/load-error.ts';

/**
 * The target of a redirect. A redirect is followed to the same host, and from http to https of that host; to another
 * host only with --follow, and never from https to http.
 *
 * @param location value of the `Location` header
 *
 * @throws LoadError that names both addresses and says what to do
 */
export function redirectTarget(from: string, location: string, follow: boolean): { url: string; isSameHost: boolean } {
  const [old, shown] = [new URL(from), location.slice(0, 200)];
  const next = URL.canParse(location, from) ? new URL(location, from) : null;
  if (next === null || !/^https?:$/.test(next.protocol) || next.username !== '' || next.password !== '') {
    throw new LoadError(`${from} redirects to "${shown}", which is not the http(s) address of a service.`);
  }
  if (old.protocol === 'https:' && next.protocol === 'http:') {
    throw new LoadError(
      `${from} redirects to ${shown}, which is not encrypted. Redirects from https to http are not followed.`,
    );
  }
  const isUpgrade = next.hostname === old.hostname && next.port === '' && old.port === '';
  const isSameHost = next.origin === old.origin || isUpgrade;
  if (isSameHost || follow) return { url: next.href, isSameHost };
  throw new LoadError(
    `${from} redirects to another host: ${shown}. Nothing was asked there. ` +
      `If you trust ${next.host}, name it after --from, or add --follow; the token is not sent there.`,
  );
}
