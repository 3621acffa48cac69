import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { plainText } from '#contract/plain-text.ts';
import { analyses } from './analyses.ts';
import { kindOf } from './database-kind.ts';
import type { Database } from './open-database.ts';

/** Captures shown as an event's examples (spec 2.5). */
const EXAMPLES = 3;
/**
 * SQLite blocks the process while it runs a statement, so it counts in steps of this many ids, about 50 ms each.
 * PostgreSQL counts everything at once, which is faster there.
 */
const STEPS = { captures: 20_000, occurrences: 20_000, events: 50, deployments: 5 } as const;
/** 1 for an occurrence that a person has looked at, 0 for one that a model determined, null where neither is known. */
const IS_PERSONS = sql`case when looked_at > 0 then 1
  when identification_method = 'machine' or model_id is not null or model_taxon_id is not null then 0 end`;
/** The number of occurrences that a person has looked at; null where it is not known of any. */
const VERIFIED = sql`coalesce(sum(${IS_PERSONS}), case when count(*) = 0 then 0 end)`;
/** The number of occurrences of which it is not known who determined them. */
const UNATTRIBUTED = sql`count(*) - count(${IS_PERSONS})`;
const SEARCHED = ['projects', 'deployments', 'taxa', 'storage_sources'] as const;

/**
 * Updates what is derived from other rows: every stored counter, the first and last appearance of occurrences, the
 * example captures of events (those with the most detections, of those with a time), and the texts that `search` compares. The totals of a
 * storage source that was never indexed stay null.
 *
 * @param onPart called with what is counted next: of millions of rows each takes minutes
 *
 * @throws the signal's reason, between two statements
 */
export async function refreshCounters(
  database: Database,
  signal?: AbortSignal,
  onPart: (part: string) => void = () => {},
): Promise<void> {
  const run = async (statement: ReturnType<typeof sql>) => {
    // SQLite's driver is synchronous: this lets other requests run between two statements.
    await nextTurn();
    signal?.throwIfAborted();
    await statement.execute(database);
  };
  const inSteps = async (table: keyof typeof STEPS, statementFor: (ids: Ids) => ReturnType<typeof sql>) => {
    for (const ids of await stepsOf(database, table)) await run(statementFor(ids));
  };
  // PostgreSQL needs statistics to plan the statements below: 0.6 s instead of 28 s for the sample.
  for (const statement of await analyses(database)) await run(statement);
  onPart('captures');
  await inSteps('captures', captureCounters);
  onPart('occurrences');
  await inSteps('occurrences', occurrenceCounters);
  onPart('sessions');
  await run(sql`delete from event_example_captures`);
  await inSteps('events', eventExamples);
  await inSteps('events', eventCounters);
  onPart('deployments');
  await inSteps(
    'deployments',
    (ids) => sql`update deployments set
      events_count = (select count(*) from events where events.deployment_id = deployments.id),
      captures_count = coalesce(taken.number, 0),
      first_capture_timestamp = taken.first,
      last_capture_timestamp = taken.last,
      occurrences_count = (select count(*) from occurrences where occurrences.deployment_id = deployments.id),
      verified_count = (select ${VERIFIED} from occurrences where occurrences.deployment_id = deployments.id),
      unattributed_count = (select ${UNATTRIBUTED} from occurrences where occurrences.deployment_id = deployments.id),
      taxa_count = (select count(distinct determination_id) from occurrences
        where occurrences.deployment_id = deployments.id)
      from deployments as each left join (
        select deployment_id, count(*) as number, min(timestamp) as first, max(timestamp) as last
        from captures where deployment_id ${ids} group by deployment_id) as taken on taken.deployment_id = each.id
      where each.id = deployments.id and deployments.id ${ids}`,
  );
  await run(sql`update projects set
    deployments_count = (select count(*) from deployments where deployments.project_id = projects.id),
    events_count = (select count(*) from events where events.project_id = projects.id),
    captures_count = (select count(*) from captures where captures.project_id = projects.id),
    occurrences_count = (select count(*) from occurrences where occurrences.project_id = projects.id)`);
  onPart('taxa');
  await run(sql`delete from project_taxa`);
  await inSteps(
    'occurrences',
    (
      ids,
    ) => sql`insert into project_taxa (project_id, taxon_id, occurrences_count, verified_count, last_detected, best_score)
      select project_id, determination_id, count(*), ${VERIFIED},
        max(last_appearance_timestamp), max(determination_score) from occurrences
      where id ${ids} and determination_id is not null group by project_id, determination_id
      on conflict (project_id, taxon_id) do update set
        occurrences_count = project_taxa.occurrences_count + excluded.occurrences_count,
        verified_count = coalesce(project_taxa.verified_count + excluded.verified_count,
          project_taxa.verified_count, excluded.verified_count),
        last_detected = ${larger('last_detected')}, best_score = ${larger('best_score')}`,
  );
  await run(sql`update taxa set
    occurrences_count = (select count(*) from occurrences where occurrences.determination_id = taxa.id)`);
  // Another service gives the number of deployments of a source (spec 2.7), not which ones: that number stays.
  await run(sql`update storage_sources set
    deployments_count = (select count(*) from deployments where deployments.storage_source_id = storage_sources.id)
    where id in (select storage_source_id from deployments)`);
  await refreshSearchText(database);
}

