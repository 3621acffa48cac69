import { webAddress, type NamingRecord } from '#dashboard/api/http/web-address.ts';

/**
 * An address of a record that a browser may use, resolved against the service's; null where it is none.
 *
 * @param record as for `webAddress`
 */
export function webUrl(address: string, record?: NamingRecord): URL | null {
  const { href } = webAddress(address, record);
  return href === null ? null : new URL(href);
}
