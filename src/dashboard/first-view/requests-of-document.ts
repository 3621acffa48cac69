import type { FirstRequests } from '#dashboard/api/ordered/begin-requests.ts';
import { metaContent } from '#dashboard/api/http/meta-content.ts';

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
