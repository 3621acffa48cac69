import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { NOT_REPORTED } from '#contract/lists/list-parameters.ts';

/**
 * Filters rows of `table` by a value in their column `kept`, JSON as `JSON.stringify` writes it, and by its absence
 * (`NOT_REPORTED`). Compared as text, the same on both engines: quotes within a value have a backslash, so that only a key
 * looks like one.
 *
 * @param column of Camtrap DP
 */
export function keptFilter(
  table: 'deployments' | 'occurrences',
  column: string,
): (wanted: string | number) => RawBuilder<SqlBool> {
  const kept = sql.ref(`${table}.kept`);
  return (wanted) => {
    if (wanted === NOT_REPORTED) return sql<SqlBool>`(${kept} is null or ${kept} not like ${`%"${column}":%`})`;
    const member = `"${column}":${JSON.stringify(String(wanted))}`;
    // Not `like`, for which SQLite ignores letter case.
    return sql<SqlBool>`replace(${kept}, ${member}, '') <> ${kept}`;
  };
}
