import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '#service/database/database-kind.ts';

/** Records that packages have, with the word that ids of ours begin with. */
export const PUBLISHED = {
  sites: 'site',
  deployments: 'deployment',
  events: 'event',
  captures: 'capture',
  occurrences: 'occurrence',
} as const;

/**
 * Adds the ids that records are published with: their own in the package that they came with, or of another service. Rows of
 * earlier releases get theirs from the keys of loads; sessions of packages get them with the next load.
 */
export async function addPublicIds(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  for (const table of [...Object.keys(PUBLISHED), 'detections'])
    await database.schema.alterTable(table).addColumn('public_id', text).execute();
  await database.schema.alterTable('occurrences').addColumn('source_event', text).execute();
  for (const column of ['id_prefix', 'dataset'])
    await database.schema.alterTable('projects').addColumn(column, text).execute();
  await sql`update projects set dataset = substr(keys.source, ${sql.lit('camtrap:'.length + 1)}) from load_keys as keys
    where keys.kind = 'projects' and keys.id = projects.id and keys.source like 'camtrap:%'`.execute(database);
  // Their ids were published without a prefix.
  await sql`update projects set id_prefix = '' where exists (select 1 from exports where exports.project_id = projects.id
    and format = 'darwin_core_archive' and file_path is not null)`.execute(database);
  for (const [table, word] of Object.entries(PUBLISHED)) {
    const ofPackage = table === 'events' ? sql`null` : sql`keys.key`;
    await sql`update ${sql.table(table)} set public_id =
      case when keys.source like 'camtrap:%' then ${ofPackage} else ${sql.lit(`${word}:`)} || keys.key end
      from load_keys as keys where keys.kind = ${sql.lit(table)} and keys.id = ${sql.ref(`${table}.id`)}
      and (keys.source like 'camtrap:%' or keys.source like 'http%')`.execute(database);
  }
}
