import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { plainText } from '#contract/plain-text.ts';

/** Rows of `table` whose name holds a text, letter case and accents apart (`database/refresh-search-text.ts`). */
export function searchByName(table: string): (wanted: string | number) => RawBuilder<SqlBool> {
  return (wanted) => {
    const pattern = `%${plainText(String(wanted)).replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`${sql.ref(`${table}.search_text`)} like ${pattern} escape '\\'`;
  };
}
