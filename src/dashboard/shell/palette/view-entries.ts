import type { CollectionName } from '#contract/lists/collections.ts';
import { readViews, viewsKey } from '#dashboard/list/view/panels/saved-views.ts';
import type { RailPage } from '#dashboard/shell/rail.tsx';
import type { Messages } from './messages/en.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The saved views of every list; none where storage is blocked. */
export function viewEntries(pages: readonly RailPage[], words: Messages): PaletteEntry[] {
  return pages.flatMap(({ list, name: pageName, path }) => {
    if (list === undefined) return [];
    return storedViews(list).map(({ name, query }): PaletteEntry => ({
      key: `view ${list} ${name}`,
      kind: 'view',
      id: null,
      text: name,
      detail: words.viewOf(pageName),
      act: { kind: 'go', to: `${path}${query === '' ? '' : `?${query}`}` },
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
