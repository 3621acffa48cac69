import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { plainText } from '#contract/plain-text.ts';

/**
 * Rows of `table` whose name holds a text, letter case, accents and blanks around it apart
 * (`database/refresh-counters.ts`). An empty text is no search; nothing holds one of accents or blanks alone.
 */
export function searchByName(table: string): (wanted: string | number) => RawBuilder<SqlBool> {
  return (wanted) => {
    const plain = plainText(String(wanted)).trim();
    if (plain === '' && wanted !== '') return sql<SqlBool>`1 = 0`;
    const pattern = `%${plain.replaceAll(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`${sql.ref(`${table}.search_text`)} like ${pattern} escape '\\'`;
  };
}
