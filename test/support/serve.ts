import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp, type AppOptions } from '#service/app.ts';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { openDatabase, type Database, type DatabaseLimits } from '#service/database/open-database.ts';
import type { TestDatabase } from './empty-database.ts';
import { openSample } from '#test/support/sample/open-sample.ts';

export interface RunningService {
  /** origin, without a trailing slash */
  url: string;
  /** for questions to the database that the service is asked about */
  database: Database;
  stop: () => Promise<void>;
}

/** The service over a database, listening on a free port. */
export async function serve(
  location: string,
  options: Partial<AppOptions> = {},
  limits: DatabaseLimits = {},
): Promise<RunningService> {
  const { database } = await openDatabase(location, migrationsFor, limits);
  return serveOver(database, options);
}

/** The service over a sample that other services of this worker may be over, too, and that no test writes to. */
export async function serveSample(
  options: Partial<AppOptions> = {},
  location = inject('sampleFile'),
): Promise<RunningService> {
  return listening(await openSample(location), options);
}

/** The same over a database that is open; closes it when it stops. */
export async function serveOver(database: Database, options: Partial<AppOptions> = {}): Promise<RunningService> {
  const service = await listening(database, options);
  const stop = async () => {
    await service.stop();
    await database.destroy();
  };
  return { ...service, stop };
}

/** What each service of the tests is built with. */
export function servedFor(database: Database): AppOptions {
  return {
    database,
    exportFolder: inject('exportFolder'),
    dashboard: null,
    publicUrl: null,
    tiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Example', chosen: false },
    logLevel: 'silent',
    // Tests of folders of images say where the database is.
    images: { roots: [], checkEveryMs: null, databaseLocation: '' },
  };
}

async function listening(database: Database, options: Partial<AppOptions>): Promise<RunningService> {
  const app = await buildApp({ ...servedFor(database), ...options });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, database, stop: () => app.close() };
}

/** The service over a sample, for all tests of the `describe` this is called in. */
export function serviceOver({ location }: TestDatabase, options: Partial<AppOptions> = {}): () => RunningService {
  let service: RunningService | null = null;
  beforeAll(async () => {
    service = await serveSample(options, location);
  });
  afterAll(() => service?.stop());
  return () => {
    if (service === null) throw new Error('The service runs inside tests only.');
    return service;
  };
}
