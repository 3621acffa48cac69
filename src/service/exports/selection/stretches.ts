import { setImmediate as turn } from 'node:timers/promises';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Look } from '#contract/records/looks.ts';
import { ANIMAL_COLUMNS, ANIMAL_FIELDS } from '#contract/records/animal-fields.ts';
import { keptFilter } from '#service/database/kept-filter.ts';
import type { Database } from '#service/database/open-database.ts';
import { retryWhileUnavailable } from '#service/exports/retry-while-unavailable.ts';
import { idsIn } from '#service/database/ids-in.ts';
import { coversNights } from './declared-period.ts';
import type { ExportSelection } from './export-selection.ts';
import { hasSessionConditions, sessionConditions } from './session-conditions.ts';

/** The tables whose rows are exported in stretches. */
export type StretchTable = 'deployments' | 'events' | 'captures' | 'occurrences';

export interface Stretches<Row> {
  table: StretchTable;
  selection: ExportSelection;
  /** most rows that are read at a time */
  size: number;
  /** While the database is unavailable the next stretch waits, until this is aborted. */
  signal?: AbortSignal | undefined;
  /** reads the rows of a stretch, which is a condition on `table` and, but for deployments, on a joined `events` */
  read: (stretch: RawBuilder<SqlBool>) => Promise<Row[]>;
}

/**
 * The selected rows of a table, by deployment where some are selected, then by id, in stretches. A stretch is a range of
 * `size` ids of the project, deployment or event, whether or not its rows are selected, so that none takes long to read:
 * on SQLite a read blocks all others. After each the event loop turns once: SQLite answers within the same turn, and many
 * stretches without one would keep all requests, timers and time-outs waiting. Stretches may be empty.
 */
export async function* stretches<Row>(database: Database, wanted: Stretches<Row>): AsyncGenerator<Row[]> {
  const { table, selection, size, signal, read } = wanted;
  const selected = selectedRows(database, table, selection);
  for (const narrow of ranges(table, selection)) {
    for (let after = 0; ;) {
      signal?.throwIfAborted();
      const stretch = await retryWhileUnavailable(signal, async () => {
        const id = sql.ref(`${table}.id`);
        const { rows } = await sql<{ id: number }>`select ${id} as id from ${sql.table(table)}
          where ${narrow} and ${id} > ${after} order by ${id} limit 1 offset ${size - 1}`.execute(database);
        const end = rows[0]?.id ?? null;
        const upTo = end === null ? sql`` : sql` and ${id} <= ${end}`;
        return { end, rows: await read(sql<SqlBool>`(${narrow} and ${id} > ${after}${upTo} and ${selected})`) };
      });
      yield stretch.rows;
      await turn();
      if (stretch.end === null) break;
      after = stretch.end;
    }
  }
}

/** Whether a condition on rows of this table names the joined `events`: only then a count has to join them. */
export function needsSessions(table: StretchTable, selection: ExportSelection): boolean {
  return table !== 'events' && table !== 'deployments' && hasSessionConditions(selection);
}

/** Conditions that together hold for all rows that may be selected; each has an index that is ordered by id. */
function ranges(table: StretchTable, selection: ExportSelection): RawBuilder<SqlBool>[] {
  const { projectId, deploymentIds, eventId } = selection;
  const is = (column: string, id: number) => sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${id}`;
  if (table !== 'deployments' && eventId !== null) return [is(table === 'events' ? 'id' : 'event_id', eventId)];
  if (table !== 'deployments' && deploymentIds !== null) return deploymentIds.map((id) => is('deployment_id', id));
  return [is('project_id', projectId)];
}

/** Who determined an occurrence, as lists say it (`looksOf`). */
const LOOKED: Readonly<Record<Look, RawBuilder<SqlBool>>> = {
  person: sql`occurrences.looked_at > 0`,
  model: sql`occurrences.looked_at = 0 and (occurrences.identification_method = 'machine'
    or occurrences.model_id is not null or occurrences.model_taxon_id is not null)`,
  disagree: sql`occurrences.looked_at > 0 and occurrences.model_taxon_id is not null
    and (occurrences.determination_id is null or occurrences.model_taxon_id <> occurrences.determination_id)`,
};

/** The conditions of a selection on a row within its range. */
function selectedRows(database: Database, table: StretchTable, selection: ExportSelection): RawBuilder<SqlBool> {
  const { deploymentIds, eventId, taxonIds, lowestScore, ofAnimal } = selection;
  const sessions = sessionConditions(selection);
  if (table === 'deployments') {
    const some = deploymentIds === null ? sql`` : sql` and ${idsIn(database, 'deployments.id', deploymentIds)}`;
    if (eventId === null && !hasSessionConditions(selection)) return sql<SqlBool>`1 = 1${some}`;
    const one = eventId === null ? sql`` : sql` and events.id = ${eventId}`;
    const ran = sql<SqlBool>`exists (select 1 from events where events.deployment_id = deployments.id and ${sessions}${one})`;
    return eventId === null ? sql<SqlBool>`(${ran} or ${coversNights(selection)})${some}` : sql<SqlBool>`${ran}${some}`;
  }
  // Without an event the range is a deployment already.
  const of =
    deploymentIds === null || eventId === null
      ? sql``
      : sql` and ${idsIn(database, `${table}.deployment_id`, deploymentIds)}`;
  if (table !== 'occurrences') return sql<SqlBool>`${sessions}${of}`;
  const taxa = taxonIds === null ? sql`` : sql` and ${idsIn(database, 'occurrences.determination_id', taxonIds)}`;
  // A person's determination has no score.
  const score =
    lowestScore === null
      ? sql``
      : sql` and (occurrences.looked_at > 0 or occurrences.determination_score >= ${lowestScore})`;
  const animal = ANIMAL_FIELDS.flatMap((field) => {
    const wanted = ofAnimal[field];
    if (wanted === undefined) return [];
    return [sql` and ${keptFilter('occurrences', ANIMAL_COLUMNS[field])(wanted)}`];
  });
  const looked = ofAnimal.looked === undefined ? sql`` : sql` and ${LOOKED[ofAnimal.looked]}`;
  return sql<SqlBool>`${sessions}${of}${taxa}${score}${sql.join(animal, sql``)}${looked}`;
}
