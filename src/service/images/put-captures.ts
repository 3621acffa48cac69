import { sql, type Selectable } from 'kysely';
import { formatTimestamp, wallSeconds } from '#contract/time.ts';
import { idPairs, idsIn } from '#service/database/ids-in.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { refreshSessions } from '#service/database/refresh-counters.ts';
import type { Tables } from '#service/database/tables.ts';
import { nextIds } from '#service/load/loaded-rows.ts';
import { indexedImagePath } from '#service/record-links.ts';
import { isImpossible } from './clock.ts';
import type { IndexRun, Moment, Settled, StoredFile } from './index-run.ts';

type Capture = Selectable<Tables['captures']>;

interface CapturesOf {
  settled: Settled;
  moments: readonly Moment[];
  /** id of the session at a time; null: none */
  eventAt: (instantMs: number) => number | null;
}

/** Inserts the captures that are missing, and changes those that differ, in a transaction. */
export async function putCaptures(run: IndexRun, transaction: Database, { settled, moments, eventAt }: CapturesOf) {
  const stored = await capturesOf(transaction, moments);
  const nowMs = Date.now();
  /** sessions and deployments whose captures change; null: of captures without one */
  const [touched, changed] = [new Set<number | null>(), new Set<number | null>()];
  const added: { moment: Moment; row: ReturnType<typeof captureRow> }[] = [];
  /** captures of files that had none */
  const ofFiles = new Map<number, number>();
  for (const moment of moments) {
    const seconds = wallSeconds(moment[0].taken ?? '') + settled.shift;
    const isPossible = !isImpossible(seconds, nowMs);
    const eventId = isPossible ? eventAt(seconds * 1_000) : null;
    const row = captureRow(run, moment, { settled, eventId, timestamp: isPossible ? formatTimestamp(seconds) : null });
    const captureId = moment.find(({ capture_id }) => capture_id !== null)?.capture_id ?? null;
    if (captureId === null) {
      if (isPossible && moment.some(({ state }) => state === 'indexed')) added.push({ moment, row });
      continue;
    }
    for (const { id, capture_id } of moment) if (capture_id === null) ofFiles.set(id, captureId);
    const before = stored.get(captureId);
    if (before === undefined || isEqual(before, row)) continue;
    await transaction.updateTable('captures').set(row).where('id', '=', captureId).execute();
    for (const id of [before.deployment_id, settled.id]) changed.add(id);
    for (const id of [before.event_id, eventId]) touched.add(id);
  }
  const ids = await nextIds(transaction, 'captures', added.length);
  await insertRows(
    transaction,
    'captures',
    added.map(({ row }, index) => ({ ...row, id: ids[index] ?? 0, width: null, height: null })),
  );
  for (const [index, { moment, row }] of added.entries()) {
    for (const { id } of moment) ofFiles.set(id, ids[index] ?? 0);
    touched.add(row.event_id);
  }
  await markSettled(transaction, moments, ofFiles);
  await refreshSessions(transaction, idsAmong(touched));
  run.state.captures += added.length;
  const times = added.flatMap(({ row }) => row.timestamp ?? []);
  await count(run, transaction, { deploymentId: settled.id, added: times, changed: idsAmong(changed) });
}

function idsAmong(ids: ReadonlySet<number | null>): number[] {
  return [...ids].filter((id) => id !== null);
}

async function capturesOf(transaction: Database, moments: readonly Moment[]): Promise<Map<number, Capture>> {
  const ids = moments.flatMap((moment) => moment.flatMap(({ capture_id }) => capture_id ?? []));
  if (ids.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('captures')
    .selectAll()
    .where(idsIn(transaction, 'id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function captureRow(
  { source }: IndexRun,
  moment: Moment,
  { settled, eventId, timestamp }: { settled: Settled; eventId: number | null; timestamp: string | null },
) {
  // Of exposures the first is shown; of what has vanished none is.
  const shown = moment
    .filter(({ state }) => state === 'indexed')
    .reduce<StoredFile | null>((least, one) => (least === null || one.name < least.name ? one : least), null);
  return {
    project_id: source.projectId,
    deployment_id: settled.id,
    event_id: eventId,
    timestamp,
    image: shown === null ? '' : indexedImagePath(source.sourceId, shown.folder, shown.name),
    size_bytes: shown?.size_bytes ?? null,
  };
}

function isEqual(capture: Capture, row: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(row).every(([column, value]) => capture[column as keyof Capture] === value);
}

/** Notes which capture the files belong to, and that they were compared with it. */
async function markSettled(transaction: Database, moments: readonly Moment[], ofFiles: ReadonlyMap<number, number>) {
  const changed = moments.flat().filter(({ id, is_settled }) => is_settled === 0 || ofFiles.has(id));
  if (changed.length === 0) return;
  const found = idPairs(
    transaction,
    changed.map(({ id, capture_id }) => [id, ofFiles.get(id) ?? capture_id]),
  );
  await sql`update image_files set capture_id = found.other, is_settled = 1 from ${found} as found
    where image_files.id = found.id`.execute(transaction);
}

interface Change {
  /** the deployment that is settled */
  deploymentId: number;
  /** times of the captures that were added */
  added: readonly string[];
  /** deployments with captures that were there and have changed, or have come from them */
  changed: readonly number[];
}

/** Adds new captures to the counters of their deployment, project and source, which are true after every batch. */
async function count({ source }: IndexRun, transaction: Database, { deploymentId, added, changed }: Change) {
  const { projectId, sourceId } = source;
  for (const id of changed) await recount(transaction, id);
  if (added.length === 0) return;
  // Counting all captures after each batch would take a time that grows with the square of their number.
  if (!changed.includes(deploymentId)) await countAdded(transaction, deploymentId, added);
  await addTo(transaction, ['projects', projectId, 'captures_count'], added.length);
  await addTo(transaction, ['storage_sources', sourceId, 'total_captures_indexed'], added.length);
}

type CounterOf<Table extends 'projects' | 'storage_sources' | 'deployments'> = readonly [
  table: Table,
  id: number,
  column: keyof Tables[Table] & string,
];

/** Adds rows to a counter, in the transaction that inserts them. */
export async function addTo(
  transaction: Database,
  [table, id, column]: CounterOf<'projects'> | CounterOf<'storage_sources'> | CounterOf<'deployments'>,
  number: number,
): Promise<void> {
  const counter = sql.ref(column);
  await sql`update ${sql.table(table)} set ${counter} = ${counter} + ${sql.lit(number)} where id = ${id}`.execute(
    transaction,
  );
}

async function recount(transaction: Database, deploymentId: number): Promise<void> {
  await sql`update deployments set captures_count = found.number, first_capture_timestamp = found.first,
      last_capture_timestamp = found.last
    from (select count(*) as number, min(timestamp) as first, max(timestamp) as last
      from captures where deployment_id = ${deploymentId}) as found
    where deployments.id = ${deploymentId}`.execute(transaction);
}

async function countAdded(transaction: Database, deploymentId: number, added: readonly string[]): Promise<void> {
  const before = await transaction
    .selectFrom('deployments')
    .select(['captures_count', 'first_capture_timestamp as first', 'last_capture_timestamp as last'])
    .where('id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  const times = [...added, before.first ?? [], before.last ?? []].flat().toSorted();
  await transaction
    .updateTable('deployments')
    .set({
      captures_count: before.captures_count + added.length,
      first_capture_timestamp: times[0] ?? null,
      last_capture_timestamp: times.at(-1) ?? null,
    })
    .where('id', '=', deploymentId)
    .execute();
}
