import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { plainText } from '#contract/plain-text.ts';

/**
 * Filters rows of `table` whose name contains a text, ignoring letter case, accents and surrounding blanks
 * (`database/refresh-counters.ts`). An empty text is no filter; a text of only accents or blanks matches nothing.
 */
export function searchByName(table: string): (wanted: string | number) => RawBuilder<SqlBool> {
  return (wanted) => {
    const plain = plainText(String(wanted)).trim();
    if (plain === '' && wanted !== '') return sql<SqlBool>`1 = 0`;
    const pattern = `%${plain.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`${sql.ref(`${table}.search_text`)} like ${pattern} escape '\\'`;
  };
}
