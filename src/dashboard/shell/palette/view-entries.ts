import { collectionNames, type CollectionName } from '#contract/collections.ts';
import { readViews, viewsKey } from '#dashboard/list/panels/saved-views.ts';
import { paths } from '#dashboard/paths.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The list pages by collection. */
const PAGES: Partial<Record<CollectionName, { name: string; to: () => string }>> = {
  deployments: { name: 'Deployments', to: paths.deployments },
  events: { name: 'Sessions', to: paths.sessions },
  taxa: { name: 'Taxa', to: paths.taxa },
  exports: { name: 'Exports', to: paths.exports },
  storage: { name: 'Storage', to: paths.storage },
  projects: { name: 'Projects', to: paths.projects },
};

/** The saved views of every list; none where storage is blocked. */
export function viewEntries(): PaletteEntry[] {
  return collectionNames.flatMap((collection) => {
    const page = PAGES[collection];
    if (page === undefined) return [];
    return storedViews(collection).map(({ name, query }): PaletteEntry => ({
      key: `view ${collection} ${name}`,
      kind: 'view',
      id: null,
      text: name,
      detail: `View of ${page.name}`,
      act: { kind: 'go', to: `${page.to()}${query === '' ? '' : `?${query}`}` },
    }));
  });
}

function storedViews(collection: CollectionName) {
  try {
    return readViews(localStorage.getItem(viewsKey(collection)) ?? undefined);
  } catch {
    return [];
  }
}
