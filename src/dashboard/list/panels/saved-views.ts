import { useLocalStorage } from '@mantine/hooks';
import type { CollectionName } from '#contract/collections.ts';
import { z } from '#contract/zod.ts';
import { queryText } from '#dashboard/address/query-text.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

const savedView = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  /** the parameters of the page's address */
  query: z.string().check(z.maxLength(8_000)),
});

/** A list page as somebody set it up, by a name: the parameters of its address. */
export type SavedView = z.infer<typeof savedView>;

/** What is no step towards another sight of the list: where the reader was in it. */
const NOT_OF_A_VIEW = ['selected', 'to'];

/** Where the browser's storage has the views of a list. */
export function viewsKey(collection: CollectionName): string {
  return `${storageKeys.views}-${collection}`;
}

/** The views saved in this browser for a list, in order of name, and a function that replaces them. */
export function useSavedViews(collection: CollectionName) {
  return useLocalStorage<readonly SavedView[]>({
    key: viewsKey(collection),
    defaultValue: [],
    getInitialValueInEffect: false,
    serialize: (views) => JSON.stringify(views),
    deserialize: readViews,
  });
}

/** The views of a stored text; those that are none are left out, whatever wrote them. */
export function readViews(text: string | undefined): readonly SavedView[] {
  try {
    const stored = z.array(z.unknown()).safeParse(JSON.parse(text ?? '[]'));
    return (stored.data ?? []).flatMap((one) => savedView.safeParse(one).data ?? []);
  } catch {
    return [];
  }
}

/** The views with one of them named and set anew; `before` is the name it had. */
export function withView(views: readonly SavedView[], view: SavedView, before = view.name): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== before && name !== view.name), view].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/** The part of an address's query that a view keeps. */
export function viewQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of NOT_OF_A_VIEW) parameters.delete(name);
  return queryText(parameters);
}
