import type { Driver } from 'kysely';
import { PooledConnection } from './pooled-connection.ts';
import type { PostgresPool } from './postgres-pool.ts';

/**
 * Kysely's way to PostgreSQL through a pool of connections, any of which may break at any time.
 *
 * Kysely's own driver leaves that to its user: the error event of a connection ends the process, the failing rollback
 * hides the first error, and a COMMIT without an answer looks like any other error. Here what is wrong with the database is a
 * `DatabaseTrouble`, a COMMIT without an answer is an `OutcomeUnknown`, and a statement that only reads is tried once
 * more, on a connection that was made after the break.
 */
export class PostgresPoolDriver implements Driver {
  readonly #pool: PostgresPool;
  readonly #transactionMs: number;

  /** @param transactionMs how long a transaction may take; 0: as long as it likes */
  constructor(pool: PostgresPool, transactionMs: number) {
    this.#pool = pool;
    this.#transactionMs = transactionMs;
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.take(), this.#pool, this.#transactionMs);
  }

  beginTransaction(connection: PooledConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: PooledConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PooledConnection): Promise<void> {
    return connection.rollBack();
  }

  releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}
