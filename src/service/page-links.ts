/** What `next` and `previous` are made from: the request's own address and the page it was given. */
export interface PageOfRequest {
  baseUrl: string;
  path: string;
  /** the request's parameters; all of them are carried over (spec 4.3.4) */
  parameters: URLSearchParams;
  /** the limit used, which may be below the one asked for */
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
  // Each once: the links of records write `format` twice (spec 2.3).
  const query = new URLSearchParams([...new Set(parameters.keys())].map((name) => [name, parameters.get(name) ?? '']));
  query.set('limit', String(limit));
  if (offset === 0) query.delete('offset');
  else query.set('offset', String(offset));
  query.sort();
  return `${baseUrl}${path}?${query}`;
}
