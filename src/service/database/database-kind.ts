import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** The two databases that the service runs on. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Which of them this one is. */
export function kindOf(database: QueryExecutorProvider): DatabaseKind {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
