import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { UNCOUNTED } from '#service/database/uncounted-loads.ts';
import type { AnyCollectionQuery } from '#service/queries/collection-query.ts';
import type { ListParameters } from './list-parameters.ts';
import { isWanted, withFields } from './sparse-fields.ts';
import { ownerColumns, refuseUnservedOrdering, sortTerms, unownedList } from './served-orderings.ts';

/** The query to use with these filters. */
export function queryFor(query: AnyCollectionQuery, filters: ListParameters['filters']): AnyCollectionQuery {
  return filters.reduce((asked, { name, value }) => asked.whenGiven?.[name]?.(value) ?? asked, query);
}

/** The matching records of a list. */
interface Matching extends Sizes {
  /** whether the stored counters in the records match the rows */
  areCounted: boolean;
}

interface Sizes {
  /** how many records match */
  count: number;
  /** how many of them come last because they have no owner (`unownedList`) */
  unowned: number;
}

/** How often a page is read whose rows change between its statements, which each read the database at their own time. */
const READS = 5;

/**
 * The number of matching records, and those of the page, read again where a load or a job changed rows in between.
 *
 * @throws RequestError where the service does not sort a list of this length by the fields asked for
 */
export async function readPage(database: Database, query: AnyCollectionQuery, list: ListParameters, baseUrl: string) {
  for (let left = READS - 1; ; left--) {
    const { count, unowned, areCounted } = await countMatching(database, query, list);
    refuseUnservedOrdering(queryFor(query, list.filters), list, count);
    const results = await pageOfRecords(database, query, list, { count, unowned }, baseUrl);
    const isWhole = results.length === Math.max(0, Math.min(list.limit, count - list.offset));
    if (isWhole || left === 0) return { count, areCounted, results };
  }
}

/** The number of matching records: a stored total where there is a valid one, else a count. */
export async function countMatching(
  database: Database,
  plainQuery: AnyCollectionQuery,
  list: ListParameters,
): Promise<Matching> {
  const query = queryFor(plainQuery, list.filters);
  const without = unownedList(query, list);
  const unowned = without === null ? sql`0` : sql`(select count(*) from ${source(without.query, without.list)})`;
  const others = sql`${unowned} as unowned, ${UNCOUNTED} as uncounted`;
  const counted = sql<Counted>`select count(*) as matching, ${others} from ${source(query, list)}`;
  const total = storedTotal(query, list);
  const first = total === null ? counted : sql<Counted>`select (${total}) as matching, ${others}`;
  const matching = await read(database, first);
  if (total === null || matching.areCounted) return matching;
  return { ...(await read(database, counted)), areCounted: false };
}

interface Counted {
  matching: unknown;
  unowned: unknown;
  uncounted: number;
}

async function read(database: Database, statement: RawBuilder<Counted>): Promise<Matching> {
  const [row] = (await statement.execute(database)).rows;
  return {
    count: Number(row?.matching ?? 0),
    unowned: Number(row?.unowned ?? 0),
    areCounted: row?.uncounted === 0,
  };
}

/**
 * The records of a page, in their ordering. Their ids are selected first, from the index only; then only these records
 * are read and joined. `sizes` are those of `countMatching`.
 */
export async function pageOfRecords(
  database: Database,
  plainQuery: AnyCollectionQuery,
  list: ListParameters,
  sizes: Sizes,
  baseUrl: string,
) {
  const query = queryFor(plainQuery, list.filters);
  const ids = await pageIds(database, query, list, sizes);
  const { fields } = list;
  const records = ids.length === 0 ? [] : await query.read(database, ids, baseUrl, (part) => isWanted(part, fields));
  const byId = new Map(records.map((record) => [record.id, record]));
  const found = ids.map((id) => byId.get(id)).filter((record) => record !== undefined);
  return fields === null ? found : withFields(found, fields);
}

