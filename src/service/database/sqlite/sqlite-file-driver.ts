import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { onlyReads } from '#service/database/only-reads.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { withSqliteFailure } from './with-sqlite-failure.ts';
import { retryWhileLocked } from './retry-while-locked.ts';

/**
 * Two processes wait for each other instead of failing, even while the sample is written. A request that waits this
 * long still gets an answer: its connection is closed after a minute without one.
 */
const BUSY_MS = 50_000;

/**
 * Kysely's driver for an SQLite file, with two connections: one that only reads, at once and during writes, and one
 * that runs write transactions one after the other.
 *
 * Kysely's own driver has one connection, on which reads wait for writes. And a libsql statement that meets another
 * process's lock stays half run: later writes of its connection report success and are never committed. Here every
 * write first acquires the file's lock, retrying without blocking the process.
 */
export class SqliteFileDriver implements Driver {
  readonly #reader: Libsql.Database;
  readonly #writer: Libsql.Database;
  readonly #readStatements: PreparedStatements;
  readonly #writeStatements: PreparedStatements;
  readonly #busyMs: number;
  /** resolves when the last queued write has ended */
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(reader: Libsql.Database, writer: Libsql.Database, busyMs = BUSY_MS) {
    this.#busyMs = busyMs;
    this.#reader = reader;
    this.#writer = writer;
    this.#readStatements = new PreparedStatements(reader);
    this.#writeStatements = new PreparedStatements(writer);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<FileConnection> {
    return Promise.resolve(new FileConnection(this));
  }

  async beginTransaction(connection: FileConnection): Promise<void> {
    connection.begin(await withSqliteFailure(() => this.#beginToWrite()));
  }

  async commitTransaction(connection: FileConnection): Promise<void> {
    // Where this fails, Kysely rolls back, and only then does the next write start.
    await withSqliteFailure(() => this.#writer.exec('commit'));
    connection.end();
  }

  rollbackTransaction(connection: FileConnection): Promise<void> {
    try {
      this.#rollBack();
    } finally {
      connection.end();
    }
    return Promise.resolve();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
    return Promise.resolve();
  }

  /** Runs a statement within a transaction, or by itself. */
  async run<Row>(query: CompiledQuery, inTransaction: boolean): Promise<QueryResult<Row>> {
    if (inTransaction) return this.#writeStatements.run(query);
    if (onlyReads(query)) return this.#readStatements.run(query);
    if (/^\s*(vacuum|pragma)\b/i.test(query.sql)) {
      // SQLite requires these outside a transaction.
      const { result, release } = await this.#withLock(() => this.#writeStatements.run<Row>(query));
      release();
      return result;
    }
    const release = await this.#beginToWrite();
    try {
      const result = this.#writeStatements.run<Row>(query);
      this.#writer.exec('commit');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    } finally {
      release();
    }
  }

  rows<Row>({ sql, parameters }: CompiledQuery, inTransaction: boolean): IterableIterator<Row> {
    const connection = inTransaction ? this.#writer : this.#reader;
    return connection.prepare(sql).iterate(parameters) as IterableIterator<Row>;
  }

  /** @returns what releases the lock */
  async #beginToWrite(): Promise<() => void> {
    return (await this.#withLock(() => this.#writer.exec('begin immediate'))).release;
  }

  /**
   * Runs work that needs the file's write lock, after this process's earlier writes and once no other process holds the
   * lock.
   */
  async #withLock<Result>(work: () => Result): Promise<{ result: Result; release: () => void }> {
    const before = this.#lastWrite;
    let release = (): void => {};
    this.#lastWrite = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    try {
      return { result: await retryWhileLocked(this.#busyMs, work), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** On a full disk SQLite has already rolled back. */
  #rollBack(): void {
    if (this.#writer.inTransaction) this.#writer.exec('rollback');
  }
}

class FileConnection implements DatabaseConnection {
  readonly #driver: SqliteFileDriver;
  /** starts the next write; null outside a transaction */
  #release: (() => void) | null = null;

  constructor(driver: SqliteFileDriver) {
    this.#driver = driver;
  }

  begin(release: () => void): void {
    this.#release = release;
  }

  end(): void {
    this.#release?.();
    this.#release = null;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return withSqliteFailure(() => this.#driver.run<Row>(query, this.#release !== null));
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    for (const row of this.#driver.rows<Row>(query, this.#release !== null))
      yield await Promise.resolve({ rows: [row] });
  }
}
