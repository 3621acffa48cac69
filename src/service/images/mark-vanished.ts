import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { BATCH_FILES, type IndexRun } from './index-run.ts';
import { addToTotals } from './put-files.ts';
import { unreachable } from '#service/images/stores/unreachable.ts';

interface Missing {
  /** ids of stored files that their folder no longer has */
  missing: readonly number[];
  /** ids of stored files that have another place now */
  moved: ReadonlySet<number>;
  /** whether a folder was read, or cannot be */
  isRead: (folder: string) => boolean;
}

/**
 * Marks the files that are no longer there. Their captures stay. Of a file with a duplicate, the duplicate takes its place.
 *
 * @throws LoadError where nothing at all is there any more: an empty folder is where a drive is mounted
 */
export async function markVanished(run: IndexRun, { missing, moved, isRead }: Missing): Promise<void> {
  const { context, source, store, state } = run;
  const { database } = context;
  const ofSource = database.selectFrom('image_files').where('storage_source_id', '=', source.sourceId);
  const here = ofSource.where('state', '<>', 'vanished');
  if (state.files === 0 && (await here.select('id').limit(1).execute()).length > 0) {
    throw unreachable(store.root, 'it has no images any more');
  }
  const folders = await ofSource.select('folder').distinct().execute();
  const gone = new Set(missing);
  for (const { folder } of folders.filter((one) => !isRead(one.folder))) {
    const files = await here.select('id').where('folder', '=', folder).execute();
    for (const { id } of files) if (!moved.has(id)) gone.add(id);
  }
  const ids = [...gone];
  for (let from = 0; from < ids.length; from += BATCH_FILES) {
    await inBatch(context, (transaction) => mark(run, transaction, ids.slice(from, from + BATCH_FILES)));
  }
}

async function mark({ source, changes }: IndexRun, transaction: Database, ids: readonly number[]): Promise<void> {
  const rows = await transaction
    .selectFrom('image_files')
    .selectAll()
    .where(idsIn(transaction, 'id', ids))
    .where('state', '<>', 'vanished')
    .execute();
  for (const row of rows) {
    const { id, deployment_id, name, taken, fraction, size_bytes, state, capture_id } = row;
    const remove = () => transaction.deleteFrom('image_files').where('id', '=', id).execute();
    if (state === 'duplicate') {
      await remove();
      continue;
    }
    changes.vanished += 1;
    const copy =
      taken === null
        ? undefined
        : await transaction
            .selectFrom('image_files')
            .select('id')
            .where('storage_source_id', '=', source.sourceId)
            .where('name', '=', name)
            .where('taken', '=', taken)
            .where('fraction', '=', fraction)
            .where('size_bytes', '=', size_bytes)
            .where('state', '=', 'duplicate')
            .where('deployment_id', '=', deployment_id)
            .where((is) => is.not(is('id', 'in', [...ids])))
            .orderBy('id')
            .executeTakeFirst();
    if (copy === undefined) {
      await transaction
        .updateTable('image_files')
        .set({ state: 'vanished', is_settled: 0 })
        .where('id', '=', id)
        .execute();
      continue;
    }
    await remove();
    await transaction
      .updateTable('image_files')
      .set({ state: 'indexed', capture_id, is_settled: 0 })
      .where('id', '=', copy.id)
      .execute();
  }
  await addToTotals(transaction, source.sourceId, {
    files: -rows.length,
    size: -rows.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
  });
}
