import { sql, type Kysely, type Migration } from 'kysely';
import { addImageFolders, IMAGE_INDEXES } from './add-image-folders.ts';
import { addKeptValues } from './add-kept-values.ts';
import { addLookedAt, IDENTIFICATION_INDEXES } from './add-looked-at.ts';
import { addPublicIds } from './add-public-ids.ts';
import { CATALOGUE_INDEXES, createCatalogue } from './create-catalogue.ts';
import { createCopyState } from './create-copy-state.ts';
import { createDeclaredRanks } from './create-declared-ranks.ts';
import { createOtherObservations } from './create-other-observations.ts';
import { createPastIds } from './create-past-ids.ts';
import { createIndexes, indexDownwards, type Index } from './create-indexes.ts';
import type { DatabaseKind } from '#service/database/database-kind.ts';
import { nameCopiedRecords } from './name-copied-records.ts';

/** Every schema change since the first release, oldest first; released ones are never edited. */
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
    '0007_export_orders': { up: addExportOrders },
    '0008_detection_boxes': { up: addDetectionBoxes },
    '0009_unreported_parts': { up: (database) => allowUnreported(database, kind) },
    '0010_staged_loads': { up: createStagedLoads },
    '0011_left_out_deployments': { up: (database) => addLeftOut(database, kind) },
    '0012_identifications': { up: addIdentifications },
    '0013_processed_captures': { up: addProcessed },
    '0014_publications': { up: addPublications },
    '0015_deployment_periods': { up: (database) => createDeploymentPeriods(database, kind) },
    '0016_folders_of_images': { up: (database) => addImageFolders(database, kind) },
    '0017_coordinate_uncertainty': { up: addCoordinateUncertainty },
    '0018_media_files': { up: addMediaFiles },
    '0019_declared_ranks': { up: (database) => createDeclaredRanks(database, kind) },
    '0020_public_ids': { up: (database) => addPublicIds(database, kind) },
    '0021_kept_values': { up: addKeptValues },
    '0022_ids_of_copies': { up: nameCopiedRecords },
    '0023_past_ids': { up: (database) => createPastIds(database, kind) },
    '0024_other_observations': { up: (database) => createOtherObservations(database, kind) },
    '0025_looked_at': { up: (database) => addLookedAt(database, kind) },
    '0026_copy_state': { up: (database) => createCopyState(database, kind) },
  };
}

/** Further orderings of the sessions pages, and the captures of a session by time. */
const SESSIONS_BY_COUNTS: readonly Index[] = [
  ['events', 'project_id', 'captures_count', 'id'],
  ['events', 'deployment_id', 'start', 'id'],
  ['events', 'detections_count', 'id'],
  ['events', 'occurrences_count', 'id'],
  ['events', 'taxa_count', 'id'],
  ['events', 'duration_seconds', 'id'],
  ['captures', 'event_id', 'timestamp', 'id'],
];

/** Further orderings of the lists that grow without limit: sorting them would block a service on SQLite. */
const LONG_LISTS: readonly Index[] = [
  ['events', 'updated_at', 'id'],
  ['events', 'end', 'id'],
  ['captures', 'detections_count', 'id'],
  ['occurrences', 'updated_at', 'id'],
  ['occurrences', 'determination_score', 'id'],
  ['occurrences', 'detections_count', 'id'],
];

/** A project's taxa by their number of occurrences in it. */
const PROJECT_TAXA_INDEXES: readonly Index[] = [['project_taxa', 'project_id', 'occurrences_count', 'taxon_id']];

/** Adds the number of occurrences of each taxon in each of its projects, with an index for that ordering. */
async function countProjectTaxa(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('project_taxa')
    .addColumn('occurrences_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // One grouping: a subquery per pair would read the occurrences of a taxon once for each of its projects.
  await sql`update project_taxa set occurrences_count = counted.occurrences
    from (select project_id, determination_id, count(*) as occurrences
      from occurrences group by project_id, determination_id) as counted
    where counted.project_id = project_taxa.project_id and counted.determination_id = project_taxa.taxon_id`.execute(
    database,
  );
  await createIndexes(database, PROJECT_TAXA_INDEXES);
}

/**
 * The table in which loads mark that their rows have to be counted. An earlier release left no mark when a load was
 * interrupted, so a database with loaded data is counted once more. One of generated sessions has made-up
 * counters, which stay.
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

/**
 * Occurrences by first and last appearance; deployments of a project by name, for all lists ordered by deployment name.
 */
const APPEARANCE_INDEXES: readonly Index[] = [
  ...APPEARANCES.map((column): Index => ['occurrences', column, 'id']),
  ['deployments', 'project_id', 'name', 'id'],
];

/** Adds the first and last appearance of each occurrence: the times of its captures. */
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

/** Adds what an order of an export names beyond the spec, and the checksum of its file. */
async function addExportOrders(database: Kysely<unknown>): Promise<void> {
  for (const column of ['filters', 'options']) {
    await database.schema
      .alterTable('exports')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo('{}'))
      .execute();
  }
  await database.schema.alterTable('exports').addColumn('sha256', 'text').execute();
}

