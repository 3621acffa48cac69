import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { refreshSessions } from '#service/database/refresh-counters.ts';
import { BATCH_FILES, type IndexRun } from '#service/images/index-run.ts';
import { removeRows } from '#service/load/copy/remove-records.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { addTo, recount } from './count-captures.ts';
import { idsAmong } from './put-captures.ts';

/**
 * Removes the captures of files that had a time and a deployment before and have none any more, since the rule for deployments or
 * the pattern of names is another one. A capture stays as long as another file is of its moment.
 */
export async function dropCaptures(run: IndexRun): Promise<void> {
  for (let left = true; left;) left = await inBatch(run.context, (transaction) => dropSome(run, transaction));
}

/** @returns whether there may be more */
async function dropSome(run: IndexRun, transaction: Database): Promise<boolean> {
  const files = await transaction
    .selectFrom('image_files')
    .select(['id', 'capture_id'])
    .where('storage_source_id', '=', run.source.sourceId)
    .where('is_settled', '=', 0)
    .where('capture_id', 'is not', null)
    .where((eb) => eb.or([eb('taken', 'is', null), eb('deployment_id', 'is', null)]))
    .limit(BATCH_FILES)
    .execute();
  if (files.length === 0) return false;
  const ids = files.map(({ id }) => id);
  await transaction
    .updateTable('image_files')
    .set({ capture_id: null })
    .where(idsIn(transaction, 'id', ids))
    .execute();
  const captures = [...new Set(files.flatMap(({ capture_id }) => capture_id ?? []))];
  const gone = await transaction
    .selectFrom('captures')
    .select(['id', 'deployment_id', 'event_id'])
    .where(idsIn(transaction, 'captures.id', captures))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('image_files').select('id').whereRef('capture_id', '=', 'captures.id'))),
    )
    .execute();
  await removeRows(
    transaction,
    'captures',
    gone.map(({ id }) => id),
  );
  await refreshSessions(transaction, idsAmong(new Set(gone.map(({ event_id }) => event_id))));
  for (const id of idsAmong(new Set(gone.map(({ deployment_id }) => deployment_id)))) await recount(transaction, id);
  const { projectId, sourceId } = run.source;
  await addTo(transaction, ['projects', projectId, 'captures_count'], -gone.length);
  await addTo(transaction, ['storage_sources', sourceId, 'total_captures_indexed'], -gone.length);
  return files.length === BATCH_FILES;
}
