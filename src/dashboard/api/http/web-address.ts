import type { Messages } from '#dashboard/api/messages/en.ts';
import { apiMessages } from '#dashboard/api/messages/api-messages.ts';
import { OWN_SERVICE } from '#contract/headers/service-name.ts';
import { SERVICE_FILES } from '#contract/service-files.ts';
import { namedService, serviceAddress } from './named-service.ts';
import { pageLocation } from '#dashboard/ui/preview-reader.ts';

/** A valid address for a link or an image, or why it was rejected. */
export type WebAddress = { href: string; why: null } | { href: null; why: string };

/** The record that an address is from: images and files are named by these. */
export interface NamingRecord {
  list: 'captures' | 'exports' | 'projects';
  id: number;
}

/** How many characters of a rejected address are shown. */
export const SHOWN_LENGTH = 300;
/** Longer ones are rejected; signed addresses of object storage have about 2,000 characters. */
const LONGEST = 8_000;
/** Our server refuses longer ones; they are asked for at their own address. */
const LONGEST_PATH = 4_000;
/** The URL parser removes some of them, so that `java\nscript:` would become a scheme. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Validates an address from a record before a page links to it or shows its image: only `http` and `https`, no user name
 * or password. A relative address is resolved against the service's. Every address from data is validated here.
 *
 * @param text as it is in the record
 * @param record which the address is from: one at the origin of another service becomes one of this page's server, which
 *   fetches it there, since this browser may not reach it
 */
export function webAddress(text: string, record?: NamingRecord): WebAddress {
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
    return { href: record === undefined ? url.href : throughServer(url, record), why: null };
  } catch {
    return refused('addressInvalid');
  }
}

/** The address at this page's server for a file of the other service behind it; other addresses are unchanged. */
function throughServer(url: URL, { list, id }: NamingRecord): string {
  const service = namedService();
  if (service === null || service === OWN_SERVICE || url.origin !== new URL(service).origin) return url.href;
  const path = `${SERVICE_FILES}/${list}/${id}?address=${encodeURIComponent(url.pathname + url.search)}`;
  return path.length > LONGEST_PATH ? url.href : new URL(path, pageLocation().origin).href;
}

function refused(why: `address${string}` & keyof Messages): WebAddress {
  return { href: null, why: apiMessages.now[why] };
}
