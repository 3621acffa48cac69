import type { Database } from '#service/database/open-database.ts';
import { retryWhileUnavailable } from './retry-while-unavailable.ts';

/**
 * Which occurrences an export contains (spec 2.6); null: all. An event belongs to the deployment, and that to the
 * project.
 */
export interface OccurrenceSelection {
  projectId: number;
  /** first and last day (YYYY-MM-DD) of the sessions, both included */
  firstDay: string | null;
  lastDay: string | null;
  deploymentId: number | null;
  eventId: number | null;
}

/** How many occurrences are selected. */
export async function countSelected(database: Database, selection: OccurrenceSelection): Promise<number> {
  const { firstDay, lastDay } = selection;
  const counted = await narrowed(database, selection)
    .$if(firstDay !== null || lastDay !== null, (query) => withinDays(query, selection))
    .select(({ fn }) => fn.countAll<number | string>().as('selected'))
    .executeTakeFirstOrThrow();
  return Number(counted.selected);
}

/**
 * The selected occurrences by id, in chunks of at most `size` rows. A chunk is a range of all occurrences of the
 * project, deployment or event, whether or not their days are selected, so that none takes long to read: on SQLite a
 * read blocks all others. Chunks may be empty. While the database is unavailable the next chunk waits, until `signal`
 * is aborted.
 */
export async function* selectedStretches(
  database: Database,
  selection: OccurrenceSelection,
  size: number,
  signal?: AbortSignal,
) {
  for (let after = 0; ;) {
    const stretch = await retryWhileUnavailable(signal, () => stretchAfter(database, selection, after, size));
    yield stretch.rows;
    if (stretch.end === null) return;
    after = stretch.end;
  }
}

/** @returns its rows, and its last id; null for the last chunk */
async function stretchAfter(database: Database, selection: OccurrenceSelection, after: number, size: number) {
  const last = await narrowed(database, selection)
    .select('occurrences.id')
    .where('occurrences.id', '>', after)
    .orderBy('occurrences.id')
    .limit(1)
    .offset(size - 1)
    .executeTakeFirst();
  const end = last?.id ?? null;
  return { rows: await rowsBetween(database, selection, after, end), end };
}

function rowsBetween(database: Database, selection: OccurrenceSelection, after: number, end: number | null) {
  return withinDays(narrowed(database, selection), selection)
    .innerJoin('deployments', 'deployments.id', 'occurrences.deployment_id')
    .innerJoin('taxa', 'taxa.id', 'occurrences.determination_id')
    .select([
      'occurrences.id as occurrence_id',
      'taxa.name as determination',
      'taxa.rank',
      'occurrences.determination_score',
      'events.id as event_id',
      'events.start as event_start',
      'events.end as event_end',
      'deployments.id as deployment_id',
      'deployments.name as deployment_name',
      'deployments.latitude',
      'deployments.longitude',
    ])
    .where('occurrences.id', '>', after)
    .$if(end !== null, (query) => query.where('occurrences.id', '<=', end))
    .orderBy('occurrences.id')
    .execute();
}

/** Filtered by the narrowest of the three only, which has an index ordered by id. */
function narrowed(database: Database, { projectId, deploymentId, eventId }: OccurrenceSelection) {
  const occurrences = database.selectFrom('occurrences');
  if (eventId !== null) return occurrences.where('occurrences.event_id', '=', eventId);
  if (deploymentId !== null) return occurrences.where('occurrences.deployment_id', '=', deploymentId);
  return occurrences.where('occurrences.project_id', '=', projectId);
}

function withinDays(query: ReturnType<typeof narrowed>, { firstDay, lastDay }: OccurrenceSelection) {
  return query
    .innerJoin('events', 'events.id', 'occurrences.event_id')
    .$if(firstDay !== null, (days) => days.where('events.start', '>=', `${firstDay}T00:00:00`))
    .$if(lastDay !== null, (days) => days.where('events.start', '<=', `${lastDay}T23:59:59`));
}
