import { join } from 'node:path';
import { bucketPlace, type BucketAccess } from '#service/bucket/bucket-place.ts';
import { isUnavailable } from '#service/database/database-failure.ts';
import { fullDisk } from '#service/database/full-disk.ts';
import { makeFolder } from '#service/database/make-folder.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { contentOf } from '#service/load/database-content.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { LoadError } from '#service/load/load-error.ts';
import { Progress } from '#service/load/progress.ts';
import type { LoadOptions } from '#service/load/run-load.ts';
import { replaceContent } from '#service/load/replace-content.ts';
import { SetAside } from '#service/load/set-aside.ts';
import {
  otherServiceClient,
  type OtherServiceClient,
  type ProxyFor,
} from '#service/other-service/other-service-client.ts';
import { bucketStore } from '#service/images/stores/bucket-store.ts';
import { folderStore } from '#service/images/stores/folder-store.ts';
import type { ImageStore } from '#service/images/stores/image-store.ts';
import { USUAL_MAPPING, type ImageMapping } from './image-mapping.ts';
import { claimSource, knownSource } from './image-source.ts';
import type { IndexCommand } from './index-arguments.ts';
import { indexImages, type IndexResult } from './index-images.ts';
import { previewImages, previewLines } from './preview-images.ts';
import { readTrapsTable, type TrapsTable } from './traps-table.ts';

/** As of a load; `dataFolder` is the folder with the export files. */
export interface IndexOptions extends Pick<
  LoadOptions,
  'databaseLocation' | 'dataFolder' | 'say' | 'draw' | 'ask' | 'signal'
> {
  /** as whom a bucket is asked; by default without keys */
  bucketAccess?: BucketAccess;
  /** the proxy for requests to a bucket; by default none */
  proxyFor?: ProxyFor;
  /** as for `bucketClient` */
  bucketLimits?: { timeoutMs: number; pauseMs: number };
}

/** The exit code where only the preview was shown, and nothing was stored. */
const ONLY_PREVIEW = 3;

/**
 * Runs `noctuary index`, from opening the database to closing it.
 *
 * @returns the exit code: 0 where the images were indexed, 3 where only the preview was shown
 *
 * @throws LoadError, or `Stopped` where the signal was aborted
 */
export async function runIndex(command: IndexCommand, options: IndexOptions): Promise<number> {
  const client = otherServiceClient(options.proxyFor);
  try {
    return await runFor(storeOf(command, options, client), command, options);
  } finally {
    client.close();
  }
}

async function runFor(store: ImageStore, command: IndexCommand, options: IndexOptions): Promise<number> {
  const table = command.table === null ? null : readTrapsTable(command.table);
  for (const note of table?.notes ?? []) options.say(`${command.table}: ${note}`);
  makeFolder(join(options.dataFolder, 'exports'));
  const { database, close } = await openDatabase(options.databaseLocation);
  const context: LoadContext = {
    database,
    source: `images:${store.root}`,
    say: options.say,
    draw: options.draw ?? null,
    setAside: new SetAside(null),
    signal: options.signal,
  };
  try {
    return await index(context, { command, options, store, table });
  } catch (error) {
    const reason = fullDisk(error, options.dataFolder, null) ?? (isUnavailable(error) ? error.message : null);
    if (reason === null) throw error;
    const kept = 'What was stored is kept; run the same command again to continue.';
    throw new LoadError(`${reason} ${kept}`, { cause: error });
  } finally {
    await close();
  }
}

interface Run {
  command: IndexCommand;
  options: IndexOptions;
  store: ImageStore;
  table: TrapsTable | null;
}

