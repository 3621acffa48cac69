import { webAddress } from '#dashboard/api/client/web-address.ts';

/** An address of a record that a browser may use, resolved against the service's; null where it is none. */
export function webUrl(address: string): URL | null {
  const { href } = webAddress(address);
  return href === null ? null : new URL(href);
}
