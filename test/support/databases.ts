import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildApp, type AppOptions } from '#service/app.ts';
import { migrationsFor } from '#service/database/migrations.ts';
import {
  openDatabase,
  type Database,
  type DatabaseLimits,
  type OpenDatabase,
} from '#service/database/open-database.ts';

type DatabaseKind = OpenDatabase['kind'];

export interface TestDatabase {
  kind: DatabaseKind;
  /** as `openDatabase` takes it */
  location: string;
}

const postgresUrl = inject('postgresUrl');

/** The sample season in every database that this machine has; tests read it and never write to it. */
export const sampleDatabases: readonly TestDatabase[] = [
  { kind: 'sqlite', location: inject('sampleFile') },
  ...(postgresUrl === null ? [] : [{ kind: 'postgres' as const, location: postgresUrl }]),
];

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

/** The same over a database that is open; closes it when it stops. */
export async function serveOver(database: Database, options: Partial<AppOptions> = {}): Promise<RunningService> {
  const app = await buildApp({
    database,
    exportFolder: inject('exportFolder'),
    dashboardFolder: null,
    publicUrl: null,
    tiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Example', chosen: false },
    logLevel: 'silent',
    ...options,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    await database.destroy();
  };
  return { url, database, stop };
}

/** The service for all tests of the `describe` this is called in. */
export function serviceOver({ location }: TestDatabase, options: Partial<AppOptions> = {}): () => RunningService {
  let service: RunningService | null = null;
  beforeAll(async () => {
    service = await serve(location, options);
  });
  afterAll(() => service?.stop());
  return () => {
    if (service === null) throw new Error('The service runs inside tests only.');
    return service;
  };
}

/** The sample itself, for questions in SQL, for all tests of the `describe` this is called in. */
export function databaseOf({ location }: TestDatabase): () => Database {
  let open: OpenDatabase | null = null;
  beforeAll(async () => {
    open = await openDatabase(location);
  });
  afterAll(() => open?.close());
  return () => {
    if (open === null) throw new Error('The database is open inside tests only.');
    return open.database;
  };
}

export interface EmptyDatabase extends TestDatabase {
  /** a folder of its own, for files */
  folder: string;
  remove: () => Promise<void>;
}

let made = 0;

/** A new database without tables, of the kind asked for. */
export async function emptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'sqlite') {
    return { kind, folder, location: join(folder, 'empty.sqlite'), remove: () => Promise.resolve(removeFolder()) };
  }
  const name = `empty_${process.pid}_${(made += 1)}`;
  // Text sorts as English readers expect, where the server can do so: the tables must bring their own order.
  const [setting] = await onServer<{ version: string }>("select current_setting('server_version_num') as version");
  const english = Number(setting?.version) >= 150_000 ? "locale_provider icu icu_locale 'en'" : '';
  await onServer(`create database ${name} template template0 ${english}`);
  const url = new URL(postgresUrl ?? '');
  url.pathname = `/${name}`;
  const remove = async () => {
    removeFolder();
    await onServer(`drop database ${name} with (force)`);
  };
  return { kind, folder, location: url.href, remove };
}

async function onServer<Row extends QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: postgresUrl ?? '' });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
