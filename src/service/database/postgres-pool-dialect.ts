import { PostgresDialect } from 'kysely';
import { PostgresPoolDriver, type PostgresPoolOptions } from './postgres-pool-driver.ts';

/** Kysely's PostgreSQL with a driver of our own. */
export class PostgresPoolDialect extends PostgresDialect {
  readonly #driver: PostgresPoolDriver;

  constructor(options: PostgresPoolOptions) {
    const driver = new PostgresPoolDriver(options);
    super({ pool: driver.pool });
    this.#driver = driver;
  }

  override createDriver(): PostgresPoolDriver {
    return this.#driver;
  }
}
