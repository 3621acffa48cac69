import { webAddress, type WebAddress } from '#dashboard/api/http/web-address.ts';

/**
 * The address of a capture's image, encoded for a request, or the reason why there is none. Services send it unencoded,
 * with spaces (spec 2.5) and sometimes with `#` or a bare `%`, or already encoded; encoded parts stay unchanged. An image
 * address has no fragment, so `#` is part of the file name.
 *
 * @param url null: none is reported
 * @param id of the capture
 */
export function captureAddress(url: string | null, id: number): WebAddress {
  const encoded = (url ?? '').replaceAll('#', '%23').replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return webAddress(encoded, { list: 'captures', id });
}
