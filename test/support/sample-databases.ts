import { beforeAll, inject } from 'vitest';
import type { Database } from '#service/database/open-database.ts';
import type { TestDatabase } from './empty-database.ts';
import { onDemand } from './on-demand.ts';
import { testRun } from './runs/tests-of-run.ts';
import { openSample } from '#test/support/sample/open-sample.ts';

const { url: postgresUrl } = await onDemand('postgres');

const sqlite: TestDatabase = { kind: 'sqlite', location: inject('sampleFile') };
const postgres: readonly TestDatabase[] = postgresUrl === null ? [] : [{ kind: 'postgres', location: postgresUrl }];

/** The sample season in every database that this machine has; tests read it and never write to it. */
export const bothDatabases: readonly TestDatabase[] = [sqlite, ...postgres];

/**
 * The same for tests that hardly differ by engine: SQLite in `npm test`, PostgreSQL in `npm run test:rest`, where this
 * machine has it.
 */
export const sampleDatabases: readonly TestDatabase[] = {
  first: [sqlite],
  rest: postgres.length > 0 ? postgres : [sqlite],
  scheduled: bothDatabases,
  all: bothDatabases,
}[testRun];

/**
 * The same for tests of what is computed outside the database, such as names and the text of files, or whose statements other
 * tests run over both: SQLite in both runs, PostgreSQL in `npm run test:scheduled`.
 */
export const similarDatabases: readonly TestDatabase[] = {
  first: [sqlite],
  rest: [sqlite],
  scheduled: postgres,
  all: bothDatabases,
}[testRun];

/** The sample itself, for questions in SQL, for all tests of the `describe` this is called in. */
export function databaseOf({ location }: TestDatabase): () => Database {
  let open: Database | null = null;
  beforeAll(async () => {
    open = await openSample(location);
  });
  return () => {
    if (open === null) throw new Error('The database is open inside tests only.');
    return open;
  };
}
