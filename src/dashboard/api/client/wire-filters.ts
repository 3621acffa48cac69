import type { CollectionName, FilterOf } from '#contract/collections.ts';

/** What narrows a list, by the interface's own names (spec 4.4, 4.5). Null, undefined and '' narrow nothing. */
export type WireFilters<Name extends CollectionName> = {
  readonly [Filter in AnyFilterOf<Name>]?: string | number | null | undefined;
};

/** Those of one collection; of several, those that any of them has. */
type AnyFilterOf<Name extends CollectionName> = Name extends CollectionName ? FilterOf<Name> : never;

/** The filters that narrow something, as the texts they are on the wire and in order of name: one form for one key. */
export function writtenFilters(filters: Readonly<Record<string, unknown>>): Record<string, string> {
  const written = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    (typeof value === 'string' && value !== '') || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return Object.fromEntries(written.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
