/** The input for `next` and `previous`: the request's address and the page that was returned. */
export interface PageOfRequest {
  baseUrl: string;
  path: string;
  /** the request's parameters, all of which are carried (spec 4.3.4) */
  parameters: URLSearchParams;
  /** the limit used, which may be below the requested one */
  limit: number;
  offset: number;
  count: number;
}

/** `next` and `previous` of a page (spec 4.3): null at either end, `limit` always named, `offset` left out where 0. */
export function pageLinks(page: PageOfRequest): { next: string | null; previous: string | null } {
  const { limit, offset, count } = page;
  return {
    next: offset + limit >= count ? null : linkTo(page, offset + limit),
    previous: offset <= 0 ? null : linkTo(page, Math.max(0, offset - limit)),
  };
}

function linkTo({ baseUrl, path, parameters, limit }: PageOfRequest, offset: number): string {
  // Each parameter once: the links of records repeat `format` (spec 2.3).
  const query = new URLSearchParams([...new Set(parameters.keys())].map((name) => [name, parameters.get(name) ?? '']));
  query.set('limit', String(limit));
  if (offset === 0) query.delete('offset');
  else query.set('offset', String(offset));
  query.sort();
  return `${baseUrl}${path}?${query}`;
}
