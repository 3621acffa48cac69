import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { serve, type RunningService } from '#test/support/serve.ts';
import { fillMadeCatalogue } from './made-catalogue.ts';

/** The service over its own made catalogue, for all tests of the `describe` this is called in; they may write. */
export function madeService(kind: EmptyDatabase['kind']): () => RunningService {
  let empty: EmptyDatabase | null = null;
  let service: RunningService | null = null;
  beforeAll(async () => {
    empty = await databaseWithTables(kind);
    const { database, close } = await openDatabase(empty.location);
    await fillMadeCatalogue(database);
    await close();
    service = await serve(empty.location);
  });
  afterAll(async () => {
    await service?.stop();
    await empty?.remove();
  });
  return () => {
    if (service === null) throw new Error('The service runs inside tests only.');
    return service;
  };
}
