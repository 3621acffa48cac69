import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSeason } from './fill-season.ts';
import { onServer } from '#test/support/on-server.ts';
import { createEnglishDatabase } from '#test/support/postgres.ts';
import { writeIntoFile } from './write-into-file.ts';

/** Fills a copy of each database that has the tables and no rows; the PostgreSQL one only where there is a server. */
export async function makeSeason(tablesFile: string, { url, tables }: { url: string | null; tables: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-season-'));
  const sqlite = join(folder, 'season.sqlite');
  copyFileSync(tablesFile, sqlite);
  const file = await openDatabase(sqlite);
  await fillSeason(file.database);
  await writeIntoFile(file);
  const postgres = `noctuary_season_${process.pid}`;
  if (url !== null) {
    await createEnglishDatabase(url, postgres, tables);
    const { database, close } = await openDatabase(new URL(`/${postgres}`, url).href);
    await fillSeason(database);
    await close();
  }
  const stop = async () => {
    rmSync(folder, { recursive: true, force: true });
    if (url !== null) await onServer(url, `drop database ${postgres} with (force)`);
  };
  return { value: { sqlite, postgres }, stop };
}
