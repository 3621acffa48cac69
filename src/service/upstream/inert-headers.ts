import type { IncomingHttpHeaders } from 'node:http';
import { COUNTS_HEADER } from '#contract/headers/counts-header.ts';
import { LIST_PARAMETERS_HEADER } from '#contract/lists/list-parameters.ts';
import { ORDERING_IGNORED_HEADER } from '#contract/headers/ordering-ignored-header.ts';

/**
 * Headers that are forwarded. All others are dropped, such as cookies, and headers that set browser policies for this
 * origin.
 */
const PASSED = [
  'accept-ranges',
  'access-control-expose-headers',
  'allow',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  COUNTS_HEADER.toLowerCase(),
  LIST_PARAMETERS_HEADER.toLowerCase(),
  ORDERING_IGNORED_HEADER.toLowerCase(),
];

/** Types that a browser does not execute, as long as it does not sniff the content (`nosniff`). */
const HARMLESS = new Set([
  'application/geo+json',
  'application/json',
  'application/problem+json',
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
]);
const READABLE = /^text\/|[/+]xml$|script$/;
/** Schemes for which browsers do not open a password prompt. */
const QUIET_SCHEME = /^(token|bearer)\b[^,]*$/i;

/**
 * The headers of another service's answer that are forwarded. Its answers appear at this service's origin, where a page
 * or an SVG with scripts could read a stored token. So an executable type becomes plain text, or a download where it is
 * not text. SVG keeps its type, so that `<img>` shows it, but opened directly it downloads.
 */
export function inertHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of PASSED) {
    const value = valueOf(headers, name);
    if (value !== undefined) passed[name] = value;
  }
  const scheme = valueOf(headers, 'www-authenticate');
  if (scheme !== undefined && QUIET_SCHEME.test(scheme)) passed['www-authenticate'] = scheme;
  return { ...passed, ...inertContent(valueOf(headers, 'content-type'), valueOf(headers, 'content-disposition')) };
}

function inertContent(type: string | undefined, disposition: string | undefined): Record<string, string> {
  const [essence = ''] = (type ?? '')
    .toLowerCase()
    .split(';', 1)
    .map((text) => text.trim());
  const charset = /;\s*charset="?([\w-]+)"?/i.exec(type ?? '')?.[1];
  const withCharset = (name: string, set: string | undefined) => (set === undefined ? name : `${name}; charset=${set}`);
  // Browsers use the last of several types in one header.
  if (essence === '' || type?.includes(',') === true) return { 'content-type': 'text/plain' };
  if (HARMLESS.has(essence)) {
    const isSaid = disposition === undefined ? {} : { 'content-disposition': disposition };
    return { 'content-type': withCharset(essence, charset), ...isSaid };
  }
  if (essence !== 'image/svg+xml' && READABLE.test(essence)) {
    return { 'content-type': withCharset('text/plain', charset ?? 'utf-8') };
  }
  const isAttachment = disposition !== undefined && /^attachment *(;|$)/i.test(disposition);
  return {
    'content-type': essence === 'image/svg+xml' ? essence : 'application/octet-stream',
    'content-disposition': isAttachment ? disposition : 'attachment',
  };
}

/** Node returns some repeated headers as an array. */
function valueOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? [...new Set(value)].join(', ') : value;
}
