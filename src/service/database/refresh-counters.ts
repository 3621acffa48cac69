import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './open-database.ts';
import { refreshSearchText } from './refresh-search-text.ts';

/** Captures shown as an event's examples (spec 2.5). */
const EXAMPLES = 3;

/**
 * Sets every stored counter from the rows it counts, and the captures that events show as examples: those with the
 * most detections, and the texts that `search` looks in. The totals of a storage source that was never indexed stay null.
 *
 * @throws the signal's reason between two statements, where it is aborted
 */
export async function refreshCounters(database: Database, signal?: AbortSignal): Promise<void> {
  const run = async (statement: ReturnType<typeof sql>) => {
    // SQLite answers without ever waiting: between two statements others get their turn.
    await nextTurn();
    signal?.throwIfAborted();
    await statement.execute(database);
  };
  // PostgreSQL plans the counting below by what it knows of the tables: 0.6 s in place of 28 s for the sample.
  await run(sql`analyze`);
  for (const table of ['captures', 'occurrences'] as const) await run(countDetections(table));
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
    captures_count = coalesce(taken.number, 0),
    first_capture_timestamp = taken.first,
    last_capture_timestamp = taken.last,
    occurrences_count = (select count(*) from occurrences where occurrences.deployment_id = deployments.id),
    taxa_count = (select count(distinct determination_id) from occurrences
      where occurrences.deployment_id = deployments.id)
    from deployments as each left join (
      select deployment_id, count(*) as number, min(timestamp) as first, max(timestamp) as last
      from captures group by deployment_id) as taken on taken.deployment_id = each.id
    where each.id = deployments.id`);
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

/** In one walk over both tables: a count for each row by itself takes PostgreSQL ten times as long. */
function countDetections(table: 'captures' | 'occurrences') {
  const [counted, owner] = [sql.table(table), sql.ref(`detections.${table.slice(0, -1)}_id`)];
  return sql`update ${counted} set detections_count = found.number
    from (select ${counted}.id, count(detections.id) as number
      from ${counted} left join detections on ${owner} = ${counted}.id group by ${counted}.id) as found
    where found.id = ${counted}.id and ${counted}.detections_count <> found.number`;
}

/** Indexes the storage sources with these ids: their totals are those of the captures of their deployments. */
export async function indexStorage(database: Database, sourceIds: readonly number[]): Promise<void> {
  await sql`update storage_sources set
    total_files_indexed = coalesce(kept.number, 0),
    total_captures_indexed = coalesce(kept.number, 0),
    total_size_indexed = coalesce(kept.bytes, 0)
    from storage_sources as each left join (
      select storage_source_id, count(*) as number, sum(size_bytes) as bytes
      from captures join deployments on deployments.id = captures.deployment_id
      group by storage_source_id) as kept on kept.storage_source_id = each.id
    where each.id = storage_sources.id and storage_sources.id in (${sql.join(sourceIds)})`.execute(database);
}
