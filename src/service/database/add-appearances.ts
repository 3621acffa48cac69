import { sql, type Kysely } from 'kysely';
import { createIndexes, indexDownwards, type Index } from './create-indexes.ts';
import type { DatabaseKind } from './database-kind.ts';

const COLUMNS = ['first_appearance_timestamp', 'last_appearance_timestamp'] as const;

/** Occurrences by when they were seen, and whatever belongs to a project's deployments by the names of those. */
export const APPEARANCE_INDEXES: readonly Index[] = [
  ...COLUMNS.map((column): Index => ['occurrences', column, 'id']),
  ['deployments', 'project_id', 'name', 'id'],
];

/** When each occurrence was seen first and last: the times of its captures. */
export async function addAppearances(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  for (const column of COLUMNS) await database.schema.alterTable('occurrences').addColumn(column, text).execute();
  await sql`update occurrences set first_appearance_timestamp = seen.first, last_appearance_timestamp = seen.last
    from (select detections.occurrence_id, min(captures.timestamp) as first, max(captures.timestamp) as last
      from detections join captures on captures.id = detections.capture_id group by detections.occurrence_id) as seen
    where seen.occurrence_id = occurrences.id`.execute(database);
  await indexDownwards(database, kind, 'occurrences', COLUMNS);
  await createIndexes(database, APPEARANCE_INDEXES);
}
