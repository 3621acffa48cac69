import { sql, type Transaction } from 'kysely';
import type { OpenDatabase } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';

/** All that indexing has made, by names, times and paths: ids depend on what was written first. */
const STATE = {
  deployments: sql`select name, search_text, latitude, longitude, events_count, captures_count, first_capture_timestamp,
    last_capture_timestamp from deployments`,
  events: sql`select deployments.name, start, "end", duration_seconds, events.captures_count from events
    join deployments on deployments.id = deployment_id`,
  examples: sql`select start, position, image from event_example_captures as example join events on events.id = example.event_id
    join captures on captures.id = capture_id`,
  captures: sql`select deployments.name, start, timestamp, captures.image, size_bytes from captures
    left join deployments on deployments.id = captures.deployment_id left join events on events.id = event_id`,
  files: sql`select folder, image_files.name, deployments.name as deployment, image_files.size_bytes, modified_ms, taken,
    fraction, moment, state, is_settled, captures.image, captures.timestamp from image_files
    left join deployments on deployments.id = image_files.deployment_id left join captures on captures.id = capture_id`,
  sources: sql`select name, search_text, mapping, total_files_indexed, total_size_indexed, total_captures_indexed,
    deployments_count from storage_sources join image_sources on storage_source_id = storage_sources.id`,
  projects: sql`select name, search_text, deployments_count, events_count, captures_count from projects`,
  marks: sql`select source from uncounted_loads`,
};

/** Rows whose stored counters are not those that SQL counts. */
const WRONG_COUNTERS = {
  sources: sql`select * from (select total_files_indexed, total_size_indexed, total_captures_indexed, deployments_count,
    (select count(*) from image_files where storage_source_id = storage_sources.id and state <> 'vanished') as files,
    (select coalesce(sum(size_bytes), 0) from image_files
      where storage_source_id = storage_sources.id and state <> 'vanished') as size,
    (select count(*) from captures) as captures,
    (select count(distinct capture_id) from image_files where storage_source_id = storage_sources.id) as of_files,
    (select count(*) from deployments where storage_source_id = storage_sources.id) as deployments
    from storage_sources) as counted
    where total_files_indexed <> files or total_size_indexed <> size or total_captures_indexed <> captures
      or captures <> of_files or deployments_count <> deployments`,
  projects: sql`select * from (select deployments_count, events_count, captures_count,
    (select count(*) from deployments where project_id = projects.id) as deployments,
    (select count(*) from events where project_id = projects.id) as sessions,
    (select count(*) from captures where project_id = projects.id) as captures from projects) as counted
    where deployments_count <> deployments or events_count <> sessions or captures_count <> captures`,
  deployments: sql`select * from (select name, events_count, captures_count, first_capture_timestamp, last_capture_timestamp,
    (select count(*) from events where deployment_id = deployments.id) as sessions,
    (select count(*) from captures where deployment_id = deployments.id) as captures,
    (select min(timestamp) from captures where deployment_id = deployments.id) as first,
    (select max(timestamp) from captures where deployment_id = deployments.id) as last from deployments) as counted
    where events_count <> sessions or captures_count <> captures
      or first_capture_timestamp is distinct from first or last_capture_timestamp is distinct from last`,
  events: sql`select * from (select start, captures_count,
    (select count(*) from captures where event_id = events.id) as captures from events) as counted
    where captures_count <> captures`,
};

/** What a database of images holds, as lines that are the same for every sequence of writes. */
export function stateOf(open: OpenDatabase): Promise<Record<keyof typeof STATE, string[]>> {
  return allOf(open, STATE);
}

/** Counters that are not true. */
export function wrongCountersOf(open: OpenDatabase): Promise<Record<keyof typeof WRONG_COUNTERS, string[]>> {
  return allOf(open, WRONG_COUNTERS);
}

/** Answers of one moment: a server may still end what a killed process has sent. */
function allOf<Name extends string>(
  { database, kind }: OpenDatabase,
  queries: Readonly<Record<Name, ReturnType<typeof sql>>>,
): Promise<Record<Name, string[]>> {
  const read = async (transaction: Transaction<Tables>) => {
    const found: Record<string, string[]> = {};
    for (const [name, query] of Object.entries<ReturnType<typeof sql>>(queries)) {
      const { rows } = await query.execute(transaction);
      found[name] = rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return found as Record<Name, string[]>;
  };
  const transaction = database.transaction();
  return kind === 'postgres'
    ? transaction.setIsolationLevel('repeatable read').execute(read)
    : transaction.execute(read);
}
