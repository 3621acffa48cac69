import { webAddress, type WebAddress } from '#dashboard/api/client/web-address.ts';

/**
 * The address of a capture's image as a browser asks for it, or why there is none. Services write it as the file is
 * named: with spaces (spec 2.5), sometimes with `#` or a bare `%`, and sometimes encoded already, which stays as it is.
 * An image has no fragment, so `#` is part of the name.
 */
export function captureAddress(url: string): WebAddress {
  return webAddress(url.replaceAll('#', '%23').replaceAll(/%(?![\da-f]{2})/gi, '%25'));
}
