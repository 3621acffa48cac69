import type { CollectionName, FilterOf, OrderingOf, RecordOf } from '#contract/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';

/** What the list machine knows of any collection. */
export interface AnyCollectionQuery {
  table: keyof Tables;
  /** contract ordering → column of `table`; a whitelist by construction */
  orderings: Readonly<Record<string, string>>;
  /** contract filter → column of `table` */
  filters: Readonly<Record<string, string>>;
  /** Records with these ids, in any order; ids without a record are left out. `baseUrl` starts their addresses. */
  read: (database: Database, ids: readonly number[], baseUrl: string) => Promise<{ id: number }[]>;
}

/** What one collection adds to the list machine: where its records stand, and how they are read. */
export interface CollectionQuery<Name extends CollectionName> extends AnyCollectionQuery {
  orderings: Record<OrderingOf<Name>, string>;
  filters: Record<FilterOf<Name>, string>;
  read: (database: Database, ids: readonly number[], baseUrl: string) => Promise<RecordOf<Name>[]>;
}
