import { join } from 'node:path';
import { openDatabase } from '#service/database/open-database.ts';
import { countLoads, renewMark } from '#service/database/uncounted-loads.ts';
import { isUnavailable } from '#service/database/database-failure.ts';
import { fullDisk } from '#service/database/full-disk.ts';
import { makeFolder } from '#service/database/make-folder.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { openCamtrapPackage, type CamtrapPackage } from '#service/load/camtrap/camtrap-package.ts';
import { contentOf } from './database-content.ts';
import { emptyDatabase } from './empty-database.ts';
import { loadFromCamtrap } from '#service/load/camtrap/load-from-camtrap.ts';
import { loadFromService } from '#service/load/copy/load-from-service.ts';
import type { LoadRequest } from './load-arguments.ts';
import type { LoadContext } from './load-context.ts';
import { LoadError, NothingUsable } from './load-error.ts';
import { serviceClient, type ServiceClientOptions } from '#service/load/copy/service-client.ts';
import { SetAside } from './set-aside.ts';

/** Fills an empty database with rows of its own, for programs that measure. */
export interface FillRequest {
  what: 'fill';
  replace: boolean;
  insert: (context: LoadContext) => Promise<boolean>;
}

type Request = Exclude<LoadRequest, { what: 'help' }> | FillRequest;

export interface LoadOptions {
  /** as for `openDatabase` */
  databaseLocation: string;
  /** absolute path of the folder with the export files and the list of unusable records */
  dataFolder: string;
  say: (line: string) => void;
  /** draws a line over the one drawn before; by default none is */
  draw?: (line: string) => void;
  /** asks the user a yes/no question; missing without a terminal */
  ask?: (question: string) => Promise<boolean>;
  /** aborted with a `Stopped` when the load is stopped */
  signal: AbortSignal;
  /** waits before a retry, when copying another service; tests replace it */
  wait?: NonNullable<ServiceClientOptions['wait']>;
  /** the proxy that another service is asked through; by default none */
  proxyFor?: NonNullable<ServiceClientOptions['proxyFor']>;
  /** overrides of the limits of that copy, for tests */
  limits?: NonNullable<ServiceClientOptions['limits']>;
}

/**
 * Runs a load, from opening the database to closing it. However it ends, the counters match the rows.
 *
 * @returns whether everything was loaded
 *
 * @throws LoadError, or `Stopped` where the signal was aborted
 */
export async function runLoad(request: Request, options: LoadOptions): Promise<boolean> {
  try {
    return await load(request, options);
  } catch (error) {
    const reason = fullDisk(error, options.dataFolder, null) ?? (isUnavailable(error) ? error.message : null);
    if (reason === null) throw error;
    throw new LoadError(`${reason} What was loaded is kept; run the same command again to continue.`, { cause: error });
  }
}

async function load(request: Request, options: LoadOptions): Promise<boolean> {
  // Errors in the files are reported before the database is touched.
  const pack = request.what === 'camtrap' ? await openCamtrapPackage(request.path, options.signal) : null;
  const exportFolder = join(options.dataFolder, 'exports');
  makeFolder(exportFolder);
  const { database, close } = await openDatabase(options.databaseLocation);
  const setAside = new SetAside(join(options.dataFolder, 'load-set-aside.csv'));
  const source = sourceOf(request, pack);
  const context: LoadContext = {
    database,
    source,
    say: options.say,
    draw: options.draw ?? null,
    setAside,
    signal: options.signal,
  };
  const endMark = source === null ? () => {} : renewMark(database, source);
  try {
    const client = request.what === 'service' ? serviceClient({ ...request, ...options }) : null;
    // Nothing is removed for a service that does not answer.
    const reach = async () => void (await client?.list('projects', { limit: 1 }, () => null));
    await prepare(context, request, exportFolder, { ask: options.ask ?? null, reach });
    if (request.what === 'sample') return await rebuildSample(context, exportFolder);
    if (request.what === 'fill') return await request.insert(context);
    try {
      if (pack !== null && request.what === 'camtrap') {
        await loadFromCamtrap(context, pack, request.gapHours);
        await refuseNothing(context);
        return true;
      }
      if (request.what !== 'service' || client === null) return true;
      const isWhole = await loadFromService(context, { ...request, client });
      await refuseNothing(context);
      return isWhole;
    } catch (error) {
      // If counting fails too, the first error is reported, and the mark stays.
      await database
        .transaction()
        .execute((transaction) => countLoads(transaction, source))
        .catch(() => {});
      throw error;
    } finally {
      for (const line of setAside.lines()) options.say(line);
    }
  } finally {
    endMark();
    setAside.close();
    pack?.close();
    await close();
  }
}

/** A package has its project in any case. @throws NothingUsable where every record was set aside */
async function refuseNothing({ database, source, setAside }: LoadContext): Promise<void> {
  if (setAside.count === 0) return;
  const rows = await database
    .selectFrom('load_keys')
    .select('id')
    .where('source', '=', source ?? '')
    .where('key', '!=', 'package')
    .limit(1)
    .execute();
  if (rows.length > 0) return;
  throw new NothingUsable(`Nothing was loaded: all ${setAside.count.toLocaleString('en')} records were set aside.`);
}

/** The source of the rows; null for rows with their own counters. */
function sourceOf(request: Request, pack: CamtrapPackage | null): string | null {
  return request.what === 'service' ? request.base : (pack?.source ?? null);
}

/** Empties the database with `--replace`; otherwise checks that the data may be mixed with what is there. */
async function prepare(
  context: LoadContext,
  request: Request,
  exportFolder: string,
  { ask, reach }: { ask: LoadOptions['ask'] | null; reach: () => Promise<void> },
): Promise<void> {
  const { what, replace } = request;
  const content = await contentOf(context.database);
  if (replace && content !== 'nothing') {
    context.say(`Emptying the database, which holds ${content} …`);
    return emptyDatabase(context, exportFolder);
  }
  const isFine = {
    sample: content === 'nothing' || content === 'the sample',
    fill: content === 'nothing',
    service: content !== 'measurements',
    camtrap: content !== 'measurements',
  }[what];
  if (!isFine) throw new LoadError(`The database holds ${content}: --replace empties it first.`);
  if (what === 'sample') return emptyDatabase(context, exportFolder);
  if (what === 'fill') return;
  if (content !== 'the sample') {
    if (request.replaceSample === true) context.say(`There is no sample to remove: the database holds ${content}.`);
    return;
  }
  const question = 'The database holds the sample season: remove it first?';
  if (request.replaceSample !== true && (await ask?.(question)) !== true) {
    return context.say('The database holds the sample season, which stays: --replace-sample would remove it first.');
  }
  await reach();
  context.say('Removing the sample season …');
  await emptyDatabase(context, exportFolder);
}

async function rebuildSample({ database, say, signal }: LoadContext, exportFolder: string): Promise<boolean> {
  // It is one transaction: if it is stopped, the database stays empty.
  await fillSample(database, exportFolder, say, signal);
  return true;
}
