import type { RawBuilder, SqlBool } from 'kysely';
import type { CollectionName, FilterOf, OrderingOf, RecordOf } from '#contract/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';

/** A column of the collection's table, or an expression over it. */
export type Column = string | RawBuilder<unknown>;
/**
 * A column of the record that each record belongs to, as a deployment's name: its table is walked in that order, and the
 * records of each row there by their id, so that an index serves both and nothing is sorted.
 */
export interface OwnerColumn {
  table: 'deployments' | 'events';
  column: string;
  /** of the collection's table: which row there it belongs to; never null */
  key: string;
  /** columns of the collection's table whose value the owner's table has too → there */
  shared: Readonly<Record<string, string>>;
}
export type Sortable = Column | OwnerColumn;
/** A column that must equal the filter's value, or a condition made from it. */
type Filter = string | ((value: string | number) => RawBuilder<SqlBool>);
/** Where a list's total stands ready, so that no million rows are counted: column of the row with the filter's id. */
interface StoredCount {
  table: 'projects' | 'deployments' | 'events' | 'taxa';
  column: 'events_count' | 'captures_count' | 'occurrences_count';
}

/** What the list machine knows of any collection. */
export interface AnyCollectionQuery {
  table: keyof Tables;
  /** the table with what is joined to it, where that is more than the table */
  from?: RawBuilder<unknown>;
  /** contract ordering → what it sorts by; a whitelist by construction */
  orderings: Readonly<Record<string, Sortable>>;
  /** the orderings whose values may be null; naming others here would keep the database from its index */
  nullable?: readonly string[];
  /** contract filter → its condition */
  filters: Readonly<Record<string, Filter>>;
  /** filter → the column that it bounds: an ordering of many records by any other column means sorting them */
  ranges?: Readonly<Record<string, string | undefined>>;
  /**
   * filter → the query that takes this one's place where the filter is given: that changes what records say and not
   * only which ones there are, and so also counts for a record's detail
   */
  whenGiven?: Readonly<Record<string, ((value: string | number) => AnyCollectionQuery) | undefined>>;
  /** filter → its stored total; `all` is the sum over the table, for the list without filters */
  storedCounts?: Readonly<Record<string, StoredCount | undefined>>;
  /** Records with these ids, in any order; ids without a record are left out. `baseUrl` starts their addresses. */
  read: (database: Database, ids: readonly number[], baseUrl: string) => Promise<{ id: number }[]>;
}

/** What one collection adds to the list machine: where its records stand, and how they are read. */
export interface CollectionQuery<Name extends CollectionName> extends AnyCollectionQuery {
  orderings: Record<OrderingOf<Name>, Sortable>;
  nullable?: readonly OrderingOf<Name>[];
  filters: Record<FilterOf<Name>, Filter>;
  ranges?: Partial<Record<FilterOf<Name>, string>>;
  whenGiven?: Partial<Record<FilterOf<Name>, (value: string | number) => CollectionQuery<Name>>>;
  storedCounts?: Partial<Record<FilterOf<Name> | 'all', StoredCount>>;
  read: (database: Database, ids: readonly number[], baseUrl: string) => Promise<RecordOf<Name>[]>;
}
