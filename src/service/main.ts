import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { readSettings } from './settings.ts';

try {
  await start();
} catch (error) {
  console.error(`Noctuary did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Opens the database, fills an empty one with the sample season, listens, and closes in order when told to stop. */
async function start(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const exportFolder = join(settings.dataFolder, 'exports');
  mkdirSync(exportFolder, { recursive: true });
  const { database, close } = await openDatabase(settings.databaseLocation);
  try {
    if (settings.fillSample) await fillSample(database, exportFolder, (line) => console.log(line));
    const dashboardFolder = join(process.cwd(), 'build', 'dashboard');
    const app = await buildApp({
      database,
      exportFolder,
      dashboardFolder: existsSync(join(dashboardFolder, 'index.html')) ? dashboardFolder : null,
      publicUrl: settings.publicUrl,
      tiles: settings.tiles,
      logLevel: settings.logLevel,
    });
    app.addHook('onClose', close);
    const stop = () => void app.close();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    console.log(`Noctuary is at ${await app.listen({ host: settings.host, port: settings.port })}`);
  } catch (error) {
    await close();
    throw error;
  }
}