async function index(context: LoadContext, { command, options, store, table }: Run): Promise<number> {
  const { database, say } = context;
  const { root } = store;
  const known = await knownSource(database, root);
  const mapping = mappingOf(command, table, known?.mapping ?? null);
  const traps = table?.traps ?? new Map<string, never>();
  if (known !== null) say(`${root} was indexed before: what is new is added.`);
  if (!command.yes) {
    const progress = new Progress(context, 'images');
    let shown = 0;
    const onImages = (count: number) => {
      progress.add(count - shown);
      shown = count;
    };
    const preview = await previewImages({ store, mapping, traps, signal: context.signal, onImages });
    for (const line of [`Preview of ${root}`, ...previewLines(preview, mapping.shifts)]) say(line);
    const what = command.bucket === null ? 'folder' : 'bucket';
    if (options.ask === undefined) say(`Nothing was stored: --yes indexes the ${what}.`);
    if ((await options.ask?.(`Index this ${what}?`)) !== true) return ONLY_PREVIEW;
  }
  // A run without a preview has not read the bucket yet. If it is missing, no project may be left behind.
  if (known === null && command.yes) await store.reach(context.signal);
  const projectName = command.project ?? store.name;
  const isReplaced = known === null && (await isSampleRemoved(context, command, options.ask));
  const claim = (within: LoadContext) => claimSource(within.database, { store, projectName, mapping });
  if (isReplaced) say('Removing the sample season …');
  const source = isReplaced
    ? await replaceContent(context, join(options.dataFolder, 'exports'), claim)
    : await claim(context);
  say(`Indexing ${root} …`);
  const result = await indexImages(context, source, { store, mapping, traps });
  for (const line of resultLines(result)) say(line);
  return 0;
}

function storeOf({ folder, bucket }: IndexCommand, options: IndexOptions, client: OtherServiceClient): ImageStore {
  if (bucket === null) return folderStore(folder);
  const { bucketAccess: access = { keys: null, region: null }, bucketLimits } = options;
  const place = bucketPlace(bucket.address, bucket.endpoint, access.region);
  return bucketStore(place, { access, client, ...bucketLimits });
}

/** What the command says, else what is stored, else the rules by themselves. */
function mappingOf(command: IndexCommand, table: TrapsTable | null, known: ImageMapping | null): ImageMapping {
  const stored = known ?? USUAL_MAPPING;
  if (command.rule !== null && table?.hasFolders === true) {
    throw new LoadError('The table has a column "folder", which is a rule: leave out --level and --name-part.');
  }
  const ofTable = table?.hasFolders === true ? ({ by: 'table', folders: table.folders } as const) : null;
  const shifts = new Map([...stored.shifts, ...command.shifts]);
  return {
    rule: command.rule ?? ofTable ?? stored.rule,
    gapHours: command.gapHours ?? stored.gapHours,
    cutsAtNoon: command.cutsAtNoon ?? stored.cutsAtNoon,
    names: (command.names ?? stored.names) || null,
    zone: (command.zone ?? stored.zone) || null,
    shifts: new Map([...shifts].filter(([, seconds]) => seconds !== 0)),
  };
}

async function isSampleRemoved(
  { database, say }: LoadContext,
  { replaceSample }: IndexCommand,
  ask: IndexOptions['ask'],
): Promise<boolean> {
  const content = await contentOf(database);
  if (content === 'measurements') throw new LoadError('The database holds generated sessions: use another one.');
  if (content !== 'the sample') {
    if (replaceSample) say(`There is no sample to remove: the database holds ${content}.`);
    return false;
  }
  if (replaceSample || (await ask?.('The database holds the sample season: remove it first?')) === true) return true;
  say('The database holds the sample season, which stays: --replace-sample would remove it first.');
  return false;
}

function resultLines({ problems, state, changes }: IndexResult): string[] {
  const number = (value: number) => value.toLocaleString('en');
  const found = Object.entries(changes).map(([what, count]) => `${number(count)} ${what}`);
  const lines = problems.lines();
  return [
    `Images: ${number(state.files)}; ${found.join(', ')}`,
    `Captures added: ${number(state.captures)}`,
    ...(lines.length === 0 ? [] : ['Problems:', ...lines]),
  ];
}