/** Adds the box and the score of each detection; unknown for the rows of earlier releases. */
async function addDetectionBoxes(database: Kysely<unknown>): Promise<void> {
  for (const column of ['box_x', 'box_y', 'box_width', 'box_height', 'score']) {
    await database.schema.alterTable('detections').addColumn(column, 'double precision').execute();
  }
}

/** What other services may not report of a record, with the table that it refers to. */
const UNREPORTED = [
  ['captures', 'timestamp', null],
  ['captures', 'event_id', 'events'],
  ['captures', 'deployment_id', 'deployments'],
  ['occurrences', 'event_id', 'events'],
  ['occurrences', 'deployment_id', 'deployments'],
  ['occurrences', 'determination_id', 'taxa'],
  ['sites', 'project_id', 'projects'],
  ['devices', 'project_id', 'projects'],
  ['jobs', 'project_id', 'projects'],
] as const;

/** Lets the columns above be null, with the indexes for their orderings. */
async function allowUnreported(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const [table, column, owner] of UNREPORTED) {
    const change = sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}`;
    // Only libsql can do this, and it rewrites nothing but the schema: plain SQLite reads the file as before.
    const definition = owner === null ? sql`text` : sql`integer references ${sql.table(owner)} ("id")`;
    const nullable = kind === 'postgres' ? sql`drop not null` : sql`to ${sql.ref(column)} ${definition}`;
    await sql`${change} ${nullable}`.execute(database);
  }
  await indexDownwards(database, kind, 'captures', ['timestamp', 'event_id', 'deployment_id']);
  await indexDownwards(database, kind, 'captures', [['event_id', 'timestamp']]);
  await indexDownwards(database, kind, 'occurrences', ['event_id', 'deployment_id', 'determination_id']);
}

/**
 * What a load from another service needs to continue, and to ask the next time for what changed: how far each list was
 * read, the records that wait until their session is complete, and what the source said of a record when it was last taken.
 */
async function createStagedLoads(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('load_keys').addColumn('said', 'text').execute();
  await schema
    .createTable('load_lists')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('next_offset', 'integer', (column) => column.notNull())
    .addColumn('is_whole', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('load_lists_key', ['source', 'list', 'part'])
    .execute();
  await schema
    .createTable('staged_records')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('event', 'text')
    .addColumn('record', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('staged_records_key', ['source', 'list', 'key'])
    .execute();
  await schema
    .createIndex('staged_records_in_part')
    .on('staged_records')
    .columns(['source', 'list', 'part', 'event'])
    .execute();
}

/** Adds the period that a deployment's source declared, and which deployments the file of an export leaves out. */
async function addLeftOut(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  for (const column of ['period_start', 'period_end'])
    await database.schema.alterTable('deployments').addColumn(column, text).execute();
  await database.schema.alterTable('exports').addColumn('left_out', 'text').execute();
}

/** Adds who determined each occurrence, and whether that is a person or a machine; unknown for the rows of earlier releases. */
async function addIdentifications(database: Kysely<unknown>): Promise<void> {
  for (const column of ['identified_by', 'identification_method'])
    await database.schema.alterTable('occurrences').addColumn(column, 'text').execute();
}

/** Adds which captures were processed; not known of the rows of earlier releases. */
async function addProcessed(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('captures').addColumn('is_processed', 'integer').execute();
  await database.schema.alterTable('events').addColumn('processed_captures_count', 'integer').execute();
}

/** Adds what packages that are published say of a project; null where nothing was written. */
async function addPublications(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('projects').addColumn('publication', 'text').execute();
}

/** The numbers of the periods of deployments, which stay the same in later packages. */
async function createDeploymentPeriods(database: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const text = kind === 'postgres' ? sql`text collate "C"` : sql`text`;
  await database.schema
    .createTable('deployment_periods')
    .addColumn('deployment_id', 'integer', (column) => column.notNull().references('deployments.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('start', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('deployment_periods_key', ['deployment_id', 'number'])
    .execute();
}

/** Adds how uncertain the location of a deployment is, in metres; null where nothing was said. */
async function addCoordinateUncertainty(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('deployments').addColumn('coordinate_uncertainty_m', 'integer').execute();
}

/** Adds the path and the name that the source of a capture has for its file; null where it names none. */
async function addMediaFiles(database: Kysely<unknown>): Promise<void> {
  for (const column of ['file_path', 'file_name'])
    await database.schema.alterTable('captures').addColumn(column, 'text').execute();
}

/** Every index of the migrations above; they decide which orderings of a long list need no sort. */
export const INDEXES: readonly Index[] = [
  ...CATALOGUE_INDEXES,
  ...SESSIONS_BY_COUNTS,
  ...PROJECT_TAXA_INDEXES,
  ...LONG_LISTS,
  ...APPEARANCE_INDEXES,
  ...IMAGE_INDEXES,
  ...IDENTIFICATION_INDEXES,
];
