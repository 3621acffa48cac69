// The process that image-processes.ts starts for one folder, so that the service answers others meanwhile.
import { isUnavailable } from '#service/database/database-failure.ts';
import { fullDisk } from '#service/database/full-disk.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { contentOf } from '#service/load/database-content.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { LoadError, Stopped } from '#service/load/load-error.ts';
import { replaceContent } from '#service/load/replace-content.ts';
import { SetAside } from '#service/load/set-aside.ts';
import type { ImageMapping } from '#service/images/image-mapping.ts';
import { claimRemoval, claimSource, knownSource, type KnownSource } from '#service/images/image-source.ts';
import { indexImages } from '#service/images/index-images.ts';
import { removeSource } from '#service/images/remove-source.ts';
import { bucketStore } from '#service/images/stores/bucket-store.ts';
import { folderStore, knownFolderStore } from '#service/images/stores/folder-store.ts';
import type { ImageStore } from '#service/images/stores/image-store.ts';
import { parseTrapsTable, type TrapsTable } from '#service/images/traps-table.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { STOP_SIGNALS } from '#service/system/stop-signals.ts';
import { otherServiceClient } from '#service/other-service/other-service-client.ts';
import type { ImageNews, ImagePlace, ImageTask, IndexTask, PreviewTask, RemovalTask } from './image-task.ts';
import { readSentMapping } from './sent-mapping.ts';
import { sentPreview } from './sent-preview.ts';
import { WrongRequest } from './wrong-request.ts';

const stop = new AbortController();
const end = () => stop.abort(new Stopped('The service was stopped. What was stored is kept; the next run continues.'));
process.once('message', (task: ImageTask) => void run(task));
// The service stops, or is gone.
process.once('disconnect', end);
for (const signal of STOP_SIGNALS) process.on(signal, end);

async function run(task: ImageTask): Promise<void> {
  const last = await inDatabase(task).catch((error: unknown) => failureOf(error, task));
  say(last, () => process.exit());
}

async function inDatabase(task: ImageTask): Promise<ImageNews> {
  const { database, close } = await openDatabase(task.databaseLocation);
  try {
    return await done(database, task);
  } finally {
    await close();
  }
}

function done(database: Database, task: ImageTask): Promise<ImageNews> {
  if (task.what === 'preview') return preview(database, task);
  return task.what === 'index' ? index(database, task) : remove(database, task);
}

async function preview(database: Database, task: PreviewTask & ImageTask): Promise<ImageNews> {
  const { root, previewMs } = task;
  const known = await knownSource(database, root);
  const table = tableOf(task);
  const mapping = mappingOf(task, table, known);
  const content = known === null ? await contentOf(database) : null;
  const facts = { folder: root, is_known: known !== null, holds_sample: content === 'the sample' };
  const seen = await sentPreview({
    store: storeOf(task, known !== null),
    mapping,
    table,
    previewMs,
    signal: stop.signal,
  });
  return { preview: { ...facts, ...seen } };
}

async function index(database: Database, task: IndexTask & ImageTask): Promise<ImageNews> {
  const { root, bucket, projectName, exportFolder } = task;
  const known = await knownSource(database, root);
  const store = storeOf(task, known !== null);
  // If a new bucket is missing, no project may be left behind.
  if (known === null && bucket !== null) await store.reach(stop.signal);
  const table = tableOf(task);
  const mapping = mappingOf(task, table, known);
  const context = contextOf(database, root);
  const claim = (within: LoadContext) =>
    claimSource(within.database, { store, projectName: projectName ?? store.name, mapping });
  const isReplaced = known === null && (await isSampleRemoved(database, task));
  const source = await (isReplaced ? replaceContent(context, exportFolder, claim) : claim(context));
  say({ claimed: source.claim.jobId });
  await indexImages(context, source, { store, mapping, traps: table?.traps ?? new Map<string, never>() });
  return { ended: true };
}

async function remove(database: Database, { sourceId }: RemovalTask): Promise<ImageNews> {
  const source = await claimRemoval(database, sourceId);
  if (source === null) throw new LoadError('This source is not there any more.');
  say({ claimed: source.claim.jobId });
  await removeSource(contextOf(database, source.root), source);
  return { ended: true };
}

/** @throws LoadError where a new folder is unreachable; of a known one its job says so */
function storeOf(
  { root, bucket, bucketAccess: access }: ImagePlace & Pick<ImageTask, 'bucketAccess'>,
  isKnown: boolean,
): ImageStore {
  if (bucket !== null) return bucketStore(bucket, { access, client: otherServiceClient(environmentProxy) });
  return isKnown ? knownFolderStore(root) : folderStore(root);
}

function contextOf(database: Database, root: string): LoadContext {
  const silent = { say: () => {}, draw: null };
  return { database, source: `images:${root}`, ...silent, setAside: new SetAside(null), signal: stop.signal };
}

function tableOf({ table }: Pick<IndexTask, 'table'>): TrapsTable | null {
  try {
    return table === null ? null : parseTrapsTable(table, 'The table');
  } catch (error) {
    throw error instanceof LoadError ? new WrongRequest('table', error.message) : error;
  }
}

function mappingOf(
  { mapping }: Pick<IndexTask, 'mapping'>,
  table: TrapsTable | null,
  known: KnownSource | null,
): ImageMapping {
  if (mapping !== null) return readSentMapping(mapping, table, known?.mapping ?? null);
  if (known === null) throw new WrongRequest('folder', 'This folder was not indexed before.');
  return known.mapping;
}

async function isSampleRemoved(database: Database, { replacesSample }: IndexTask): Promise<boolean> {
  const content = await contentOf(database);
  if (content === 'measurements') throw new LoadError('The database holds generated sessions: use another one.');
  return replacesSample && content === 'the sample';
}

function failureOf(error: unknown, { exportFolder }: ImageTask): ImageNews {
  const reason = fullDisk(error, exportFolder, null) ?? (isUnavailable(error) ? error.message : null);
  const message = reason ?? (error instanceof Error ? error.message : String(error));
  return {
    failed: message,
    field: error instanceof WrongRequest ? error.field : null,
    isRefused: error instanceof LoadError || reason !== null,
  };
}

function say(news: ImageNews, then: () => void = () => {}): void {
  // Without a function for its error, a service that is gone would be an uncaught one.
  if (process.send === undefined || !process.connected) then();
  else process.send(news, undefined, undefined, () => then());
}
