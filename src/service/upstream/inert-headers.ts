import type { IncomingHttpHeaders } from 'node:http';
import { COUNTS_HEADER } from '#contract/counts-header.ts';
import { ORDERING_IGNORED_HEADER } from '#contract/ordering-ignored-header.ts';

/** All others are dropped: cookies, and headers that set a browser's rules for this origin. */
const PASSED = [
  'access-control-expose-headers',
  'allow',
  'cache-control',
  'content-encoding',
  'content-language',
  'content-length',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  COUNTS_HEADER.toLowerCase(),
  ORDERING_IGNORED_HEADER.toLowerCase(),
];

/** Types in which a browser runs nothing, as long as it does not guess another one (`nosniff`). */
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
/** Schemes for which browsers do not ask for a password in a window of their own. */
const QUIET_SCHEME = /^(token|bearer)\b[^,]*$/i;

/**
 * The headers of another service's answer that are handed on. Its answers appear at this service's origin, where a
 * page or an image with scripts could read a stored token. So a type in which something could run becomes plain text,
 * or a file to download where it is not text. SVG keeps its type, so that `<img>` shows it, but it downloads when opened.
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
  // Of several types in one header browsers take the last one.
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

/** Node leaves some headers that came more than once as a list. */
function valueOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? [...new Set(value)].join(', ') : value;
}
