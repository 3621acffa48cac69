import type { Messages } from '#dashboard/api/messages/en.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { serviceAddress } from './named-service.ts';

/** A valid address for a link or an image, or why it was rejected. */
export type WebAddress = { href: string; why: null } | { href: null; why: string };

/** How many characters of a rejected address are shown. */
export const SHOWN_LENGTH = 300;
/** Longer ones are rejected; signed addresses of object storage have about 2,000 characters. */
const LONGEST = 8_000;
/** The URL parser removes some of them, so that `java\nscript:` would become a scheme. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Validates an address from a record before a page links to it or shows its image: only `http` and `https`, no user name
 * or password. A relative address is resolved against the service's. Every address from data is validated here.
 *
 * @param text as it is in the record
 */
export function webAddress(text: string): WebAddress {
  const address = text.trim();
  if (address === '') return refused('addressInvalid');
  if (address.length > LONGEST) return refused('addressTooLong');
  if (CONTROL.test(address)) return refused('addressControl');
  // Browsers read a backslash as a slash.
  if (/^[\\/]{2}/.test(address)) return refused('addressScheme');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined && !/^https?:\/\/[^\\/]/i.test(address)) {
    return refused('addressScheme');
  }
  try {
    const url = new URL(address, `${serviceAddress()}/`);
    if (url.username !== '' || url.password !== '') return refused('addressUser');
    return { href: url.href, why: null };
  } catch {
    return refused('addressInvalid');
  }
}

function refused(why: `address${string}` & keyof Messages): WebAddress {
  return { href: null, why: apiMessages.now[why] };
}
