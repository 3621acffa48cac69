import { collectionNames, type CollectionName } from '#contract/collections.ts';
import { readViews, viewsKey } from '#dashboard/list/panels/saved-views.ts';
import type { RailPage } from '#dashboard/shell/rail.tsx';
import { paths } from '#dashboard/paths.ts';
import type { Messages } from './messages/en.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The list pages by collection. */
const PAGES: Partial<Record<CollectionName, { id: RailPage['id']; to: () => string }>> = {
  deployments: { id: 'deployments', to: paths.deployments },
  events: { id: 'sessions', to: paths.sessions },
  taxa: { id: 'taxa', to: paths.taxa },
  exports: { id: 'exports', to: paths.exports },
  storage: { id: 'storage', to: paths.storage },
  projects: { id: 'projects', to: paths.projects },
};

/** The saved views of every list; none where storage is blocked. */
export function viewEntries(pages: readonly RailPage[], words: Messages): PaletteEntry[] {
  return collectionNames.flatMap((collection) => {
    const page = PAGES[collection];
    if (page === undefined) return [];
    const pageName = pages.find(({ id }) => id === page.id)?.name ?? '';
    return storedViews(collection).map(({ name, query }): PaletteEntry => ({
      key: `view ${collection} ${name}`,
      kind: 'view',
      id: null,
      text: name,
      detail: words.viewOf(pageName),
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