async function pageIds(database: Database, query: AnyCollectionQuery, list: ListParameters, sizes: Sizes) {
  const owned = sizes.count - sizes.unowned;
  const end = Math.min(list.offset + list.limit, sizes.count);
  const ids = await idsOf(database, query, list, { from: list.offset, to: Math.min(end, owned), count: owned });
  const without = unownedList(query, list);
  if (without === null || end <= owned) return ids;
  const rest = { from: Math.max(list.offset - owned, 0), to: end - owned, count: sizes.unowned };
  return [...ids, ...(await idsOf(database, without.query, without.list, rest))];
}

async function idsOf(
  database: Database,
  query: AnyCollectionQuery,
  list: ListParameters,
  { from, to, count }: { from: number; to: number; count: number },
) {
  if (to <= from) return [];
  // A page in the second half is selected from the end: the database scans all rows that an offset skips.
  const backwards = from > count / 2;
  const skipped = backwards ? count - to : from;
  const { rows } = await sql<{
    id: number;
  }>`select ${sql.ref(`${query.table}.id`)} as id from ${orderedSource(query, list)}
    order by ${sql.join(orderBy(query, list, backwards))} limit ${to - from} offset ${skipped}`.execute(database);
  const ids = rows.map(({ id }) => id);
  return backwards ? ids.toReversed() : ids;
}

/** Nulls come last in both directions. */
function orderBy(query: AnyCollectionQuery, list: ListParameters, backwards: boolean): RawBuilder<unknown>[] {
  return sortTerms(query, list.ordering).map(({ by, descending, isNullable }) => {
    const value = typeof by === 'string' ? sql.ref(`${query.table}.${by}`) : by;
    const direction = sql.raw(descending === backwards ? 'asc' : 'desc');
    if (!isNullable) return sql`${value} ${direction}`;
    return sql`${value} ${direction} ${sql.raw(backwards ? 'nulls first' : 'nulls last')}`;
  });
}

/** The source, joined to the other tables that the ordering needs, of which each record has one row. */
function orderedSource(query: AnyCollectionQuery, list: ListParameters): RawBuilder<unknown> {
  const owners = ownerColumns(query, list.ordering);
  const joins = owners.map(
    ({ table, key }) =>
      sql` join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = ${sql.ref(`${query.table}.${key}`)}`,
  );
  // A value that both tables have is compared in the owner's table, whose index is scanned.
  const columnOf = (column: string) => {
    const owner = owners.find(({ shared }) => Object.hasOwn(shared, column));
    return owner === undefined ? `${query.table}.${column}` : `${owner.table}.${owner.shared[column]}`;
  };
  const from = query.from ?? sql.table(query.table);
  return source({ ...query, from: sql.join([from, ...joins], sql``) }, list, columnOf);
}

/** The collection's table with its joins and filters. */
function source(
  query: AnyCollectionQuery,
  list: ListParameters,
  columnOf = (column: string) => `${query.table}.${column}`,
): RawBuilder<unknown> {
  const conditions = list.filters.map(({ name, value }) => {
    const filter = query.filters[name] ?? name;
    return typeof filter === 'string' ? sql`${sql.ref(columnOf(filter))} = ${value}` : filter(value);
  });
  if (list.ids !== null) conditions.push(sql`${sql.ref(`${query.table}.id`)} in (${sql.join(list.ids)})`);
  const from = query.from ?? sql.table(query.table);
  return conditions.length === 0 ? from : sql`${from} where ${sql.join(conditions, sql` and `)}`;
}

function storedTotal(query: AnyCollectionQuery, list: ListParameters): RawBuilder<unknown> | null {
  const [filter, ...more] = list.filters;
  const stored = query.storedCounts?.[filter?.name ?? 'all'];
  if (stored === undefined || more.length > 0 || list.ids !== null) return null;
  const [table, column] = [sql.table(stored.table), sql.ref(stored.column)];
  return filter === undefined
    ? sql`select sum(${column}) from ${table}`
    : sql`select ${column} from ${table} where id = ${filter.value}`;
}
