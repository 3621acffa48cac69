import { wallSeconds } from '#contract/time.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { Progress } from '#service/load/progress.ts';
import { clockText, isImpossible } from './clock.ts';
import type { DeploymentIds } from './deployment-ids.ts';
import { ImageReader } from './image-facts.ts';
import { BATCH_FILES, report, type IndexRun, type StoredFile } from './index-run.ts';
import { pathOf, type ListedImage } from './list-images.ts';
import { markVanished } from './mark-vanished.ts';
import { filesLike, putFiles } from './put-files.ts';

/**
 * The first stage: brings the list of files up to date with the folder or bucket. Files that are known and have the same size
 * and time are not opened, and nothing is written for them.
 *
 * @throws LoadError where it is unreachable; then nothing is marked as vanished
 */
export async function findFiles(run: IndexRun, deployments: DeploymentIds): Promise<void> {
  const { context, store, problems, mapping, state } = run;
  const reader = new ImageReader({ store, mapping, problems });
  const progress = new Progress(context, 'images');
  const [read, unread] = [new Set<string>(), [] as string[]];
  const missing: number[] = [];
  const moved = new Set<number>();
  /** by folder: the stored files of those that are listed in parts, as far as they did not come yet */
  const rest = new Map<string, Map<string, StoredFile>>();
  for await (const { folder, images, hasMore } of store.list(problems, context.signal)) {
    if (images === null) {
      unread.push(folder);
      continue;
    }
    read.add(folder);
    const known = rest.get(folder) ?? (await filesIn(run, folder));
    const changed = images.filter((image) => isChanged(image, known.get(image.name)));
    for (let from = 0; from < changed.length; from += BATCH_FILES) {
      const facts = await reader.factsOf(folder, changed.slice(from, from + BATCH_FILES), context.signal);
      const alike = await filesLike(run, facts);
      const put = await inBatch(context, (transaction) =>
        putFiles(run, transaction, { facts, known, alike, deployments }),
      );
      for (const id of put.moved) moved.add(id);
      await report(run);
    }
    const again = new Set(changed);
    for (const image of images) {
      const file = known.get(image.name);
      if (file !== undefined && !again.has(image)) addKnownProblems(run, file, deployments);
      known.delete(image.name);
    }
    if (hasMore === true) rest.set(folder, known);
    else {
      rest.delete(folder);
      for (const { id } of known.values()) missing.push(id);
    }
    state.files += images.length;
    progress.add(images.length);
  }
  progress.end();
  const gone = missing.filter((id) => !moved.has(id));
  await markVanished(run, { missing: gone, moved, isRead: (folder) => read.has(folder) || isBelow(folder, unread) });
  await deployments.putPlaces();
  state.isListed = true;
  await report(run);
}

async function filesIn({ context, source }: IndexRun, folder: string): Promise<Map<string, StoredFile>> {
  const rows = await context.database
    .selectFrom('image_files')
    .selectAll()
    .where('storage_source_id', '=', source.sourceId)
    .where('folder', '=', folder)
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

function isChanged({ sizeBytes, modifiedMs }: ListedImage, stored: StoredFile | undefined): boolean {
  if (stored === undefined || stored.state === 'vanished') return true;
  return stored.size_bytes !== sizeBytes || stored.modified_ms !== modifiedMs;
}

/** What is wrong with a file that is not looked at again. */
function addKnownProblems({ problems }: IndexRun, file: StoredFile, deployments: DeploymentIds): void {
  const path = pathOf(file.folder, file.name);
  if (file.deployment_id === null) problems.add('deployment', path);
  if (file.taken === null) {
    problems.add('time', path);
    return;
  }
  const seconds = wallSeconds(file.taken) + deployments.shiftOf(file.deployment_id ?? 0);
  if (file.state === 'duplicate') problems.add('duplicate', path);
  else if (isImpossible(seconds, Date.now())) problems.add('clock', path, clockText(seconds));
}

function isBelow(folder: string, others: readonly string[]): boolean {
  return others.some((other) => folder === other || folder.startsWith(`${other}/`));
}
