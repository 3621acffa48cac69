import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { buildApp } from './app.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { openBasemap } from '#service/basemap/open-basemap.ts';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { fullDisk } from '#service/database/full-disk.ts';
import { AlreadyRunning, holdPort, listenFault, type HeldPort } from './hold-port.ts';
import { makeFolder } from '#service/database/make-folder.ts';
import { prepareCopy } from '#service/follow/prepare-copy.ts';
import { refuseOpenCopy } from '#service/follow/refuse-open-copy.ts';
import { dataIdentity, frontIdentity, makeDataIdentity } from '#service/health/data-identity.ts';
import type { Settings } from './settings.ts';
import { shutDownGracefully } from './shut-down-gracefully.ts';
import { builtDashboard } from '#service/document/built-dashboard.ts';
import type { Restart, ServiceNews } from './watch-service.ts';
import { projectFolder } from './project-folder.ts';

/**
 * A list takes two statements, and a connection without an answer is closed after a minute: the sum must stay below.
 */
const STATEMENT_MS = 20_000;
/**
 * A write for a request takes some milliseconds. After a COMMIT without an answer its outcome is looked up, and all of
 * that must end before the client or a proxy gives up (30 s).
 */
const SHORT_TRANSACTION_MS = 5_000;
/** Disk space for the sample: its rows, once in SQLite's log and once in its file, and its export files. */
const SAMPLE_ROOM_BYTES = 220_000_000;
/** An empty database file is smaller, one with the sample larger. */
const FILLED_BYTES = 4_000_000;

/**
 * Builds the service, listens, and shuts down gracefully on a signal, or when the process that watches it is gone. A start
 * that is refused prints one sentence and sets exit code 1.
 *
 * @param readSettings throws where one is invalid
 *
 * @param restart what the process before this one has left; null: this is the first
 */
