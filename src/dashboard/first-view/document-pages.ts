import { recordId } from '#contract/records/record-id.ts';
import { pages, type Page } from '#dashboard/pages.ts';
import { firstRequests } from './first-requests.ts';

/** What the not-found page needs is the frame's. */
const NOT_FOUND = { path: '*', requests: () => [] };

/**
 * What documents say of each page, for the service: `build/preview/document-pages.js`. The last entry is for paths that no
 * page has.
 */
export const documentPages = [...pages, NOT_FOUND].map(documentPage);

function documentPage(page: Pick<Page, 'path' | 'requests'> & Partial<Page>) {
  const path = new RegExp(`^${page.path.replace('*', '.*').replace(':id', '([^/]+)')}/?$`);
  return {
    /** of the pathname; its group is the id of a record */
    path,
    /** from the repository's folder, as the build's manifest names them */
    modules: [...(page.module === undefined ? [] : [page.module]), ...(page.parts ?? [])].map(
      (module) => `src/dashboard/${module}`,
    ),
    hasPreview: page.hasPreview === true,
    /** @param isOwn the service that the page shows is ours */
    firstRequests: (pathname: string, query: string, isOwn: boolean) => {
      const id = recordId(path.exec(pathname)?.[1] ?? null);
      return firstRequests(page, { id, query: new URLSearchParams(query), isOwn });
    },
  };
}
