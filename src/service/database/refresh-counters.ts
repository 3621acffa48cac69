import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import { refreshSearchText } from './refresh-search-text.ts';

/** Captures shown as an event's examples (spec 2.5). */
const EXAMPLES = 3;

/**
 * Sets every stored counter from the rows it counts, and the captures that events show as examples: those with the
 * most detections, and the texts that `search` looks in. The totals of a storage source that was never indexed stay null.
 */
export async function refreshCounters(database: Database): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(database);
  // PostgreSQL plans the counting below by what it knows of the tables: 0.6 s in place of 28 s for the sample.
  await run(sql`analyze`);
  const detections = sql`(select count(*) from detections where detections.capture_id = captures.id)`;
  await run(sql`update captures set detections_count = ${detections} where detections_count <> ${detections}`);
  await run(sql`update occurrences set detections_count =
    (select count(*) from detections where detections.occurrence_id = occurrences.id)`);
  await run(sql`delete from event_example_captures`);
  await run(sql`insert into event_example_captures (event_id, position, capture_id)
    select event_id, position, id from (
      select id, event_id, row_number() over (partition by event_id order by detections_count desc, id) as position
      from captures) as ranked
    where position <= ${sql.lit(EXAMPLES)}`);
  await run(sql`update events set
    captures_count = (select count(*) from captures where captures.event_id = events.id),
    detections_count = (select count(*) from detections
      join captures on captures.id = detections.capture_id where captures.event_id = events.id),
    occurrences_count = (select count(*) from occurrences where occurrences.event_id = events.id),
    taxa_count = (select count(distinct determination_id) from occurrences where occurrences.event_id = events.id)`);
  await run(sql`update deployments set
    events_count = (select count(*) from events where events.deployment_id = deployments.id),
    captures_count = (select count(*) from captures where captures.deployment_id = deployments.id),
    occurrences_count = (select count(*) from occurrences where occurrences.deployment_id = deployments.id),
    taxa_count = (select count(distinct determination_id) from occurrences
      where occurrences.deployment_id = deployments.id),
    first_capture_timestamp = (select min(timestamp) from captures where captures.deployment_id = deployments.id),
    last_capture_timestamp = (select max(timestamp) from captures where captures.deployment_id = deployments.id)`);
  await run(sql`update projects set
    deployments_count = (select count(*) from deployments where deployments.project_id = projects.id),
    events_count = (select count(*) from events where events.project_id = projects.id),
    captures_count = (select count(*) from captures where captures.project_id = projects.id),
    occurrences_count = (select count(*) from occurrences where occurrences.project_id = projects.id)`);
  await run(sql`delete from project_taxa`);
  await run(sql`insert into project_taxa (project_id, taxon_id, occurrences_count)
    select project_id, determination_id, count(*) from occurrences group by project_id, determination_id`);
  await run(sql`update taxa set
    occurrences_count = (select count(*) from occurrences where occurrences.determination_id = taxa.id)`);
  // Another service tells how many deployments use a source (spec 2.7), not which: that number stays.
  await run(sql`update storage_sources set
    deployments_count = (select count(*) from deployments where deployments.storage_source_id = storage_sources.id)
    where id in (select storage_source_id from deployments)`);
  await refreshSearchText(database);
}

/** Indexes the storage sources with these ids: their totals are those of the captures of their deployments. */
export async function indexStorage(database: Database, sourceIds: readonly number[]): Promise<void> {
  const captures = sql`from captures join deployments on deployments.id = captures.deployment_id
    where deployments.storage_source_id = storage_sources.id`;
  await sql`update storage_sources set
    total_files_indexed = (select count(*) ${captures}),
    total_captures_indexed = (select count(*) ${captures}),
    total_size_indexed = (select coalesce(sum(size_bytes), 0) ${captures})
    where id in (${sql.join(sourceIds)})`.execute(database);
}
