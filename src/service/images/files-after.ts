import { sql } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import { BATCH_FILES, type StoredFile } from './index-run.ts';

/** The next batch of the files of a deployment that have a time, by time. @param after the last file before it */
export async function filesAfter(database: Database, deploymentId: number, after: StoredFile | undefined) {
  return database
    .selectFrom('image_files')
    .selectAll()
    .where('deployment_id', '=', deploymentId)
    .where('taken', 'is not', null)
    .where('state', '<>', 'duplicate')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(taken, fraction, moment, id) > (${after?.taken}, ${after?.fraction}, ${after?.moment}, ${after?.id})`,
      ),
    )
    .orderBy('taken')
    .orderBy('fraction')
    .orderBy('moment')
    .orderBy('id')
    .limit(BATCH_FILES)
    .execute();
}
