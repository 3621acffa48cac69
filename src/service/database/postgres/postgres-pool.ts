import { Pool, type PoolClient } from 'pg';
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

/** Connections to PostgreSQL, each with what is known of it. */
export class PostgresPool {
  readonly statementMs: number;
  readonly #pool: Pool;
  /** by the process's clock */
  readonly #madeAt = new WeakMap<PoolClient, number>();
  readonly #broken = new WeakSet<PoolClient>();

  constructor({ address, connectMs, statementMs }: PostgresPoolOptions) {
    this.statementMs = statementMs;
    this.#pool = new Pool({
      connectionString: address,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: connectMs,
      // The system finds out about a server that has vanished from the network.
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENT_MS,
    });
    // A connection that broke while idle is replaced by the next query; unheard, its error would end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      // So would that of a connection in use, whose query fails besides.
      client.on('error', () => this.#broken.add(client));
      this.#madeAt.set(client, performance.now());
    });
  }

  /** @throws DatabaseTrouble */
  async take(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw connectTrouble(error);
    }
  }

  /**
   * A connection that was made after a moment of the process's clock: older ones may be broken as well as the one that
   * broke then, and not have been heard of yet.
   */
  async takeMadeAfter(moment: number): Promise<PoolClient> {
    for (;;) {
      const client = await this.take();
      if ((this.#madeAt.get(client) ?? 0) > moment) return client;
      client.release(true);
    }
  }

  isBroken(client: PoolClient): boolean {
    return this.#broken.has(client);
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}
