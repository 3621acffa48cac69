import { sql, type Selectable } from 'kysely';
import { formatTimestamp, wallSeconds } from '#contract/time.ts';
import { idsIn, tableOfPairs } from '#service/database/ids-in.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { refreshSessions } from '#service/database/refresh-counters.ts';
import type { Tables } from '#service/database/tables.ts';
import { nextIds } from '#service/load/loaded-rows.ts';
import { indexedImagePath } from '#service/record-links.ts';
import { isImpossible } from '#service/images/clock.ts';
import { countCaptures } from './count-captures.ts';
import { sourceLabel } from '#service/images/source-label.ts';
import type { IndexRun, Moment, Settled, StoredFile } from '#service/images/index-run.ts';

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
  const label = added.length === 0 ? '' : await sourceLabel(transaction, run.source.sourceId);
  await insertRows(
    transaction,
    'captures',
    added.map(({ row, moment }, index) => ({
      ...row,
      id: ids[index] ?? 0,
      width: null,
      height: null,
      // Where the file was when it was found, which stays when it is moved; another one may be there later.
      public_id: `${[label, moment[0].folder, moment[0].name].filter(Boolean).join('/')}@${moment[0].taken}`,
    })),
  );
  for (const [index, { moment, row }] of added.entries()) {
    for (const { id } of moment) ofFiles.set(id, ids[index] ?? 0);
    touched.add(row.event_id);
  }
  await markSettled(transaction, moments, ofFiles);
  await refreshSessions(transaction, idsAmong(touched));
  run.state.captures += added.length;
  const times = added.flatMap(({ row }) => row.timestamp ?? []);
  await countCaptures(run, transaction, { deploymentId: settled.id, added: times, changed: idsAmong(changed) });
}

/** The ids of a set, without null. */
export function idsAmong(ids: ReadonlySet<number | null>): number[] {
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
  const found = tableOfPairs(
    transaction,
    'integer',
    changed.map(({ id, capture_id }) => [id, ofFiles.get(id) ?? capture_id]),
  );
  await sql`update image_files set capture_id = found.other, is_settled = 1 from ${found} as found
    where image_files.id = found.one`.execute(transaction);
}