export async function startService(readSettings: () => Settings, restart: Restart | null): Promise<void> {
  // Until the app can be closed in order.
  let whenAlone = (): void => process.exit(1);
  process.once('disconnect', () => whenAlone());
  // Only the server keeps the process running.
  process.channel?.unref();
  try {
    const stop = await start(readSettings(), restart);
    whenAlone = () => stop('SIGTERM');
  } catch (error) {
    if (error instanceof AlreadyRunning) {
      console.log(`${error.message}, over the same data, with the settings that it was started with.`);
      tellWatcher({ running: error.address });
      return;
    }
    console.error(`Noctuary did not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** @returns a function that closes the service in order */
async function start(settings: Settings, restart: Restart | null): Promise<(signal: NodeJS.Signals) => void> {
  const { host } = settings;
  const port = restart?.port ?? settings.port;
  // Before a database is filled.
  openBasemap(settings.basemap);
  // A port conflict is reported before a database is filled.
  const held = await holdPort(host, port, () =>
    settings.upstreamUrl === null
      ? dataIdentity(settings.dataFolder, settings.databaseLocation)
      : frontIdentity(settings.upstreamUrl),
  );
  const app = await buildFor(settings, held);
  try {
    if (settings.tokens.length === 0 && !/^(localhost|127(\.\d+){3}|::1)$/.test(host)) {
      console.warn(
        `Warning: HOST=${host} lets everybody who reaches this machine read all data and ask for exports; NOCTUARY_TOKENS would ask for a token.`,
      );
    }
    const writers = settings.tokens.filter(({ mayWrite }) => mayWrite === true).map(({ name }) => name);
    // A token of an earlier release may have ended so by chance.
    if (writers.length > 0) {
      console.log(
        `With a token that may write: ${[...new Set(writers)].join(', ')} (":write" at the end in NOCTUARY_TOKENS is no part of a token)`,
      );
    }
    if (restart !== null) app.log.error({ reason: restart.reason }, `The service was restarted: ${restart.reason}`);
    const stop = shutDownGracefully(app, (failed) => tellWatcher({ failed }));
    const address = await app.listen({ host, port });
    // Before anything is printed: a test that reads it kills this process, and the next one needs the same port.
    tellWatcher({ port: Number(new URL(address).port), address });
    if (settings.upstreamUrl === null) console.log(`Noctuary keeps its data in ${settings.dataFolder}`);
    if (settings.copy !== null) console.log(`It is a copy of ${settings.copy.source}, and follows it`);
    console.log(`Noctuary is at ${address}`);
    return stop;
  } catch (error) {
    await app.close();
    throw listenFault(error, host, port);
  }
}

/** A page there says how far the fill is, and opens the dashboard when it is ready. */
function tellStarting(address: string): void {
  console.log(`A page at ${address} says how far it is, and opens the dashboard after it.`);
  tellWatcher({ starting: address });
}

function tellWatcher(news: ServiceNews): void {
  // Without a function for its error, a watcher that is gone would be an uncaught one.
  process.send?.(news, undefined, undefined, () => {});
}

/** Builds the app and releases the port for it. */
async function buildFor(settings: Settings, held: HeldPort) {
  try {
    return await (settings.upstreamUrl === null
      ? overDatabase(settings, held)
      : inFront(settings.upstreamUrl, settings));
  } finally {
    await held.release();
  }
}

/**
 * Builds the app over the database, and fills an empty one with the sample season. Closing the app closes the database
 * after the last answer.
 */
async function overDatabase(settings: Settings, held: HeldPort) {
  try {
    return await openAndFill(settings, held);
  } catch (error) {
    const full = fullDisk(error, settings.dataFolder, roomNeededBytes(settings));
    throw full === null ? error : new Error(full, { cause: error });
  }
}

async function openAndFill(settings: Settings, held: HeldPort) {
  const exportFolder = join(settings.dataFolder, 'exports');
  const { database, close } = await openDatabase(settings.databaseLocation, migrationsFor, {
    statementMs: STATEMENT_MS,
    shortTransactionMs: SHORT_TRANSACTION_MS,
  });
  try {
    makeFolder(exportFolder);
    // Before the fill, during which another start may ask.
    const identity = makeDataIdentity(settings.dataFolder, settings.databaseLocation);
    if (settings.fillSample) {
      let isTold = held.address === null;
      const show = (sessions: number, of: number) => {
        held.showFill({ sessions, of });
        if (!isTold) tellStarting(held.address ?? '');
        isTold = true;
      };
      await fillSample(database, exportFolder, (line) => console.log(line), undefined, show);
    }
    const { copy, dataFolder } = settings;
    if (copy !== null) {
      await prepareCopy(database, copy);
      await refuseOpenCopy(database, copy, settings.tokens.length === 0 || settings.isPublic);
    }
    const { tokens, isPublic, namesNeedToken, exportPauseMs, bucketAccess } = settings;
    const { databaseLocation, imageRoots: roots, checkEveryMs } = settings;
    const more = {
      buckets: { access: bucketAccess, proxyFor: environmentProxy },
      // A copy holds what its source has, and nothing else.
      ...(copy === null
        ? { images: { roots, checkEveryMs, databaseLocation } }
        : { follow: { copy, databaseLocation, dataFolder }, copy: { ...copy, proxyFor: environmentProxy } }),
    };
    const access = { tokens, isPublic, namesNeedToken };
    const app = await buildApp({
      ...(await shared(settings)),
      database,
      exportFolder,
      exportPauseMs,
      health: { identity },
      ...access,
      ...more,
    });
    app.addHook('onClose', close);
    return app;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Disk space that start-up needs in the data folder: the sample, or a copy of the database before a migration. */
function roomNeededBytes({ databaseLocation, fillSample: mayFill }: Settings): number | null {
  // With PostgreSQL only export files are in the data folder.
  if (!isAbsolute(databaseLocation)) return null;
  const sizeBytes = statSync(databaseLocation, { throwIfNoEntry: false })?.size ?? 0;
  return mayFill && sizeBytes < FILLED_BYTES ? SAMPLE_ROOM_BYTES : 2 * sizeBytes;
}

/** Builds the app in front of an upstream, which opens no database and writes nothing. */
async function inFront(upstreamUrl: string, settings: Settings) {
  const health = { identity: frontIdentity(upstreamUrl) };
  // A quarter of the program: its proxy brings an HTTP client, which a service with a database does not need.
  const { buildUpstreamApp } = await import('./upstream-app.ts');
  return buildUpstreamApp({ ...(await shared(settings)), upstreamUrl, proxyFor: environmentProxy, health });
}

async function shared({ basemap: chosen, ...settings }: Settings) {
  const { publicUrl, allowedHosts, tiles, imageOrigins, requestsPerMinute, logLevel } = settings;
  const dashboard = await builtDashboard(join(projectFolder(), 'build'));
  const basemap = openBasemap(chosen);
  return { dashboard, publicUrl, allowedHosts, basemap, tiles, imageOrigins, requestsPerMinute, logLevel };
}
