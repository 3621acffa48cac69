import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseIntrospector,
  type Dialect,
  type Kysely,
} from 'kysely';
import { PostgresPoolDriver } from './postgres-pool-driver.ts';
import type { PostgresPool } from './postgres-pool.ts';

/** Kysely's PostgreSQL with a driver of our own. */
export class PostgresPoolDialect implements Dialect {
  readonly #pool: PostgresPool;
  readonly #transactionMs: number;

  /** @param transactionMs how long a transaction may take; 0: as long as it likes */
  constructor(pool: PostgresPool, transactionMs = 0) {
    this.#pool = pool;
    this.#transactionMs = transactionMs;
  }

  createDriver(): PostgresPoolDriver {
    return new PostgresPoolDriver(this.#pool, this.#transactionMs);
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createIntrospector(database: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(database);
  }
}
