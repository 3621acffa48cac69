import { Kysely, PostgresDialect, SqliteDialect, type CompiledQuery } from 'kysely';
import Libsql from 'libsql';
import { Pool } from 'pg';
import { parseParameters } from '#contract/lists/list-query.ts';
import type { Tables } from '#service/database/tables.ts';
import { countMatching, pageOfRecords } from '#service/list-page.ts';
import { readListParameters } from '#service/list-parameters.ts';
import { collectionQueries } from '#service/queries/collection-queries.ts';
import type { Case } from './service-cases.ts';

export interface BareSql {
  /** median time in ms of a request's statements alone, with the driver called directly */
  medianMs: (one: Case, path: string) => Promise<number>;
  close: () => Promise<void>;
}

const ROUNDS = 40;

/** Measures only the statements of a request, to compare with the whole request. */
export function bareSql(location: string): BareSql {
  const isPostgres = location.startsWith('postgres');
  const pool = isPostgres ? new Pool({ connectionString: location, max: 1 }) : null;
  const connection = isPostgres ? null : new Libsql(location);
  const statements: CompiledQuery[] = [];
  const database = new Kysely<Tables>({
    dialect: pool === null ? new SqliteDialect({ database: sqlite(connection) }) : new PostgresDialect({ pool }),
    log: (event) => void statements.push(event.query),
  });

  const run = async (): Promise<void> => {
    for (const { sql, parameters } of statements) {
      if (pool !== null) await pool.query(sql, [...parameters]);
      else
        sqlite(connection)
          .prepare(sql)
          .all([...parameters]);
    }
  };
  return {
    medianMs: async (one, path) => {
      statements.length = 0;
      const query = collectionQueries[one.collection];
      const list = readListParameters(one.collection, parseParameters(path));
      const sizes = await countMatching(database, query, list);
      await pageOfRecords(database, query, list, sizes, 'http://127.0.0.1');
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        await run();
        times.push(performance.now() - start);
      }
      return times.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0;
    },
    close: () => database.destroy(),
  };
}

function sqlite(connection: Libsql.Database | null): Libsql.Database {
  if (connection === null) throw new Error('This database is no SQLite file.');
  return connection;
}
