import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';

/**
 * The lists whose records wait until their session is complete; `taxa` wait for their parents. Of a package, `observed`
 * are the observations of events, and `shown` those of media that show their animals (`EventObservations`).
 */
export type StagedList = 'events' | 'captures' | 'occurrences' | 'taxa' | 'observed' | 'shown';

export interface StagedRecord {
  key: string;
  /** id there of the deployment, or of the project where there is none */
  part: string;
  /** id there of the session */
  event: string | null;
  record: object;
}

/** SQLite binds at most 32,766 values a statement. */
const KEYS_AT_A_TIME = 5_000;

/** Stages records; one that is staged already is replaced. */
export async function stage(
  transaction: Database,
  source: string,
  list: StagedList,
  records: readonly StagedRecord[],
): Promise<void> {
  const rows = new Map(records.map((one) => [one.key, one]));
  await unstage(transaction, source, list, [...rows.keys()]);
  await insertRows(
    transaction,
    'staged_records',
    [...rows.values()].map(({ key, part, event, record }) => ({
      source,
      list,
      key,
      part,
      event,
      record: JSON.stringify(record),
    })),
  );
}

export async function unstage(
  transaction: Database,
  source: string,
  list: StagedList,
  keys: readonly string[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += KEYS_AT_A_TIME) {
    await transaction
      .deleteFrom('staged_records')
      .where('source', '=', source)
      .where('list', '=', list)
      .where('key', 'in', keys.slice(from, from + KEYS_AT_A_TIME))
      .execute();
  }
}

/** Removes what is staged of a part. */
export async function unstagePart(
  transaction: Database,
  source: string,
  lists: readonly StagedList[],
  part: string,
): Promise<void> {
  await transaction
    .deleteFrom('staged_records')
    .where('source', '=', source)
    .where('list', 'in', lists)
    .where('part', '=', part)
    .execute();
}

/** The staged records of sessions; null: those of no session. Their type is that of the list's reader. */
export async function stagedRecords<Rec extends { id: number }>(
  database: Database,
  at: { source: string; list: StagedList; part: string },
  events: readonly string[] | null,
): Promise<Rec[]> {
  const rows = await database
    .selectFrom('staged_records')
    .select(['record'])
    .where('source', '=', at.source)
    .where('list', '=', at.list)
    .where('part', '=', at.part)
    .where((is) => (events === null ? is('event', 'is', null) : is('event', 'in', events)))
    .execute();
  return rows.map(({ record }) => JSON.parse(record) as Rec).toSorted((a, b) => a.id - b.id);
}

/** How many records are staged of each session of a part; the key null: of no session. */
export async function stagedCounts(
  database: Database,
  at: { source: string; list: StagedList; part: string },
): Promise<Map<string | null, number>> {
  const rows = await database
    .selectFrom('staged_records')
    .select(['event', ({ fn }) => fn.countAll<number | string>().as('n')])
    .where('source', '=', at.source)
    .where('list', '=', at.list)
    .where('part', '=', at.part)
    .groupBy('event')
    .execute();
  return new Map(rows.map(({ event, n }) => [event, Number(n)]));
}

/** Which of these keys are staged. */
export async function stagedAmong(
  database: Database,
  source: string,
  list: StagedList,
  keys: readonly string[],
): Promise<Set<string>> {
  const staged = new Set<string>();
  for (let from = 0; from < keys.length; from += KEYS_AT_A_TIME) {
    const rows = await database
      .selectFrom('staged_records')
      .select('key')
      .where('source', '=', source)
      .where('list', '=', list)
      .where('key', 'in', keys.slice(from, from + KEYS_AT_A_TIME))
      .execute();
    for (const { key } of rows) staged.add(key);
  }
  return staged;
}
