import { sql, type Kysely } from 'kysely';
import { PUBLISHED } from './add-public-ids.ts';

/**
 * Puts the address of their service before the ids of copied records, which were the number there alone, and so equal for two
 * services. Those of a project that was given out stay as they were published.
 */
export async function nameCopiedRecords(database: Kysely<unknown>): Promise<void> {
  const givenOut = sql`(select id from projects where id_prefix is not null or exists (select 1 from exports
    where exports.project_id = projects.id and file_path is not null and format in ('darwin_core_archive', 'camtrap_dp')))`;
  for (const [table, word] of Object.entries(PUBLISHED)) {
    // Deployments of several projects may be at one site.
    const isPublished =
      table === 'sites'
        ? sql`exists (select 1 from deployments where site_id = sites.id and project_id in ${givenOut})`
        : sql`${sql.ref(`${table}.project_id`)} in ${givenOut}`;
    await sql`update ${sql.table(table)} set public_id = keys.source || ':' || ${sql.ref(`${table}.public_id`)}
      from load_keys as keys where keys.kind = ${sql.lit(table)} and keys.id = ${sql.ref(`${table}.id`)}
      and keys.source like 'http%' and ${sql.ref(`${table}.public_id`)} = ${sql.lit(`${word}:`)} || keys.key
      and not ${isPublished}`.execute(database);
  }
}
