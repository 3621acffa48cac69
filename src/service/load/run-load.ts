import { join } from 'node:path';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { isUnavailable } from '#service/database/database-failure.ts';
import { fullDisk } from '#service/database/full-disk.ts';
import { makeFolder } from '#service/database/make-folder.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { openCamtrapPackage, type CamtrapPackage } from '#service/load/camtrap/camtrap-package.ts';
import { contentOf, refuseBesideCopy } from './database-content.ts';
import { checkFirstPages } from '#service/load/copy/check-first-pages.ts';
import { countedAtItsEnd } from './counted-at-its-end.ts';
import { inBatch } from './in-batch.ts';
import { loadFromCamtrap } from '#service/load/camtrap/load-from-camtrap.ts';
import { loadFromService } from '#service/load/copy/load-from-service.ts';
import type { LoadRequest } from './load-arguments.ts';
import type { LoadContext } from './load-context.ts';
import { LoadError, MuchSetAside, NothingUsable, Stopped } from './load-error.ts';
import { idsHere } from './loaded-rows.ts';
import { replaceContent } from './replace-content.ts';
import { serviceClient, type ServiceClient, type ServiceClientOptions } from '#service/load/copy/service-client.ts';
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

/** What a failure leaves behind. */
const KEPT = 'What was loaded is kept; run the same command again to continue.';
const UNCHANGED = 'Nothing was changed: the database holds what it held before.';

/**
 * Runs a load, from opening the database to closing it. However it ends, the counters match the rows.
 *
 * @returns whether everything was loaded
 *
 * @throws LoadError, `MuchSetAside` where all else was loaded, or `Stopped` where the signal was aborted
 */
export async function runLoad(request: Request, options: LoadOptions): Promise<boolean> {
  const { say, signal } = options;
  if (request.what === 'camtrap') say('Reading the package …');
  // Errors in the files are reported before the database is touched.
  const pack =
    request.what === 'camtrap'
      ? await openCamtrapPackage(request.path, signal, { say, draw: options.draw ?? null })
      : null;
  try {
    return await load(request, pack, options);
  } catch (error) {
    const reason = reasonOf(error, options);
    if (reason === null) throw error;
    throw new LoadError(`${reason} ${KEPT}`, { cause: error });
  } finally {
    pack?.close();
  }
}

/** What to say of a failure of the disk or the database; null for any other. */
function reasonOf(error: unknown, { dataFolder }: LoadOptions): string | null {
  return fullDisk(error, dataFolder, null) ?? (isUnavailable(error) ? error.message : null);
}

async function load(request: Request, pack: CamtrapPackage | null, options: LoadOptions): Promise<boolean> {
  const exportFolder = join(options.dataFolder, 'exports');
  makeFolder(exportFolder);
  const { database, close } = await openDatabase(options.databaseLocation);
  const setAside = new SetAside(join(options.dataFolder, 'load-set-aside.csv'));
  const context: LoadContext = {
    database,
    source: sourceOf(request, pack),
    say: options.say,
    draw: options.draw ?? null,
    setAside,
    signal: options.signal,
  };
  const client = request.what === 'service' ? serviceClient({ ...request, ...options }) : null;
  const fill = { request, pack, client, exportFolder };
  try {
    await refuseBesideCopy(database, context.source, request.replace);
    const check = async () => {
      if (client !== null && request.what === 'service') await checkFirstPages(client, request.project);
    };
    const isReplaced = await isContentReplaced(context, request, { ask: options.ask ?? null, check });
    const isWhole = isReplaced
      ? await replace(context, fill, options)
      : await countedAtItsEnd(context, () => write(context, fill)).finally(() => sayLines(context));
    if (pack !== null) refuseMuch(pack, setAside);
    return isWhole;
  } finally {
    setAside.close();
    await close();
  }
}

interface Fill {
  request: Request;
  pack: CamtrapPackage | null;
  client: ServiceClient | null;
  exportFolder: string;
}

/** Replaces what the database holds, all at once. @throws what says that nothing was changed */
async function replace(context: LoadContext, fill: Fill, options: LoadOptions): Promise<boolean> {
  try {
    return await replaceContent(context, fill.exportFolder, (within) => write(within, fill));
  } catch (error) {
    if (error instanceof Stopped) throw new Stopped(`Stopped. ${UNCHANGED}`, { cause: error });
    if (error instanceof NothingUsable) throw new NothingUsable(`${error.message} ${UNCHANGED}`, { cause: error });
    const reason = reasonOf(error, options) ?? (error instanceof LoadError ? error.message : null);
    if (reason === null) throw error;
    throw new LoadError(`${reason} ${UNCHANGED}`, { cause: error });
  } finally {
    sayLines(context);
  }
}

function sayLines({ say, setAside }: LoadContext): void {
  for (const line of setAside.lines()) say(line);
}

