import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type Libsql from 'libsql';
import { onlyReads } from '#service/database/only-reads.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { withSqliteTrouble } from './with-sqlite-trouble.ts';
import { untilUnlocked } from './until-unlocked.ts';

/**
 * Two processes wait for each other instead of failing, also while the sample is written. A request that waits so long
 * still gets its answer: its connection is closed after a minute without one.
 */
const BUSY_MS = 50_000;

/**
 * Kysely's way to an SQLite file through two connections: one that only reads, at once and beside whatever is written,
 * and one that writes, one transaction after the other.
 *
 * Kysely's own driver has one connection, which lets reads wait for writes. And a statement of libsql that meets another
 * process's lock stays half run: later writes of its connection report success and are never committed. Here nothing
 * is written before the file's lock is had, which is asked for again and again without holding up the process.
 */
export class SqliteFileDriver implements Driver {
  readonly #reader: Libsql.Database;
  readonly #writer: Libsql.Database;
  readonly #reading: PreparedStatements;
  readonly #writing: PreparedStatements;
  readonly #busyMs: number;
  /** settles when the last one who asked to write has written */
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(reader: Libsql.Database, writer: Libsql.Database, busyMs = BUSY_MS) {
    this.#busyMs = busyMs;
    this.#reader = reader;
    this.#writer = writer;
    this.#reading = new PreparedStatements(reader);
    this.#writing = new PreparedStatements(writer);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<FileConnection> {
    return Promise.resolve(new FileConnection(this));
  }

  async beginTransaction(connection: FileConnection): Promise<void> {
    connection.begin(await withSqliteTrouble(() => this.#beginToWrite()));
  }

  async commitTransaction(connection: FileConnection): Promise<void> {
    // Where this fails Kysely rolls back, and only then is the turn over.
    await withSqliteTrouble(() => this.#writer.exec('commit'));
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

  /** Runs a statement of a connection that is in a transaction, or one by itself. */
  async run<Row>(query: CompiledQuery, inTransaction: boolean): Promise<QueryResult<Row>> {
    if (inTransaction) return this.#writing.run(query);
    if (onlyReads(query)) return this.#reading.run(query);
    if (/^\s*(vacuum|pragma)\b/i.test(query.sql)) {
      // SQLite wants these outside a transaction.
      const { result, endTurn } = await this.#limitConcurrency(() => this.#writing.run<Row>(query));
      endTurn();
      return result;
    }
    const endTurn = await this.#beginToWrite();
    try {
      const result = this.#writing.run<Row>(query);
      this.#writer.exec('commit');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    } finally {
      endTurn();
    }
  }

  rows<Row>({ sql, parameters }: CompiledQuery, inTransaction: boolean): IterableIterator<Row> {
    const connection = inTransaction ? this.#writer : this.#reader;
    return connection.prepare(sql).iterate(...parameters) as IterableIterator<Row>;
  }

  /** @returns what lets the next one write */
  async #beginToWrite(): Promise<() => void> {
    return (await this.#limitConcurrency(() => this.#writer.exec('begin immediate'))).endTurn;
  }

  /** Runs what needs the file's lock, after this process's earlier writes and once no other process has it. */
  async #limitConcurrency<Result>(work: () => Result): Promise<{ result: Result; endTurn: () => void }> {
    const before = this.#lastWrite;
    let endTurn = (): void => {};
    this.#lastWrite = new Promise((resolve) => {
      endTurn = resolve;
    });
    await before;
    try {
      return { result: await untilUnlocked(this.#busyMs, work), endTurn };
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  /** A full disk has rolled back already. */
  #rollBack(): void {
    if (this.#writer.inTransaction) this.#writer.exec('rollback');
  }
}

class FileConnection implements DatabaseConnection {
  readonly #driver: SqliteFileDriver;
  /** lets the next one write; null outside a transaction */
  #endTurn: (() => void) | null = null;

  constructor(driver: SqliteFileDriver) {
    this.#driver = driver;
  }

  begin(endTurn: () => void): void {
    this.#endTurn = endTurn;
  }

  end(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return withSqliteTrouble(() => this.#driver.run<Row>(query, this.#endTurn !== null));
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    for (const row of this.#driver.rows<Row>(query, this.#endTurn !== null))
      yield await Promise.resolve({ rows: [row] });
  }
}