/**
 * The same for a few sessions, with their captures and occurrences: a load shows them before it counts everything. The
 * counters of deployments, projects and taxa are left as they are.
 */
export async function refreshSessions(database: Database, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length === 0) return;
  const ids = sql`in (${sql.join(eventIds)})`;
  await captureCounters(sql`in (select id from captures where event_id ${ids})`).execute(database);
  await occurrenceCounters(sql`in (select id from occurrences where event_id ${ids})`).execute(database);
  await sql`delete from event_example_captures where event_id ${ids}`.execute(database);
  await eventExamples(ids).execute(database);
  await eventCounters(ids).execute(database);
}

type Ids = ReturnType<typeof sql>;

/** The larger of a stored value and one to insert; either may be null. */
function larger(column: string): Ids {
  const [stored, added] = [sql.ref(`project_taxa.${column}`), sql.ref(`excluded.${column}`)];
  return sql`case when ${stored} is null or ${added} > ${stored} then ${added} else ${stored} end`;
}

/** One scan of both tables: a subquery for each row takes PostgreSQL ten times as long. */
const captureCounters = (ids: Ids) => sql`update captures set detections_count = found.number
  from (select captures.id, count(detections.id) as number
    from captures left join detections on detections.capture_id = captures.id
    where captures.id ${ids} group by captures.id) as found
  where found.id = captures.id and captures.detections_count <> found.number`;

const occurrenceCounters = (ids: Ids) => sql`update occurrences set detections_count = found.number,
  first_appearance_timestamp = found.first, last_appearance_timestamp = found.last
  from (select occurrences.id, count(captures.id) as number, min(captures.timestamp) as first,
      max(captures.timestamp) as last
    from occurrences left join detections on detections.occurrence_id = occurrences.id
      left join captures on captures.id = detections.capture_id
    where occurrences.id ${ids} group by occurrences.id) as found
  where found.id = occurrences.id and (occurrences.detections_count <> found.number
    or occurrences.first_appearance_timestamp is distinct from found.first
    or occurrences.last_appearance_timestamp is distinct from found.last)`;

const eventExamples = (ids: Ids) => sql`insert into event_example_captures (event_id, position, capture_id)
  select event_id, position, id from (
    select id, event_id, row_number() over (partition by event_id order by detections_count desc, id) as position
    from captures where event_id ${ids} and timestamp is not null) as ranked
  where position <= ${sql.lit(EXAMPLES)}`;

const eventCounters = (ids: Ids) => sql`update events set
  captures_count = (select count(*) from captures where captures.event_id = events.id),
  processed_captures_count = (select case when count(*) = count(marked) then coalesce(sum(marked), 0) end
    from (select case when detections_count > 0 then 1 else is_processed end as marked
      from captures where captures.event_id = events.id) as marks),
  detections_count = (select count(*) from detections
    join captures on captures.id = detections.capture_id where captures.event_id = events.id),
  occurrences_count = (select count(*) from occurrences where occurrences.event_id = events.id),
  verified_count = (select ${VERIFIED} from occurrences where occurrences.event_id = events.id),
  unattributed_count = (select ${UNATTRIBUTED} from occurrences where occurrences.event_id = events.id),
  taxa_count = (select count(distinct determination_id) from occurrences where occurrences.event_id = events.id)
  where events.id ${ids}`;

/** Ranges of ids, `between … and …`, that together cover the table. */
async function stepsOf(database: Database, table: keyof typeof STEPS): Promise<Ids[]> {
  const { last } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  const most = last ?? 0;
  const step = kindOf(database) === 'sqlite' ? STEPS[table] : most;
  const steps: Ids[] = [];
  for (let from = 1; from <= most; from += step) steps.push(sql`between ${from} and ${from + step - 1}`);
  return steps;
}

/** Sets the totals of the storage sources with these ids from the captures of their deployments. */
export async function indexStorage(database: Database, sourceIds: readonly number[]): Promise<void> {
  await sql`update storage_sources set
    total_files_indexed = coalesce(totals.number, 0),
    total_captures_indexed = coalesce(totals.number, 0),
    total_size_indexed = coalesce(totals.bytes, 0)
    from storage_sources as each left join (
      select storage_source_id, count(*) as number, sum(size_bytes) as bytes
      from captures join deployments on deployments.id = captures.deployment_id
      group by storage_source_id) as totals on totals.storage_source_id = each.id
    where each.id = storage_sources.id and storage_sources.id in (${sql.join(sourceIds)})`.execute(database);
}

/**
 * Sets `search_text`, which `search` compares, from every name: without letter case and accents, which SQL cannot
 * remove.
 */
async function refreshSearchText(database: Database): Promise<void> {
  for (const table of SEARCHED) {
    const rows = await database.selectFrom(table).select(['id', 'name', 'search_text']).execute();
    for (const { id, name, search_text } of rows) {
      const plain = plainText(name);
      if (plain !== search_text) {
        await database.updateTable(table).set({ search_text: plain }).where('id', '=', id).execute();
      }
    }
  }
}
