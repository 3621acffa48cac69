import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { wallSeconds } from '#contract/time.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { LoadError } from '#service/load/load-error.ts';
import { Progress } from '#service/load/progress.ts';
import { clockText, isImpossible } from './clock.ts';
import type { DeploymentIds } from './deployment-ids.ts';
import { ImageReader } from './image-facts.ts';
import { BATCH_FILES, report, type IndexRun, type StoredFile } from './index-run.ts';
import { listImages, pathOf, type ListedImage } from './list-images.ts';
import { markVanished } from './mark-vanished.ts';
import { putFiles } from './put-files.ts';

/**
 * The first stage: brings the list of files up to date with the folder. Files that are known and have the same size and time
 * are not opened, and nothing is written for them.
 *
 * @throws LoadError where the folder is unreachable; then nothing is marked as vanished
 */
export async function findFiles(run: IndexRun, deployments: DeploymentIds): Promise<void> {
  const { context, root, problems, mapping, state } = run;
  const reader = new ImageReader({ root, rootName: basename(root), rule: mapping.rule, problems });
  const progress = new Progress(context, 'images');
  const drive = driveOf(root);
  const [read, unread] = [new Set<string>(), [] as string[]];
  const missing: number[] = [];
  const moved = new Set<number>();
  for await (const { folder, images } of listImages(root, problems, context.signal)) {
    if (images === null) {
      unread.push(folder);
      continue;
    }
    read.add(folder);
    const known = await filesIn(run, folder);
    const changed = images.filter((image) => isChanged(image, known.get(image.name)));
    for (let from = 0; from < changed.length; from += BATCH_FILES) {
      const facts = await reader.factsOf(folder, changed.slice(from, from + BATCH_FILES));
      const put = await inBatch(context, (transaction) => putFiles(run, transaction, { facts, known, deployments }));
      for (const id of put.moved) moved.add(id);
      await report(run);
    }
    const [names, again] = [new Set(images.map(({ name }) => name)), new Set(changed.map(({ name }) => name))];
    for (const file of known.values()) {
      if (!names.has(file.name)) missing.push(file.id);
      else if (!again.has(file.name)) addKnownProblems(run, file, deployments);
    }
    state.files += images.length;
    progress.add(images.length);
  }
  progress.end();
  if (driveOf(root) !== drive) throw unreachable(root, 'another drive was mounted meanwhile');
  const gone = missing.filter((id) => !moved.has(id));
  await markVanished(run, { missing: gone, moved, isRead: (folder) => read.has(folder) || isBelow(folder, unread) });
  await deployments.putPlaces();
  state.isListed = true;
  await report(run);
}

/** What is said of a folder that cannot be read, or seems to have lost everything. */
export function unreachable(root: string, why: string): LoadError {
  return new LoadError(`${root} is unreachable: ${why}. Nothing was changed.`);
}

/** The drive that a folder is on. @throws LoadError where the folder is unreachable */
function driveOf(root: string): number {
  const found = statSync(root, { throwIfNoEntry: false });
  if (found === undefined) throw unreachable(root, 'there is no such folder');
  return found.dev;
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
