import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { migrationsFor } from '#service/database/migrations.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopInOrder } from './stop-in-order.ts';
import { buildUpstreamApp } from './upstream-app.ts';

/** A list takes two statements, and a connection without an answer is closed after a minute. */
const STATEMENT_MS = 20_000;

try {
  await start();
} catch (error) {
  console.error(`Noctuary did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Puts the service together, listens, and closes in order when told to stop. */
async function start(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const app =
    settings.upstreamUrl === null ? await overDatabase(settings) : await inFront(settings.upstreamUrl, settings);
  try {
    if (settings.tokens.length === 0 && !/^(localhost|127(\.\d+){3}|::1)$/.test(settings.host)) {
      console.warn(
        `Warning: HOST=${settings.host} lets everybody who reaches this machine read all data and ask for exports; NOCTUARY_TOKENS would ask for a token.`,
      );
    }
    stopInOrder(app);
    console.log(`Noctuary is at ${await app.listen({ host: settings.host, port: settings.port })}`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Opens the database and fills an empty one with the sample season; closing the app closes it after the last answer. */
async function overDatabase(settings: Settings) {
  const exportFolder = join(settings.dataFolder, 'exports');
  const { database, close } = await openDatabase(settings.databaseLocation, migrationsFor, {
    statementMs: STATEMENT_MS,
  });
  try {
    makeFolder(exportFolder);
    if (settings.fillSample) await fillSample(database, exportFolder, (line) => console.log(line));
    const { tokens, exportPauseMs } = settings;
    const app = await buildApp({ ...shared(settings), database, exportFolder, exportPauseMs, tokens });
    app.addHook('onClose', close);
    return app;
  } catch (error) {
    await close();
    throw error;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`The folder ${folder} cannot be made: ${reason}.`, { cause: error });
  }
}

/** Opens no database and writes nothing. */
function inFront(upstreamUrl: string, settings: Settings) {
  return buildUpstreamApp({ ...shared(settings), upstreamUrl });
}

function shared({ publicUrl, allowedHosts, tiles, requestsPerMinute, logLevel }: Settings) {
  const folder = join(process.cwd(), 'build', 'dashboard');
  const dashboardFolder = existsSync(join(folder, 'index.html')) ? folder : null;
  return { dashboardFolder, publicUrl, allowedHosts, tiles, requestsPerMinute, logLevel };
}
