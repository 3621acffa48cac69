import type { Driver } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { PooledConnection } from './pooled-connection.ts';
import { connectTrouble } from './postgres-trouble.ts';

export interface PostgresPoolOptions {
  /** a postgres:// address */
  address: string;
  /** how long a connection is waited for, be it a new one or one that is in use */
  connectMs: number;
  /** how long a statement outside a transaction may take; 0: as long as it likes */
  statementMs: number;
}

const MOST_CONNECTIONS = 10;
const SILENT_MS = 10_000;

/**
 * Kysely's way to PostgreSQL through a pool of connections, any of which may break at any time.
 *
 * Kysely's own driver leaves that to its user: the error event of a connection ends the process, the failing rollback
 * hides the first error, and a COMMIT without an answer looks like any other error. Here what is wrong with the database is a
 * `DatabaseTrouble`, a COMMIT without an answer is an `OutcomeUnknown`, and a statement that only reads is tried once
 * more, on a connection that was made after the break.
 */
export class PostgresPoolDriver implements Driver {
  readonly pool: Pool;
  readonly #statementMs: number;
  /** by the process's clock */
  readonly #madeAt = new WeakMap<PoolClient, number>();
  readonly #broken = new WeakSet<PoolClient>();

  constructor({ address, connectMs, statementMs }: PostgresPoolOptions) {
    this.#statementMs = statementMs;
    this.pool = new Pool({
      connectionString: address,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: connectMs,
      // The system finds out about a server that has vanished from the network.
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENT_MS,
    });
    // A connection that broke while idle is replaced by the next query; unheard, its error would end the process.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => {
      // So would that of a connection in use, whose query fails besides.
      client.on('error', () => this.#broken.add(client));
      this.#madeAt.set(client, performance.now());
    });
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#take(), {
      statementMs: this.#statementMs,
      isBroken: (client) => this.#broken.has(client),
      takeMadeAfter: (moment) => this.#takeMadeAfter(moment),
    });
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
    return this.pool.end();
  }

  async #take(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (error) {
      throw connectTrouble(error);
    }
  }

  /** Older ones may be broken as well, and not have been heard of yet. */
  async #takeMadeAfter(moment: number): Promise<PoolClient> {
    for (;;) {
      const client = await this.#take();
      if ((this.#madeAt.get(client) ?? 0) > moment) return client;
      client.release(true);
    }
  }
}
