import type { RawBuilder, SqlBool } from 'kysely';
import type { CollectionName, FilterOf, OrderingOf, SentOf } from '#contract/lists/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';

/** A column of the collection's table, or an expression. */
export type Column = string | RawBuilder<unknown>;
/**
 * A column of the owner of each record, such as the deployment's name. The owner's table is scanned in that order, and
 * for each of its rows the records by id, so that indexes serve both and nothing is sorted.
 */
export interface OwnerColumn {
  table: 'deployments' | 'events';
  column: string;
  /** foreign key in the collection's table; may be null where the ordering is `nullable` */
  key: string;
  /** columns of the collection's table → columns of the owner's table with the same value */
  shared: Readonly<Record<string, string>>;
}
export type Sortable = Column | OwnerColumn;
/** A column that must equal the filter's value, or a function that builds a condition. */
type Filter = string | ((value: string | number) => RawBuilder<SqlBool>);
/** A stored total of a list, so that no million rows are counted: a column of the row with the filter's id. */
interface StoredCount {
  table: 'projects' | 'deployments' | 'events' | 'taxa';
  column: 'events_count' | 'captures_count' | 'occurrences_count';
}

/** Whether a field of the records is sent. */
export type Wants = (field: string) => boolean;

/** What the list machine needs to know of any collection. */
export interface AnyCollectionQuery {
  table: keyof Tables;
  /** the table with its joins; default: the table alone */
  from?: RawBuilder<unknown>;
  /** contract ordering → what it sorts by; works as a whitelist */
  orderings: Readonly<Record<string, Sortable>>;
  /** the orderings whose values may be null; for any other the database could not use its index */
  nullable?: readonly string[];
  /** contract filter → its condition */
  filters: Readonly<Record<string, Filter>>;
  /** filter → the column that it bounds: for any other ordering the matching records have to be sorted */
  ranges?: Readonly<Record<string, string | undefined>>;
  /**
   * filter → the query that replaces this one where the filter is given: it changes the content of records, not only
   * which ones match, and so also applies to a record's detail
   */
  whenGiven?: Readonly<Record<string, ((value: string | number) => AnyCollectionQuery) | undefined>>;
  /** filter → its stored total; `all`: the sum over the table, for the list without filters */
  storedCounts?: Readonly<Record<string, StoredCount | undefined>>;
  /**
   * Reads the records with these ids, in any sequence; ids without a record are left out. `baseUrl` is the beginning of
   * their addresses. A part that takes a query of its own may be left empty where `wants` says that it is not sent; by default everything is.
   */
  read: (database: Database, ids: readonly number[], baseUrl: string, wants?: Wants) => Promise<{ id: number }[]>;
  /** the same for a record by itself, where it has more than in lists */
  readDetail?: AnyCollectionQuery['read'];
}

/** What one collection adds to the list machine: its table, and how its records are read. */
export interface CollectionQuery<Name extends CollectionName> extends AnyCollectionQuery {
  orderings: Record<OrderingOf<Name>, Sortable>;
  nullable?: readonly OrderingOf<Name>[];
  filters: Record<FilterOf<Name>, Filter>;
  ranges?: Partial<Record<FilterOf<Name>, string>>;
  whenGiven?: Partial<Record<FilterOf<Name>, (value: string | number) => CollectionQuery<Name>>>;
  storedCounts?: Partial<Record<FilterOf<Name> | 'all', StoredCount>>;
  read: (database: Database, ids: readonly number[], baseUrl: string, wants?: Wants) => Promise<SentOf<Name>[]>;
}
