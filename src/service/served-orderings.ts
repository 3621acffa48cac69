import { sql, type SqlBool } from 'kysely';
import { MOST_SORTED } from '#contract/lists/list-parameters.ts';
import type { OrderingTerm } from '#contract/lists/list-query.ts';
import { INDEXES } from '#service/database/migrations/migrations.ts';
import type { AnyCollectionQuery, Column, OwnerColumn, Sortable } from '#service/queries/collection-query.ts';
import type { ListParameters } from './list-parameters.ts';
import { badParameter } from './request-error.ts';

interface SortTerm {
  by: Column;
  descending: boolean;
  isNullable: boolean;
}

/** The sort columns for the database: each column once, and `id` last, in the direction of the term before it. */
export function sortTerms(query: AnyCollectionQuery, ordering: readonly OrderingTerm[]): SortTerm[] {
  const terms: SortTerm[] = [];
  const sorted = new Set<Sortable>();
  const joined = new Set<Sortable>(ownerColumns(query, ordering));
  for (const { field, descending } of [
    ...ordering,
    { field: 'id', descending: ordering.at(-1)?.descending ?? false },
  ]) {
    const by = query.orderings[field] ?? 'id';
    // Several fields may map to one column, like the labels.
    if (sorted.has(by)) continue;
    sorted.add(by);
    const isNullable = !joined.has(by) && query.nullable?.includes(field) === true;
    for (const column of columnsOf(query, by, joined.has(by))) terms.push({ by: column, descending, isNullable });
  }
  return terms;
}

function columnsOf(query: AnyCollectionQuery, by: Sortable, isJoined: boolean): Column[] {
  if (!isOwnerColumn(by)) return [by];
  if (isJoined) return [by.column, 'id'].map((one) => sql.ref(`${by.table}.${one}`));
  const key = sql.ref(`${query.table}.${by.key}`);
  const [table, column] = [sql.table(by.table), sql.ref(`${by.table}.${by.column}`)];
  return [sql`(select ${column} from ${table} where ${sql.ref(`${by.table}.id`)} = ${key})`, by.key];
}

/** The owners whose tables this ordering joins, each once: those that every record has, and the leading one. */
export function ownerColumns(query: AnyCollectionQuery, ordering: readonly OrderingTerm[]): OwnerColumn[] {
  const leading = leadingOwner(query, ordering);
  const joined = ordering
    .filter(({ field }) => query.nullable?.includes(field) !== true)
    .map(({ field }) => query.orderings[field] ?? 'id');
  return [...new Set([...(leading === null ? [] : [leading]), ...joined])].filter(isOwnerColumn);
}

/** The owner that this ordering sorts by first, where records may have none; else null. */
function leadingOwner(query: AnyCollectionQuery, [first]: readonly OrderingTerm[]): OwnerColumn | null {
  if (first === undefined || query.nullable?.includes(first.field) !== true) return null;
  const by = query.orderings[first.field] ?? 'id';
  return isOwnerColumn(by) ? by : null;
}

/**
 * The records that have no row in the table of the leading owner, as a list of their own: they come after all others, and
 * a scan of that table does not find them. Null for orderings without such an owner.
 */
export function unownedList(
  query: AnyCollectionQuery,
  list: ListParameters,
): { query: AnyCollectionQuery; list: ListParameters } | null {
  const owner = leadingOwner(query, list.ordering);
  const [first] = list.ordering;
  if (owner === null || first === undefined) return null;
  const isUnowned = () => sql<SqlBool>`${sql.ref(`${query.table}.${owner.key}`)} is null`;
  return {
    query: {
      ...query,
      filters: { ...query.filters, [first.field]: isUnowned },
      // Null in all of them.
      orderings: { ...query.orderings, [first.field]: owner.key },
    },
    list: { ...list, filters: [...list.filters, { name: first.field, value: '' }] },
  };
}

function isOwnerColumn(by: Sortable): by is OwnerColumn {
  return typeof by === 'object' && 'shared' in by;
}

/**
 * Refuses to sort a long list: SQLite would block all other requests.
 *
 * @param count number of matching records
 *
 * @throws RequestError 400 naming the orderings of this list that an index supports
 */
export function refuseUnservedOrdering(query: AnyCollectionQuery, list: ListParameters, count: number): void {
  if (count <= MOST_SORTED || list.ordering.length === 0 || isServed(query, list.filters, list.ordering)) return;
  const served = Object.keys(query.orderings).filter((field) =>
    isServed(query, list.filters, [{ field, descending: false }]),
  );
  throw badParameter(
    'ordering',
    `This ordering would sort ${count} records. More than ${MOST_SORTED} are ordered by one of ` +
      `${served.join(', ') || 'none'}; filters that leave fewer records allow every ordering.`,
  );
}

/** Whether an index contains the matching records in this ordering, ascending or descending. */
function isServed(
  query: AnyCollectionQuery,
  filters: ListParameters['filters'],
  ordering: readonly OrderingTerm[],
): boolean {
  const terms = sortTerms(query, ordering);
  if (terms.some(({ descending }) => descending !== terms[0]?.descending)) return false;
  const fixed = filters.flatMap(({ name }) => query.filters[name] ?? []).filter((one) => typeof one === 'string');
  const bounded = filters.flatMap(({ name }) => query.ranges?.[name] ?? []);
  const [owner, ...owners] = ownerColumns(query, ordering);
  if (owner === undefined) {
    const columns = terms.map(({ by }) => by);
    return bounded.every((column) => column === columns[0]) && isIndexed(query.table, columns, fixed);
  }
  // The ordering within each owner is by the record's id, and nothing else may come between.
  if (owners.length > 0 || ordering.some(({ field }) => !['id', fieldOf(query, owner)].includes(field))) return false;
  const there = fixed.map((column) => owner.shared[column] ?? null);
  if (there.includes(null) || bounded.length > 0) return false;
  return (
    isIndexed(
      owner.table,
      [owner.column, 'id'],
      there.filter((one) => one !== null),
    ) && isIndexed(query.table, ['id'], [owner.key])
  );
}

function fieldOf(query: AnyCollectionQuery, owner: OwnerColumn): string {
  return Object.keys(query.orderings).find((field) => query.orderings[field] === owner) ?? '';
}

/** Whether an index of the table contains the rows with one value in each of `fixed`, ordered by `columns`. */
function isIndexed(table: string, columns: readonly Column[], fixed: readonly string[]): boolean {
  // A column with a single value does not affect the ordering, and a single id matches one row.
  const ordered = fixed.includes('id') ? [] : columns.filter((by) => typeof by !== 'string' || !fixed.includes(by));
  // The table itself is ordered by id.
  const indexes = [[table, 'id'], ...INDEXES].filter(([of]) => of === table);
  return indexes.some(([, ...index]) => {
    const rest = index.slice(fixed.length);
    return (
      index.slice(0, fixed.length).every((column) => fixed.includes(column)) &&
      ordered.length === rest.length &&
      ordered.every((column, position) => column === rest[position])
    );
  });
}
