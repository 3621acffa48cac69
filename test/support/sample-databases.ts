import { beforeAll, inject } from 'vitest';
import type { Database } from '#service/database/open-database.ts';
import type { TestDatabase } from './empty-database.ts';
import { onDemand } from './on-demand.ts';
import { openSample } from '#test/support/sample/open-sample.ts';

const { url: postgresUrl } = await onDemand('postgres');

/** The sample season in every database that this machine has; tests read it and never write to it. */
export const sampleDatabases: readonly TestDatabase[] = [
  { kind: 'sqlite', location: inject('sampleFile') },
  ...(postgresUrl === null ? [] : [{ kind: 'postgres' as const, location: postgresUrl }]),
];

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
