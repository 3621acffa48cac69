/** Addresses at the other service's origin that its records named. */
export interface NamedAddresses {
  /** Adds the addresses in a record, or in a list of records. */
  note: (body: unknown) => void;
  /** Whether a record named this path with its query. */
  has: (path: string) => boolean;
}

/** Fields of the interface whose text, or texts in a list or an object, are addresses of images and files. */
const FIELDS: ReadonlySet<string> = new Set([
  'url',
  'image',
  'file_url',
  'cover_image_url',
  'thumbnails',
  'detection_images',
]);
/** About 16 MB: 80,000 addresses of usual length; the oldest ones are dropped. */
const MOST_CHARACTERS = 8_000_000;
const LONGEST = 2_000;

/**
 * Keeps the addresses that records name, since only these are fetched: another path of the other service is not open to
 * readers of this one. Memory is bounded; what is dropped, or was named before a restart, is found again in its record.
 *
 * @param serviceUrl http(s) address that `/api/v2/` is appended to; relative addresses are resolved against it
 */
export function namedAddresses(serviceUrl: string): NamedAddresses {
  const { origin } = new URL(serviceUrl);
  const base = `${serviceUrl.replace(/\/$/, '')}/`;
  const known = new Set<string>();
  let characters = 0;

  const add = (path: string) => {
    if (known.delete(path)) characters -= path.length;
    known.add(path);
    characters += path.length;
    for (const oldest of known) {
      if (characters <= MOST_CHARACTERS) break;
      known.delete(oldest);
      characters -= oldest.length;
    }
  };
  const noteAddress = (text: string, ownOrigin: string) => {
    if (text.length > LONGEST) return;
    for (const written of new Set([text.trim(), encodedAddress(text.trim())])) {
      if (!URL.canParse(written, base)) continue;
      const url = new URL(written, base);
      if (url.origin === origin || url.origin === ownOrigin) add(url.pathname + url.search);
    }
  };
  const note = (value: unknown, isAddress: boolean, ownOrigin: string): void => {
    if (typeof value === 'string') {
      if (isAddress) noteAddress(value, ownOrigin);
    } else if (Array.isArray(value)) {
      for (const one of value) note(one, isAddress, ownOrigin);
    } else if (typeof value === 'object' && value !== null) {
      const own = selfOrigin(value) ?? ownOrigin;
      for (const [name, one] of Object.entries(value)) note(one, isAddress || FIELDS.has(name), own);
    }
  };
  return { note: (body) => note(body, false, origin), has: (path) => known.has(path) };
}

/** The origin by which a record names its service: behind a proxy it may not be the one that is asked. */
function selfOrigin(record: { details?: unknown; user?: unknown }): string | null {
  const details = record.details ?? (record.user as { details?: unknown } | null | undefined)?.details;
  return typeof details === 'string' && URL.canParse(details) ? new URL(details).origin : null;
}

/** As the dashboard writes the address of an image: it has no fragment, and may have a bare `%`. */
export function encodedAddress(text: string): string {
  return text.replaceAll('#', '%23').replaceAll(/%(?![\da-f]{2})/gi, '%25');
}
