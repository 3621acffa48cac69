import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#service/app.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { cachedSample } from '#test/support/sample/sample-cache.ts';
import { sampleFolder, smallSeasonFolder } from '#test/support/sample-folder.ts';
import { writeIntoFile } from './write-into-file.ts';

/** Starts a service over a copy of the sample season in SQLite, and makes a file with the tables alone. */
export async function startSampleService() {
  const tables = await cachedSample('tables-in-file', async (making) => {
    await writeIntoFile(await openDatabase(join(making, 'tables.sqlite')));
  });
  return { ...(await serviceOver(await sampleFolder())), tablesFile: join(tables, 'tables.sqlite') };
}

/** Starts a service over a copy of the small season. */
export async function startSmallSeason() {
  return serviceOver(await smallSeasonFolder());
}

async function serviceOver(filled: string) {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-test-'));
  cpSync(filled, folder, { recursive: true });
  const file = join(folder, 'noctuary.sqlite');
  const exportFolder = join(folder, 'exports');
  const { database, close } = await openDatabase(file);
  const app = await buildApp({
    database,
    exportFolder,
    dashboard: null,
    publicUrl: null,
    tiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Example', chosen: false },
    logLevel: 'silent',
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await app.close();
    await close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { file, exportFolder, url, stop };
}
