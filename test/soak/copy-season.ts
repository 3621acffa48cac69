import Libsql from 'libsql';
import type { Insertable } from 'kysely';
import { continueIds } from '#service/database/first-fill.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { indexStorage, refreshCounters } from '#service/database/refresh-counters.ts';
import type { Tables } from '#service/database/tables.ts';

/** The tables, referenced ones first, with the condition for rows of the first deployments. */
const ROWS: readonly (readonly [keyof Tables, string])[] = [
  ['projects', 'id in (select project_id from chosen)'],
  ['sites', 'project_id in (select project_id from chosen)'],
  ['devices', 'project_id in (select project_id from chosen)'],
  ['storage_sources', 'project_id in (select project_id from chosen)'],
  ['deployments', 'id in (select id from chosen)'],
  ['taxa', 'true'],
  ['events', 'deployment_id in (select id from chosen)'],
  ['captures', 'deployment_id in (select id from chosen)'],
  ['occurrences', 'deployment_id in (select id from chosen)'],
  ['detections', 'occurrence_id in (select id from occurrences where deployment_id in (select id from chosen))'],
  ['users', 'true'],
  ['collections', 'project_id in (select project_id from chosen)'],
  ['jobs', 'deployment_id in (select id from chosen)'],
];

/** Copies the first deployments of a sample season, with all their records, into an empty database. */
export async function copySeason(sampleFile: string, database: Database, deployments: number): Promise<void> {
  const sample = new Libsql(sampleFile, { readonly: true });
  try {
    for (const [table, condition] of ROWS) {
      const chosen = 'with chosen as (select id, project_id from deployments order by id limit ?)';
      const rows = sample.prepare(`${chosen} select * from ${table} where ${condition} order by id`).all(deployments);
      await insertRows(database, table, rows as Insertable<Tables[typeof table]>[]);
    }
    const sources = sample.prepare('select id from storage_sources where total_files_indexed is not null').all();
    await refreshCounters(database);
    await indexStorage(
      database,
      (sources as { id: number }[]).map(({ id }) => id),
    );
    await continueIds(database);
  } finally {
    sample.close();
  }
}
