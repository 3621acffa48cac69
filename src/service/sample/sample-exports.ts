import { formatTimestamp } from '#contract/time.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { claimExport } from '#service/exports/export-claim.ts';
import { insertExport } from '#service/exports/insert-export.ts';
import { makeExport } from '#service/exports/make-export.ts';
import { projectFacts } from './project-facts.ts';
import { microseconds } from './microseconds.ts';
import { SAMPLE_USERS } from './sample-identifications.ts';
import { midnight } from './wall-clock.ts';

const SETS = [
  { name: 'All captures', year: null },
  { name: 'Season 2023', year: 2023 },
  { name: 'Season 2024', year: 2024 },
  { name: 'Season 2025', year: 2025 },
];
const MINUTE_S = 60;

/** Creates four named sets of captures per project, and an export of each: 24 files, made like any export. */
export async function sampleExports(database: Database, exportFolder: string, lastJobId: number): Promise<void> {
  const collections = projectFacts.flatMap((_facts, project) =>
    SETS.map(({ name, year }, set) => ({
      id: project * SETS.length + set + 1,
      project_id: project + 1,
      name,
      first_day: year === null ? null : `${year}-01-01`,
      last_day: year === null ? null : `${year}-12-31`,
    })),
  );
  await insertRows(database, 'collections', collections);
  for (const { id, name, project_id } of collections) {
    const started = midnight(2025, 330) + ((id * 7) % SETS.length) * 86_400 * 3 + id * 47 * MINUTE_S;
    const createdAt = `${formatTimestamp(started)}.${microseconds(id)}`;
    const updatedAt = `${formatTimestamp(started + MINUTE_S + id * 11)}.${microseconds(id + 5)}`;
    await insertExport(
      database,
      {
        format: 'occurrences_simple_csv',
        projectId: project_id,
        collectionId: id,
        deploymentId: null,
        eventId: null,
        filters: {},
        options: {},
        what: [name],
      },
      () => Promise.resolve(1 + (id % SAMPLE_USERS.length)),
      createdAt,
      { jobId: lastJobId + id, exportId: id },
    );
    const claim = await claimExport(database, createdAt);
    if (claim === null) throw new Error(`The export ${id} of the sample is not there to be made.`);
    await makeExport(database, claim, { folder: exportFolder, batchRows: 5_000, logs: [], now: () => updatedAt });
  }
}