/** Writes the rows. */
async function write(context: LoadContext, { request, pack, client, exportFolder }: Fill): Promise<boolean> {
  if (request.what === 'sample') {
    // It is one transaction: if it is stopped, the database is as it was.
    await fillSample(context.database, exportFolder, context.say, context.signal);
    return true;
  }
  if (request.what === 'fill') return request.insert(context);
  if (pack !== null && request.what === 'camtrap') {
    await loadFromCamtrap(context, pack, request.gapHours);
    await refuseNothing(context);
    // A table without a usable line replaces none that has some.
    const [useless] = context.database.isTransaction ? faultyTables(pack, context.setAside, 1) : [];
    if (useless !== undefined) throw new NothingUsable(useless);
    return true;
  }
  if (request.what !== 'service' || client === null) return true;
  const isWhole = await loadFromService(context, { ...request, client });
  await refuseNothing(context);
  return isWhole;
}

/**
 * Refuses a load that brought nothing, so that it replaces nothing, and leaves no empty project of a package.
 *
 * @throws NothingUsable
 */
async function refuseNothing(context: LoadContext): Promise<void> {
  const { database, source, setAside } = context;
  const isEmptyFine = source?.startsWith('camtrap:') !== true && !database.isTransaction;
  if (source === null || (setAside.count === 0 && isEmptyFine)) return;
  const loaded = await database
    .selectFrom('load_keys')
    .select('id')
    .where('source', '=', source)
    // A package has its project in any case.
    .where('key', '!=', 'package')
    .limit(1)
    .execute();
  if (loaded.length > 0) return;
  await inBatch(context, (transaction) => removeProject(transaction, source));
  const why =
    setAside.count === 0 ? 'there are no records' : `all ${setAside.count.toLocaleString('en')} records were set aside`;
  throw new NothingUsable(`Nothing was loaded: ${why}.`);
}

/** Removes the project of a package that has nothing else. */
async function removeProject(transaction: Database, source: string): Promise<void> {
  const ids = await idsHere(transaction, source, 'projects', ['package']);
  for (const id of ids.values()) {
    await transaction.deleteFrom('load_keys').where('source', '=', source).execute();
    await transaction.deleteFrom('projects').where('id', '=', id).execute();
  }
}

/** From this share of its lines on, more is wrong with a table than with a line of it. */
const MUCH = 0.1;

/** The tables of which more than a share of the lines is faulty, with the most frequent reason of each. */
function faultyTables({ tables }: CamtrapPackage, setAside: SetAside, share: number): string[] {
  return Object.values(tables).flatMap(({ files, lines }) => {
    const { count, reason } = setAside.faultsOf(files);
    if (count === 0 || count < lines * share || (count === lines * share && share < 1)) return [];
    const counts = `${count.toLocaleString('en')} of ${lines.toLocaleString('en')} lines`;
    return [`${files.join(', ')}: ${counts} were set aside, most of them because of ${reason}.`];
  });
}

/** @throws MuchSetAside that names the tables and the most frequent reason of each */
function refuseMuch(pack: CamtrapPackage, setAside: SetAside): void {
  const faulty = faultyTables(pack, setAside, MUCH);
  if (faulty.length === 0) return;
  throw new MuchSetAside(
    `${faulty.join(' ')} Every one is in ${setAside.path}. The rest was loaded; mend the files and run the same command again.`,
  );
}

/** The source of the rows; null for rows with their own counters. */
function sourceOf(request: Request, pack: CamtrapPackage | null): string | null {
  return request.what === 'service' ? request.base : (pack?.source ?? null);
}

/**
 * Whether the load replaces what the database holds: with `--replace`, or where it is the sample, which goes first.
 *
 * @param check that the source can be read, before anything is replaced
 *
 * @throws LoadError where the data may not be mixed with what is there
 */
async function isContentReplaced(
  { database, say }: LoadContext,
  request: Request,
  { ask, check }: { ask: LoadOptions['ask'] | null; check: () => Promise<void> },
): Promise<boolean> {
  const { what, replace: isReplacing } = request;
  const content = await contentOf(database);
  if (content === 'nothing') return false;
  if (isReplacing) {
    await check();
    say(`The database holds ${content}: it is replaced at once when everything is loaded, and stays until then.`);
    return true;
  }
  const isFine = {
    sample: content === 'the sample',
    fill: false,
    service: content !== 'measurements',
    camtrap: content !== 'measurements',
  }[what];
  if (!isFine) throw new LoadError(`The database holds ${content}: --replace empties it first.`);
  if (what === 'sample') return true;
  if (what === 'fill') return false;
  if (content !== 'the sample') {
    if (request.replaceSample === true) say(`There is no sample to remove: the database holds ${content}.`);
    return false;
  }
  const question = 'The database holds the sample season: remove it first?';
  if (request.replaceSample !== true && (await ask?.(question)) !== true) {
    say('The database holds the sample season, which stays: --replace-sample would remove it first.');
    return false;
  }
  await check();
  say('Removing the sample season …');
  return true;
}
