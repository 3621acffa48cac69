/** Addresses that records carry (spec 1 and 4.4). `baseUrl` is the service's own origin, without a trailing slash. */

/** A record's own address: `{base_url}/api/v2/<collection>/<id>/?format=api` (spec 1). */
export function detailUrl(baseUrl: string, collection: string, id: number): string {
  return `${baseUrl}/api/v2/${collection}/${id}/?format=api`;
}

/** The related records of one record. The second question mark is the interface's form, not a slip (spec 4.4). */
export function relatedUrl(baseUrl: string, collection: string, filter: string, id: number): string {
  return `${baseUrl}/api/v2/${collection}/?format=api?${filter}=${id}`;
}

/** The occurrences determined as a taxon. `format=api` stands there twice (spec 2.3). */
export function taxonOccurrencesUrl(baseUrl: string, id: number): string {
  return `${baseUrl}/api/v2/occurrences/?format=api?format=api&determination=${id}`;
}

/** A file as an absolute address: a path below our own, which may hold spaces (spec 2.5), or one elsewhere as it is. */
export function fileUrl(baseUrl: string, path: string): string;
export function fileUrl(baseUrl: string, path: string | null): string | null;
export function fileUrl(baseUrl: string, path: string | null): string | null {
  return path === null || /^https?:/.test(path) ? path : baseUrl + path;
}

/** Path of a capture's image, below the service's own address. */
export function captureImagePath(captureId: number): string {
  return `/media/trap images/${captureId}.svg`;
}
