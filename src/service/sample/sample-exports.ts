import { join } from 'node:path';
import type { JobProgress } from '#contract/job.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { writeOccurrencesCsv } from '#service/exports/write-occurrences-csv.ts';
import { projectFacts } from './place-facts.ts';
import { microseconds } from './sample-catch.ts';
import { midnight, timestampOf } from './wall-clock.ts';

const USERS = ['Ana Quintero', 'Félix Tremblay', 'Ingrid Sørensen', '佐藤 美咲'];
const SETS = [
  { name: 'All captures', year: null },
  { name: 'Season 2023', year: 2023 },
  { name: 'Season 2024', year: 2024 },
  { name: 'Season 2025', year: 2025 },
];
const MINUTE_S = 60;

/** Users, four named sets of captures a project, and an export of each: 24 files, written as any export is. */
export async function sampleExports(database: Database, exportFolder: string, lastJobId: number): Promise<void> {
  await insertRows(
    database,
    'users',
    USERS.map((name, index) => ({ id: index + 1, name, image: null })),
  );
  const collections = projectFacts.flatMap(({ region }, project) =>
    SETS.map(({ name, year }, set) => ({
      id: project * SETS.length + set + 1,
      project_id: project + 1,
      region,
      name,
      first_day: year === null ? null : `${year}-01-01`,
      last_day: year === null ? null : `${year}-12-31`,
    })),
  );
  await insertRows(
    database,
    'collections',
    collections.map(({ region: _region, ...row }) => row),
  );
  for (const { id, region, name, project_id, first_day, last_day } of collections) {
    const file = `occurrences-${region}-${name.toLowerCase().replaceAll(' ', '-')}-${id}.csv`;
    const written = await writeOccurrencesCsv(
      database,
      { projectId: project_id, firstDay: first_day, lastDay: last_day },
      join(exportFolder, file),
    );
    const started = midnight(2025, 330) + ((id * 7) % SETS.length) * 86_400 * 3 + id * 47 * MINUTE_S;
    const created_at = `${timestampOf(started)}.${microseconds(id)}`;
    const updated_at = `${timestampOf(started + MINUTE_S + id * 11)}.${microseconds(id + 5)}`;
    const jobId = lastJobId + id;
    await insertRows(database, 'jobs', [
      {
        id: jobId,
        project_id,
        deployment_id: null,
        name: `Export of ${name}`,
        status: 'SUCCESS',
        job_type_key: 'unknown',
        job_type_name: 'Unknown',
        progress: JSON.stringify(finished(written.records)),
        created_at,
        updated_at,
      },
    ]);
    await insertRows(database, 'exports', [
      {
        id,
        user_id: 1 + (id % USERS.length),
        job_id: jobId,
        project_id,
        collection_id: id,
        format: 'occurrences_simple_csv',
        file_path: `/media/exports/${file}`,
        record_count: written.records,
        file_size: written.bytes,
        created_at,
        updated_at,
      },
    ]);
  }
}

/** Progress of an export that is done (spec 2.6). The file's address is filled in when it is read. */
function finished(records: number): JobProgress {
  const parameter = { category: 'default' };
  return {
    summary: { status: 'SUCCESS', progress: 1 },
    stages: [
      {
        status: 'SUCCESS',
        progress: 1,
        key: 'data_export',
        name: 'Data export',
        params: [
          { ...parameter, name: 'Number of records exported', key: 'number_of_records_exported', value: records },
          { ...parameter, name: 'Total records to export', key: 'total_records_to_export', value: records },
        ],
      },
      {
        status: 'SUCCESS',
        progress: 1,
        key: 'uploading_snapshot',
        name: 'Uploading snapshot',
        params: [{ ...parameter, name: 'File URL', key: 'file_url', value: '' }],
      },
    ],
    errors: [],
    logs: [],
  };
}
