import { SqliteDialect } from 'kysely';
import type Libsql from 'libsql';
import { SqliteFileDriver } from './sqlite-file-driver.ts';

/** Kysely's SQLite with a driver of our own. */
export class SqliteFileDialect extends SqliteDialect {
  readonly #driver: SqliteFileDriver;

  /** @param busyMs how long another process's lock is waited for */
  constructor(reader: Libsql.Database, writer: Libsql.Database, busyMs?: number) {
    super({ database: writer });
    this.#driver = new SqliteFileDriver(reader, writer, busyMs);
  }

  override createDriver(): SqliteFileDriver {
    return this.#driver;
  }
}
