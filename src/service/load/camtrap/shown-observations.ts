import type { NotNull } from 'kysely';
import type { DetectionBox } from '#service/database/detection-box.ts';
import type { Database } from '#service/database/open-database.ts';
import { stage } from '#service/load/copy/staged-records.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { occurrenceKeys } from '#service/load/camtrap/tables/occurrence-keys.ts';
import { idsHere } from '#service/load/loaded-rows.ts';
import { Progress } from '#service/load/progress.ts';
import { putDetections, type LoadedDetection } from '#service/load/put-detections.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import type { Observed } from './event-observations.ts';
import { dropOthers } from './other-observations.ts';
import type { UsableObservation } from './usable-observations.ts';

/** A capture that shows the animals of an event observation, with their number, box and score there. */
interface ShownOn {
  /** the media observation */
  id: string;
  mediaId: string;
  count: number;
  box: DetectionBox | null;
  probability: number | null;
  file: string;
  line: number;
}

/** The captures of one event observation for a range of its animals. */
interface ShownAnimals {
  observation: string;
  media: readonly ShownOn[];
  first: number;
  end: number;
}

/** Detections per transaction. */
const BATCH_ROWS = 2_000;
/** More than any night has. */
const MOST_CAPTURES = 10_000;
/** Event observations whose captures are in memory at a time. */
const OBSERVATIONS_AT_A_TIME = 200;

/** Keeps the media observations that show the animals of an event observation until all are read. */
export async function addShown(
  { context, pack, projectId }: CamtrapRun,
  pairs: readonly { one: UsableObservation; by: Observed | undefined }[],
): Promise<void> {
  const rows = pairs.flatMap(({ one, by }) => {
    if (by === undefined) return [];
    const { id, mediaId, count, box, probability, file, line } = one;
    const most = by.count;
    if (count > most) {
      const value = `${count} animals of ${by.id}, which has ${most},`;
      const why = 'are more than the event observation has: only so many are shown';
      context.setAside.note({ where: file, at: `line ${line}`, field: 'count', why, value });
    }
    const record: ShownOn = { id, mediaId, count: Math.min(count, most), box, probability, file, line };
    return [{ key: id, part: '', event: by.id, record }];
  });
  if (rows.length === 0) return;
  await inBatch(context, async (transaction) => {
    await stage(transaction, pack.source, 'shown', rows);
    await dropOthers(
      transaction,
      projectId,
      rows.map(({ key }) => key),
    );
  });
}

/** Stores the detections of what waits, and removes it there. @returns the number of event observations */
export async function putShown(run: CamtrapRun): Promise<number> {
  const { context, pack } = run;
  const waiting = (database: Database) =>
    database.selectFrom('staged_records').where('source', '=', pack.source).where('list', '=', 'shown');
  const progress = new Progress(context, 'shown');
  for (;;) {
    const events = await waiting(context.database)
      .select('event')
      .$narrowType<{ event: NotNull }>()
      .groupBy('event')
      .orderBy('event')
      .limit(OBSERVATIONS_AT_A_TIME)
      .execute();
    if (events.length === 0) return progress.done;
    const ids = events.map(({ event }) => event);
    const rows = await waiting(context.database).select(['event', 'record']).where('event', 'in', ids).execute();
    const shown = new Map<string, ShownOn[]>(ids.map((id) => [id, []]));
    for (const { event, record } of rows) shown.get(event ?? '')?.push(JSON.parse(record) as ShownOn);
    const detections = ({ first, end, media }: ShownAnimals) => (end - first) * media.length;
    for await (const portion of inPortions(shownAnimals(run, shown), BATCH_ROWS, detections)) {
      await inBatch(context, (transaction) => putPortion(run, transaction, portion));
    }
    await inBatch(context, async (transaction) => {
      await transaction
        .deleteFrom('staged_records')
        .where('source', '=', pack.source)
        .where('list', '=', 'shown')
        .where('event', 'in', ids)
        .execute();
    });
    progress.add(ids.length);
  }
}

function* shownAnimals(
  { context }: CamtrapRun,
  shown: ReadonlyMap<string, readonly ShownOn[]>,
): Generator<ShownAnimals> {
  for (const [observation, all] of shown) {
    const inFile = all.toSorted((one, other) => one.line - other.line);
    for (const { file, line } of inFile.slice(MOST_CAPTURES)) {
      const why = `is shown on ${MOST_CAPTURES} captures already: not on this one`;
      context.setAside.note({ where: file, at: `line ${line}`, field: 'mediaID', why, value: observation });
    }
    const media = inFile.slice(0, MOST_CAPTURES);
    const most = media.reduce((largest, { count }) => Math.max(largest, count), 0);
    const atOnce = Math.ceil(BATCH_ROWS / media.length);
    for (let first = 0; first < most; first += atOnce) {
      yield { observation, media, first, end: Math.min(first + atOnce, most) };
    }
  }
}

/** The n-th animal of an event observation counts as detected on every capture that shows at least n. */
async function putPortion(run: CamtrapRun, transaction: Database, portion: readonly ShownAnimals[]): Promise<void> {
  const captures = await capturesByMediaId(run, transaction, [
    ...new Set(portion.flatMap(({ media }) => media.map(({ mediaId }) => mediaId))),
  ]);
  const keys = portion.flatMap(({ observation, first, end }) => occurrenceKeys(observation, first, end));
  const ids = await idsHere(transaction, run.pack.source, 'occurrences', keys);
  const detections = portion.flatMap(({ observation, media, first, end }) =>
    occurrenceKeys(observation, first, end).flatMap((key, index): [number, LoadedDetection[]][] => {
      const id = ids.get(key);
      const on = media
        .filter(({ count }) => count > first + index)
        .flatMap(({ id: shownBy, mediaId, box, probability }) => {
          const captureId = captures.get(mediaId)?.id;
          const [publicId = null] = occurrenceKeys(shownBy, first + index, first + index + 1);
          return captureId === undefined ? [] : [{ captureId, box, score: probability, publicId }];
        });
      return id === undefined ? [] : [[id, on]];
    }),
  );
  await putDetections(transaction, new Map(detections));
}

/** The captures of media, with their sessions, by mediaID. */
export async function capturesByMediaId(run: CamtrapRun, transaction: Database, mediaIds: readonly string[]) {
  const ids = await idsHere(transaction, run.pack.source, 'captures', mediaIds);
  const rows =
    ids.size === 0
      ? []
      : await transaction
          .selectFrom('captures')
          .select(['id', 'event_id'])
          .where('id', 'in', [...ids.values()])
          // Captures of a package have sessions.
          .$narrowType<{ event_id: NotNull }>()
          .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map([...ids].map(([mediaId, id]) => [mediaId, byId.get(id)]));
}
