import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';

const ROWS_AT_A_TIME = 50_000;

/** By table, the number of rows and a hash of all values, ordered by id, or by all columns where there is no id. */
export async function tableDigests(database: Database): Promise<Record<string, string>> {
  const tables = await database.introspection.getTables();
  const digests: Record<string, string> = {};
  for (const { name, columns } of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const names = columns.map((column) => column.name).toSorted();
    const key = names.includes('id') ? ['id'] : names;
    const hash = createHash('sha256');
    let count = 0;
    for (let rows = ROWS_AT_A_TIME; rows === ROWS_AT_A_TIME;) {
      const read = await sql<Record<string, unknown>>`select * from ${sql.table(name)}
        order by ${sql.join(key.map((column) => sql.ref(column)))} limit ${ROWS_AT_A_TIME} offset ${count}`.execute(
        database,
      );
      for (const row of read.rows) hash.update(JSON.stringify(names.map((column) => row[column])));
      rows = read.rows.length;
      count += rows;
    }
    digests[name] = `${count} rows, ${hash.digest('hex')}`;
  }
  return digests;
}
