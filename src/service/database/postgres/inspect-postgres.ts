import { Client } from 'pg';
import { postgresRefusal } from './postgres-refusal.ts';

/** What a database of PostgreSQL says of itself. */
export interface InspectedPostgres {
  /** of the server: "15.8" */
  version: string;
  /** the migrations that were run, in order; empty where it has no tables of this product */
  migrations: readonly string[];
}

const CONNECT_MS = 10_000;

/** Connects, and changes nothing. @throws Error with a sentence for the operator, without the password */
export async function inspectPostgres(address: string): Promise<InspectedPostgres> {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: CONNECT_MS });
  // Without a listener, a lost connection would end the process; the query that waits fails with the same error.
  client.on('error', () => {});
  try {
    await client.connect();
    const texts = async (sql: string) => {
      const { rows } = await client.query<{ text: string }>(sql);
      return rows.map(({ text }) => text);
    };
    const [version = ''] = await texts(`select current_setting('server_version') as text`);
    const tables = await texts(`select to_regclass('kysely_migration')::text as text`);
    const has = tables.some((name) => name !== null);
    return { version, migrations: has ? await texts('select name as text from kysely_migration order by name') : [] };
  } catch (error) {
    throw new Error(postgresRefusal(address, error), { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}
