import type { FirstRequests } from '#dashboard/api/client/begin-requests.ts';

/** What the service has written into a `<meta>` element of the document; undefined where it has not. */
export function metaContent(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}

/**
 * The first requests that the document names, if it is the document of this address: a cached copy is shown at other
 * addresses too.
 */
export function requestsOfDocument(): FirstRequests | null {
  const named = JSON.parse(metaContent('noctuary-first-requests') ?? '{}') as Partial<FirstRequests> & {
    address?: string;
  };
  const { address, rows = null, paths = [] } = named;
  return address === location.pathname + location.search ? { rows, paths } : null;
}
