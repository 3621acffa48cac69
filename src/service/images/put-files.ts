import { sql } from 'kysely';
import { formatTimestamp, wallSeconds as secondsOf } from '#contract/time.ts';
import { tableOfPairs } from '#service/database/ids-in.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { clockText, isImpossible } from './clock.ts';
import type { DeploymentIds } from './deployment-ids.ts';
import type { ImageFacts } from './image-facts.ts';
import type { IndexRun, StoredFile } from './index-run.ts';
import { pathOf } from './list-images.ts';

interface FoundFiles {
  /** files of one folder that are new or have changed */
  facts: readonly ImageFacts[];
  /** the stored files of the same folder, by name */
  known: ReadonlyMap<string, StoredFile>;
  alike: AlikeFiles;
  deployments: DeploymentIds;
}

/** Stored files that have the name and the time of found ones, and may be the same. */
interface AlikeFiles {
  /** by both (`keyOf`) */
  files: ReadonlyMap<string, readonly StoredFile[]>;
  /** whether one is still at its place */
  isThere: (file: StoredFile) => boolean;
}

/**
 * Stores files that are new or have changed, with the totals of the source, in a transaction. A file whose name, size and
 * time a file has that is no longer at its place has moved: it keeps its capture.
 *
 * @returns ids of the stored files that have moved
 */
export async function putFiles(run: IndexRun, transaction: Database, found: FoundFiles) {
  const { facts, known, alike, deployments } = found;
  const { source, problems, changes } = run;
  const ids = await deployments.idsOf(transaction, facts);
  const moved: number[] = [];
  /** deployments that a file has left */
  const left = new Set<number>();
  const added: ReturnType<typeof rowOf>[] = [];
  let [files, size] = [0, 0];
  for (const image of facts) {
    const deploymentId = ids.get(image.deployment?.key ?? '') ?? null;
    const others = (alike.files.get(keyOf(image)) ?? []).filter(({ id }) => !moved.includes(id));
    const { stored, isDuplicate } = storedAs(image, { deploymentId, known, others, isThere: alike.isThere });
    const row = rowOf(run, image, { deploymentId, state: isDuplicate ? 'duplicate' : 'indexed' });
    if (isDuplicate) problems.add('duplicate', pathOf(image.folder, image.name));
    else sayImpossible(run, image, deployments.shiftOf(deploymentId ?? 0));
    const isCounted = stored !== undefined && stored.state !== 'vanished';
    files += isCounted ? 0 : 1;
    size += image.sizeBytes - (isCounted ? stored.size_bytes : 0);
    if (stored === undefined) {
      added.push(row);
      changes.new += 1;
      continue;
    }
    await transaction.updateTable('image_files').set(row).where('id', '=', stored.id).execute();
    if (stored.deployment_id !== null && stored.deployment_id !== deploymentId) left.add(stored.deployment_id);
    if (stored.folder === image.folder) changes.changed += 1;
    else {
      moved.push(stored.id);
      changes.moved += 1;
    }
  }
  await insertRows(transaction, 'image_files', added);
  // The sessions of a deployment that files have left are sorted again.
  const ofLeft = transaction.updateTable('image_files').set({ is_settled: 0 });
  if (left.size > 0) await ofLeft.where('deployment_id', 'in', [...left]).execute();
  await addToTotals(transaction, source.sourceId, { files, size });
  return { moved };
}

/** Adds to the totals of a source. */
export async function addToTotals(
  transaction: Database,
  sourceId: number,
  { files, size }: { files: number; size: number },
): Promise<void> {
  await transaction
    .updateTable('storage_sources')
    .set({
      total_files_indexed: sql<number>`total_files_indexed + ${sql.lit(files)}`,
      total_size_indexed: sql<number>`total_size_indexed + ${sql.lit(size)}`,
    })
    .where('id', '=', sourceId)
    .execute();
}

function rowOf(
  { source }: IndexRun,
  image: ImageFacts,
  { deploymentId, state }: { deploymentId: number | null; state: StoredFile['state'] },
) {
  return {
    storage_source_id: source.sourceId,
    folder: image.folder,
    name: image.name,
    deployment_id: deploymentId,
    size_bytes: image.sizeBytes,
    modified_ms: image.modifiedMs,
    taken: image.wallSeconds === null ? null : formatTimestamp(image.wallSeconds),
    fraction: image.fraction,
    moment: image.moment,
    state,
    is_settled: 0,
  };
}

/** The stored file that an image is, where it was known or has moved, and whether it is a copy of another one. */
function storedAs(
  image: ImageFacts,
  {
    deploymentId,
    known,
    others,
    isThere,
  }: { deploymentId: number | null; others: readonly StoredFile[] } & Pick<FoundFiles, 'known'> &
    Pick<AlikeFiles, 'isThere'>,
) {
  const isCopy = others.some((other) => other.deployment_id === deploymentId && isThere(other));
  const stored = known.get(image.name) ?? (isCopy ? undefined : others.find((other) => !isThere(other)));
  // What has a capture keeps it.
  return { stored, isDuplicate: isCopy && (stored?.capture_id ?? null) === null };
}

/** Whether a file elsewhere has the size and the fraction of a second, too. */
function isLike(other: StoredFile, { sizeBytes, folder, fraction }: ImageFacts): boolean {
  return other.size_bytes === sizeBytes && other.folder !== folder && other.fraction === fraction;
}

function keyOf({ name, wallSeconds }: Pick<ImageFacts, 'name' | 'wallSeconds'>): string {
  return `${wallSeconds ?? ''} ${name}`;
}

/** The stored files elsewhere that have the name, the time and the size of found ones. */
export async function filesLike(run: IndexRun, facts: readonly ImageFacts[]): Promise<AlikeFiles> {
  const { context, source, store } = run;
  const images = new Map(facts.map((image) => [keyOf(image), image]));
  const found = new Map<string, StoredFile[]>();
  const pairs = facts.flatMap(({ name, wallSeconds }) =>
    wallSeconds === null ? [] : [[name, formatTimestamp(wallSeconds)] as const],
  );
  if (pairs.length === 0) return { files: found, isThere: () => false };
  // SQLite goes through a cross join in this sequence. Else, without statistics, it would make an index of all files each time.
  const { rows } =
    await sql<StoredFile>`select image_files.* from ${tableOfPairs(context.database, 'text', pairs)} as sought
    cross join image_files
    where image_files.name = sought.one and image_files.taken = sought.other
      and image_files.storage_source_id = ${source.sourceId} and image_files.state <> 'duplicate'
    order by image_files.id`.execute(context.database);
  for (const row of rows) {
    const key = keyOf({ name: row.name, wallSeconds: row.taken === null ? null : secondsOf(row.taken) });
    const image = images.get(key);
    if (image !== undefined && isLike(row, image)) found.set(key, [...(found.get(key) ?? []), row]);
  }
  const paths = [...found.values()].flatMap((files) => files.map(({ folder, name }) => pathOf(folder, name)));
  const there = await store.present(paths, context.signal);
  return { files: found, isThere: ({ folder, name }) => there.has(pathOf(folder, name)) };
}

function sayImpossible({ problems }: IndexRun, { folder, name, wallSeconds }: ImageFacts, shift: number): void {
  if (wallSeconds === null || !isImpossible(wallSeconds + shift, Date.now())) return;
  problems.add('clock', pathOf(folder, name), clockText(wallSeconds + shift));
}
