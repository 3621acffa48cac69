import { Pool, type PoolClient } from 'pg';
import { PlannedStatements } from './planned-statements.ts';
import { connectFailure } from './postgres-failure.ts';

export interface PostgresPoolOptions {
  /** a postgres:// address */
  address: string;
  /** how long to wait for a connection, a new one or a busy one */
  connectMs: number;
  /** limit for a statement outside a transaction; 0: none */
  statementMs: number;
}

const MOST_CONNECTIONS = 10;
const SILENT_MS = 10_000;

/** A pool of connections to PostgreSQL that knows when each was made and which are broken. */
export class PostgresPool {
  readonly statementMs: number;
  readonly planned = new PlannedStatements();
  readonly #pool: Pool;
  /** when each was made, by the process's clock */
  readonly #madeAt = new WeakMap<PoolClient, number>();
  readonly #broken = new WeakSet<PoolClient>();

  constructor({ address, connectMs, statementMs }: PostgresPoolOptions) {
    this.statementMs = statementMs;
    this.#pool = new Pool({
      connectionString: address,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: connectMs,
      // With keep-alive the system notices a server that has vanished from the network.
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENT_MS,
    });
    // A connection that breaks while idle is replaced by the next query. Without a listener its error would end the
    // process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => {
      // So would the error of a connection in use; its query fails too.
      client.on('error', () => this.#broken.add(client));
      this.#madeAt.set(client, performance.now());
    });
  }

  /** @throws DatabaseFailure */
  async take(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw connectFailure(error);
    }
  }

  /**
   * A connection that was made after the given time of the process's clock. An older one may have broken together with
   * the one that broke then, without having reported it yet.
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
