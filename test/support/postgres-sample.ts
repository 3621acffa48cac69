import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the same sample in PostgreSQL; null where no server is installed, or no service test runs */
    postgresUrl: string | null;
    /** what `fillSample` gave, or how it failed, for each of two services that started on it at once */
    postgresFirstStarts: (boolean | string)[];
  }
}

/** Provides a PostgreSQL that holds the sample season to runs with service tests. Returns what ends it. */
export async function providePostgresSample(project: TestProject): Promise<() => Promise<void>> {
  const { state, config } = project.vitest;
  const isServiceRun = config.watch || state.getPaths().some((path) => path.includes(join('test', 'service')));
  const server = isServiceRun ? await startPostgres() : null;
  project.provide('postgresUrl', server?.url ?? null);
  project.provide('postgresFirstStarts', []);
  if (server === null) return () => Promise.resolve();
  try {
    project.provide('postgresFirstStarts', await twoFirstStarts(server.url));
    return server.stop;
  } catch (error) {
    await server.stop();
    throw error;
  }
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
