import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { mayHaveDefaultFilters } from '#dashboard/api/http/default-filters.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

// Most services have no default filters, this product's own among them.
const CountedNote = lazyPart(
  async () => (await import('./counted-note.tsx')).CountedNote,
  () => null,
);
/** The first parts of the addresses of the pages whose numbers depend on the filters. */
const FILTERED_PAGES: ReadonlySet<string | undefined> = new Set([
  '',
  'deployments',
  'sessions',
  'taxa',
  'effort',
  'compare',
]);

/** Shown below pages with records of another service that applies the projects' default filters. */
export function FiltersNote() {
  const { pathname } = useLocation();
  if (!mayHaveDefaultFilters() || !FILTERED_PAGES.has(pathname.split('/')[1])) return null;
  return (
    <Suspense>
      <CountedNote />
    </Suspense>
  );
}
