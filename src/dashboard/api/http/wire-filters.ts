import type { CollectionName, FilterOf } from '#contract/lists/collections.ts';

/** A list's filters, by the interface's names (spec 4.4, 4.5). Null, undefined and '' do not filter. */
export type WireFilters<Name extends CollectionName> = {
  readonly [Filter in AnyFilterOf<Name>]?: string | number | null | undefined;
};

/** The filters of a collection; for a union of collections, those of any of them. */
type AnyFilterOf<Name extends CollectionName> = Name extends CollectionName ? FilterOf<Name> : never;

/** The filters that are set, as strings and sorted by name, so that equal filters have equal query keys. */
export function writtenFilters(filters: Readonly<Record<string, unknown>>): Record<string, string> {
  const written = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return Object.fromEntries(written.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
