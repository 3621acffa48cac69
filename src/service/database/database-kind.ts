import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';

/** The two databases that the service runs on. */
export type DatabaseKind = 'sqlite' | 'postgres';

/** Which of the two this database is. */
export function kindOf(database: QueryExecutorProvider): DatabaseKind {
  return database.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
