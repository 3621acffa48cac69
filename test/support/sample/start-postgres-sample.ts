import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { onServer } from '#test/support/on-server.ts';
import { createEnglishDatabase, postgresVersion, startOwnCluster, startPostgres } from '#test/support/postgres.ts';
import { cachedSample } from '#test/support/sample/sample-cache.ts';

/** Starts a PostgreSQL that holds the sample season: a copy of a cached cluster, or filled where a server is given. */
export async function startPostgresSample() {
  const version = postgresVersion();
  if ((process.env['TEST_DATABASE_URL'] ?? '') !== '' || version === null) return startFilled();
  const cached = await cachedSample(`postgres-${version}`, async (folder) => {
    const cluster = await ownCluster();
    try {
      const firstStarts = await twoFirstStarts(cluster.url);
      await cluster.stopServer('fast');
      cpSync(cluster.data, join(folder, 'data'), { recursive: true });
      writeFileSync(join(folder, 'first-starts.json'), JSON.stringify(firstStarts));
    } finally {
      await cluster.stop();
    }
  });
  const { url, stop } = await ownCluster(join(cached, 'data'));
  const firstStarts = JSON.parse(readFileSync(join(cached, 'first-starts.json'), 'utf8')) as (boolean | string)[];
  // What went wrong is tried again by the next run.
  if (new Set(firstStarts).size < 2) rmSync(cached, { recursive: true });
  return { value: { url, firstStarts, tables: await createTables(url, 'tables') }, stop };
}

async function startFilled() {
  const server = await startPostgres();
  const none = { url: null, firstStarts: [], tables: '' };
  if (server === null) return { value: none, stop: () => Promise.resolve() };
  const { url, stop } = server;
  try {
    const firstStarts = await twoFirstStarts(url);
    const tables = await createTables(url, `noctuary_tables_${process.pid}`);
    const dropAndStop = async () => {
      await onServer(url, `drop database ${tables} with (force)`);
      await stop();
    };
    return { value: { url, firstStarts, tables }, stop: dropAndStop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates a database with the tables and no rows. */
async function createTables(server: string, name: string): Promise<string> {
  await createEnglishDatabase(server, name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { close } = await openDatabase(url.href);
  await close();
  return name;
}

async function ownCluster(copied?: string) {
  const cluster = await startOwnCluster(copied);
  if (cluster === null) throw new Error('No PostgreSQL is installed.');
  return cluster;
}

const UNCHECKED = '-c session_replication_role=replica';

/** Two at once are as quick as one, and show that the second one waits. */
async function twoFirstStarts(url: string): Promise<(boolean | string)[]> {
  const starts = await Promise.allSettled([firstStart(url), firstStart(url)]);
  const outcomes = starts.map((start) => (start.status === 'fulfilled' ? start.value : String(start.reason)));
  // One that succeeded has left a whole sample: tests can run, and one of them tells of the other.
  if (!outcomes.includes(true)) throw new Error(`PostgreSQL was not filled: ${outcomes.join(', ')}`);
  return outcomes;
}

async function firstStart(url: string): Promise<boolean> {
  // The SQLite sample's export files are the ones that tests read.
  const exportFolder = mkdtempSync(join(tmpdir(), 'noctuary-exports-'));
  const remove = () => rmSync(exportFolder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    // Row by row PostgreSQL looks up what each one refers to, half of a fill's time: the same rows are whole in SQLite.
    const { database, close } = await openDatabase(`${url}?options=${encodeURIComponent(UNCHECKED)}`);
    try {
      return await fillSample(database, exportFolder, () => {});
    } finally {
      await close();
    }
  } finally {
    process.off('exit', remove);
    remove();
  }
}
