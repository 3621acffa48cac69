import { serviceAddress } from './named-service.ts';

/** An address that a link or an image may use, or why none may. */
export type WebAddress = { href: string; why: null } | { href: null; why: string };

/** How much of an address that is not used is shown. */
export const SHOWN_LENGTH = 300;
/** Signed addresses of object storage take about 2,000 characters. */
const LONGEST = 8_000;
/** The parser of addresses drops some of them, so that `java\nscript:` would be a scheme. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Checks an address that came in a record, before a page links to it or shows its image: `http` and `https` alone, no
 * user or password. A path is one of the service that the record came from. Every address from data passes here.
 *
 * @param text as the record has it
 */
export function webAddress(text: string): WebAddress {
  const address = text.trim();
  if (address === '') return refused('It is empty.');
  if (address.length > LONGEST) return refused('It is too long.');
  if (CONTROL.test(address)) return refused('It holds control characters.');
  // Browsers read a backslash as a slash.
  if (/^[\\/]{2}/.test(address)) return refused('It does not begin with http:// or https://.');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^https?:\/\/[^\\/]/i.test(address)) {
    return refused('It does not begin with http:// or https://.');
  }
  try {
    const url = new URL(address, `${serviceAddress()}/`);
    if (url.username !== '' || url.password !== '') return refused('It holds a user name or a password.');
    return { href: url.href, why: null };
  } catch {
    return refused('It is not a valid address.');
  }
}

function refused(why: string): WebAddress {
  return { href: null, why };
}
