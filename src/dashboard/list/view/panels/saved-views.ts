import { useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';
import type { CollectionName } from '#contract/lists/collections.ts';
import { z } from '#contract/zod.ts';
import { queryText } from '#dashboard/address/query-text.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

const savedView = z.object({
  name: z.string().check(z.regex(/^.{1,80}$/su)),
  /** the parameters of the page's address */
  query: z.string().check(z.regex(/^.{0,8000}$/su)),
});

/** A named view of a list page: the parameters of its address. */
export type SavedView = z.infer<typeof savedView>;

/** Parameters that a view does not store: the selection, and what the router carries. */
const NOT_OF_A_VIEW = ['selected', 'to', 'defaults'];

/** The key of a list's views in local storage. */
export function viewsKey(collection: CollectionName): string {
  return `${storageKeys.views}-${collection}`;
}

/** A list's views, stored in this browser, by name, and a function that replaces them. */
export function useSavedViews(collection: CollectionName) {
  return useLocalStorage<readonly SavedView[]>({
    key: viewsKey(collection),
    serialize: JSON.stringify,
    deserialize: readViews,
  });
}

/** Parses stored views; invalid ones are left out. */
export function readViews(text: string | undefined): readonly SavedView[] {
  try {
    const stored = z.array(z.unknown()).safeParse(JSON.parse(text ?? '[]'));
    return (stored.data ?? []).flatMap((one) => savedView.safeParse(one).data ?? []);
  } catch {
    return [];
  }
}

/** Adds or replaces a view; `before` is its previous name. */
export function withView(views: readonly SavedView[], view: SavedView, before = view.name): readonly SavedView[] {
  const others = views.filter(({ name }) => name !== before && name !== view.name);
  return [...others, view].toSorted((a, b) => compareNames(a.name, b.name));
}

/** The part of an address's query that a view stores. */
export function viewQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of NOT_OF_A_VIEW) parameters.delete(name);
  return queryText(parameters);
}
