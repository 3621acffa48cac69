import { sql, type Kysely, type Migration } from 'kysely';
import { CATALOGUE_INDEXES, createCatalogue } from './create-catalogue.ts';
import { createIndexes, indexDownwards, type Index } from './create-indexes.ts';
import type { DatabaseKind } from './database-kind.ts';

/** Every change of the schema since the first release, oldest first; released ones are never edited. */
export function migrationsFor(kind: DatabaseKind): Record<string, Migration> {
  return {
    '0001_catalogue': { up: (database) => createCatalogue(database, kind) },
    '0002_sessions_by_counts': { up: (database) => createIndexes(database, SESSIONS_BY_COUNTS) },
    '0003_taxa_of_projects': { up: countProjectTaxa },
    '0004_long_lists_by_everything': {
      up: async (database) => {
        await createIndexes(database, LONG_LISTS);
        await indexDownwards(database, kind, 'occurrences', ['determination_score']);
      },
    },
    '0005_uncounted_loads': { up: createUncountedLoads },
    '0006_appearances': { up: (database) => addAppearances(database, kind) },
  };
}

/** What the pages of sessions sort by besides, and one session's captures through the night. */
const SESSIONS_BY_COUNTS: readonly Index[] = [
  ['events', 'project_id', 'captures_count', 'id'],
  ['events', 'deployment_id', 'start', 'id'],
  ['events', 'detections_count', 'id'],
  ['events', 'occurrences_count', 'id'],
  ['events', 'taxa_count', 'id'],
  ['events', 'duration_seconds', 'id'],
  ['captures', 'event_id', 'timestamp', 'id'],
];

/** What else the lists that grow without end are ordered by: sorting these would stop a service over one file. */
const LONG_LISTS: readonly Index[] = [
  ['events', 'updated_at', 'id'],
  ['events', 'end', 'id'],
  ['captures', 'detections_count', 'id'],
  ['occurrences', 'updated_at', 'id'],
  ['occurrences', 'determination_score', 'id'],
  ['occurrences', 'detections_count', 'id'],
];

/** A project's taxa by how often they occur in it. */
const PROJECT_TAXA_INDEXES: readonly Index[] = [['project_taxa', 'project_id', 'occurrences_count', 'taxon_id']];

/** How often each taxon occurs in each of its projects, and the order of a project's taxa by that. */
async function countProjectTaxa(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('project_taxa')
    .addColumn('occurrences_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Counted in one go: once a pair, the occurrences of a taxon would be read again for each of its projects.
  await sql`update project_taxa set occurrences_count = counted.occurrences
    from (select project_id, determination_id, count(*) as occurrences
      from occurrences group by project_id, determination_id) as counted
    where counted.project_id = project_taxa.project_id and counted.determination_id = project_taxa.taxon_id`.execute(
    database,
  );
  await createIndexes(database, PROJECT_TAXA_INDEXES);
}

/**
 * Where loads mark that their rows are to be counted. An earlier release left no mark when a load was cut off, so a
 * database that was loaded is counted once more; one made by `--scale` has made-up counters, which stay.
 */
async function createUncountedLoads(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('uncounted_loads')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('running_until_ms', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into uncounted_loads (source, running_until_ms)
    select distinct source, 0 from load_keys where source <> 'scale'`.execute(database);
}

const APPEARANCES = ['first_appearance_timestamp', 'last_appearance_timestamp'] as const;

/** Occurrences by when they were seen, and whatever belongs to a project's deployments by the names of those. */
const APPEARANCE_INDEXES: readonly Index[] = [
  ...APPEARANCES.map((column): Index => ['occurrences', column, 'id']),
  ['deployments', 'project_id', 'name', 'id'],
];

/** When each occurrence was seen first and last: the times of its captures. */
async function addAppearances(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  for (const column of APPEARANCES) await database.schema.alterTable('occurrences').addColumn(column, text).execute();
  await sql`update occurrences set first_appearance_timestamp = seen.first, last_appearance_timestamp = seen.last
    from (select detections.occurrence_id, min(captures.timestamp) as first, max(captures.timestamp) as last
      from detections join captures on captures.id = detections.capture_id group by detections.occurrence_id) as seen
    where seen.occurrence_id = occurrences.id`.execute(database);
  await indexDownwards(database, kind, 'occurrences', APPEARANCES);
  await createIndexes(database, APPEARANCE_INDEXES);
}

/** Every index of the migrations above: which orderings of a long list need no sort is read off these. */
export const INDEXES: readonly Index[] = [
  ...CATALOGUE_INDEXES,
  ...SESSIONS_BY_COUNTS,
  ...PROJECT_TAXA_INDEXES,
  ...LONG_LISTS,
  ...APPEARANCE_INDEXES,
];
