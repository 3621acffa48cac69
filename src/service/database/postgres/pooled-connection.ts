import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { PoolClient, QueryResultRow } from 'pg';
import { ConnectionBroken, isUnavailable, OutcomeUnknown } from '#service/database/database-failure.ts';
import { onlyReads } from '#service/database/only-reads.ts';
import type { PostgresPool } from './postgres-pool.ts';
import { timeoutFailure, postgresFailure } from './postgres-failure.ts';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/** A pool connection that is in use for one statement or transaction. */
export class PooledConnection implements DatabaseConnection {
  readonly #pool: PostgresPool;
  readonly #transactionMs: number;
  /** null where it broke and no other was available */
  #client: PoolClient | null;
  #isInTransaction = false;
  /** end of the transaction, by the process's clock */
  #endsAt = Infinity;
  /** The pool must not reuse the connection. */
  #isSpoiled = false;

  /** @param transactionMs how long a transaction may take; 0: as long as it likes */
  constructor(client: PoolClient, pool: PostgresPool, transactionMs: number) {
    this.#client = client;
    this.#pool = pool;
    this.#transactionMs = transactionMs;
  }

  /** @throws DatabaseFailure where it is the database that fails, or the way there; else the server's error */
  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return !this.#isInTransaction && onlyReads(query) ? this.#runTwice(query) : this.#run(query);
  }

  async begin(): Promise<void> {
    // Nothing has been written yet, so a retry is safe.
    await this.#runTwice(BEGIN);
    this.#isInTransaction = true;
    this.#endsAt = this.#transactionMs > 0 ? performance.now() + this.#transactionMs : Infinity;
  }

  /** @throws OutcomeUnknown; DatabaseFailure where it was too late to ask, so that nothing was written */
  async commit(): Promise<void> {
    if (performance.now() > this.#endsAt) throw timeoutFailure();
    try {
      await this.#run(COMMIT);
    } catch (error) {
      throw isUnavailable(error) ? new OutcomeUnknown(error.message, error.cause) : error;
    }
    this.#isInTransaction = false;
  }

  /** Never throws: the server rolls back when the connection ends, and the earlier error is the one to report. */
  async rollBack(): Promise<void> {
    if (!this.#isSpoiled) await this.#run(ROLLBACK).catch(() => (this.#isSpoiled = true));
    this.#isInTransaction = false;
  }

  release(): void {
    this.#client?.release(this.#isSpoiled);
    this.#client = null;
    this.#isSpoiled = false;
  }

  streamQuery(): never {
    throw new Error('Rows of PostgreSQL are not streamed here.');
  }

  async #runTwice<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.#run(query);
    } catch (error) {
      if (!(error instanceof ConnectionBroken)) throw error;
    }
    const brokeAt = performance.now();
    this.release();
    this.#client = await this.#pool.takeMadeAfter(brokeAt);
    return this.#run(query);
  }

  async #run<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const client = this.#client;
    if (client === null) throw new Error('The connection has been given back.');
    const name = this.#isInTransaction ? undefined : this.#pool.planned.nameOf(sql, parameters.length);
    const named = name === undefined ? {} : { name };
    const query = { ...named, text: sql, values: [...parameters], query_timeout: this.#limitMs() };
    try {
      const answer = await client.query<Row & QueryResultRow>(query);
      const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(answer.command);
      return { rows: answer.rows, ...(isWrite && { numAffectedRows: BigInt(answer.rowCount ?? 0) }) };
    } catch (error) {
      if (name !== undefined && this.#pool.planned.isLost(error)) return this.#run<Row>({ sql, parameters });
      const failure = postgresFailure(error, this.#pool.isBroken(client));
      this.#isSpoiled ||= isUnavailable(failure);
      throw failure ?? error;
    }
  }

  /** Limit for the next statement; 0: none. */
  #limitMs(): number {
    if (!this.#isInTransaction) return this.#transactionMs || this.#pool.statementMs;
    return this.#endsAt === Infinity ? 0 : Math.max(1, this.#endsAt - performance.now());
  }
}
