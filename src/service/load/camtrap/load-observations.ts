import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { idsHere, putRows } from '#service/load/loaded-rows.ts';
import { Progress } from '#service/load/progress.ts';
import { putDetections, type LoadedDetection } from '#service/load/put-detections.ts';
import { putIdentifications, standing } from '#service/load/put-identifications.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { sessionKey } from './camtrap-media.ts';
import { BATCH_LINES, type CamtrapRun } from './camtrap-run.ts';
import { sessionAt } from './camtrap-sessions.ts';
import { NO_TIME, parseCamtrapTime } from './camtrap-time.ts';
import { identificationsOf, predictionsOf } from './determined-by.ts';
import { EventObservations, unstageList } from './event-observations.ts';
import { dropOthers, OtherObservations } from './other-observations.ts';
import { addShown, capturesByMediaId, putShown } from './shown-observations.ts';
import { occurrenceKeys } from '#service/load/camtrap/tables/occurrence-keys.ts';
import { taxonIds } from './taxon-ids.ts';
import { usableObservations, type UsableObservation } from './usable-observations.ts';

/** A range of the animals of one observation: from `first`, zero-based, to `end`, exclusive. */
interface Animals {
  one: UsableObservation;
  first: number;
  end: number;
}

/** Occurrences per transaction; one line can stand for 10,000 of them. */
const BATCH_ROWS = 2_000;

/**
 * Loads `observations.csv`; lines about no animal are kept for packages (`OtherObservations`). An observation of n animals becomes n occurrences. Those of level `media` are detected on
 * their capture; those of level `event` belong to the session of their time. A package may contain both for the same
 * animals (Camtrap DP, "observationLevel"): a media observation with the eventID and the name of an event observation
 * is not counted again, but gives the captures of that one's detections, see `EventObservations`.
 */
export async function loadObservations(run: CamtrapRun): Promise<void> {
  const { context, pack } = run;
  const { levels } = pack.tables.observations;
  const progress = new Progress(context, 'occurrences');
  const hasBoth = levels.has('event') && levels.has('media');
  const observed = hasBoth ? new EventObservations(pack.source) : null;
  // What an interrupted load has left there.
  if (observed !== null)
    for (const list of ['observed', 'shown'] as const) await unstageList(context, pack.source, list);
  // Each pass over the file reports its own problems: the first reports unusable observations, the second nothing.
  const ofEvents = animalsOf(
    usableObservations(run, context.setAside, new OtherObservations(run)),
    ({ level }) => level === 'event',
  );
  for await (const portion of inPortions(ofEvents, BATCH_ROWS, countOf)) {
    progress.add(await inBatch(context, (transaction) => putOfEvents(run, transaction, portion, observed)));
  }
  if (levels.has('media')) {
    for await (const portion of inPortions(animalsOfMedia(run, observed), BATCH_ROWS, countOf)) {
      progress.add(await inBatch(context, (transaction) => putOfMedia(run, transaction, portion)));
    }
  }
  progress.end();
  if (observed === null) return;
  const shown = await putShown(run);
  if (shown > 0) {
    const count = shown.toLocaleString('en');
    context.say(`  ${count} event observations are shown by media observations, which are not counted again`);
  }
  await unstageList(context, pack.source, 'observed');
}

function countOf({ first, end }: Animals): number {
  return end - first;
}

/** The animals of the wanted observations, in portions that fit into a batch. */
async function* animalsOf(
  observations: AsyncIterable<UsableObservation>,
  isWanted: (one: UsableObservation) => boolean,
): AsyncGenerator<Animals> {
  for await (const one of observations) if (isWanted(one)) yield* portionsOf(one);
}

function* portionsOf(one: UsableObservation): Generator<Animals> {
  for (let first = 0; first < one.count; first += BATCH_ROWS) {
    yield { one, first, end: Math.min(first + BATCH_ROWS, one.count) };
  }
}

/** The animals of media observations that count on their own; the others wait to be shown. */
async function* animalsOfMedia(run: CamtrapRun, observed: EventObservations | null): AsyncGenerator<Animals> {
  const isOfMedia = ofLevel(usableObservations(run, new SetAside(null)), 'media');
  if (observed === null) {
    yield* animalsOf(isOfMedia, () => true);
    return;
  }
  for await (const portion of inPortions(isOfMedia, BATCH_LINES)) {
    const shownBy = await observed.shownBy(run.context.database, portion);
    const pairs = portion.map((one) => ({ one, by: shownBy(one) }));
    await addShown(run, pairs);
    for (const { one, by } of pairs) if (by === undefined) yield* portionsOf(one);
  }
}

async function* ofLevel(
  observations: AsyncIterable<UsableObservation>,
  level: 'media' | 'event',
): AsyncGenerator<UsableObservation> {
  for await (const one of observations) if (one.level === level) yield one;
}

/** @returns the number of occurrences that are stored */
async function putOfEvents(
  run: CamtrapRun,
  transaction: Database,
  portion: readonly Animals[],
  observed: EventObservations | null,
): Promise<number> {
  const withSession = portion.flatMap((animals) => {
    const { one } = animals;
    const [start, end] = [parseCamtrapTime(one.eventStart), parseCamtrapTime(one.eventEnd || one.eventStart)];
    if (start === null || end === null) {
      const value = start === null ? one.eventStart : one.eventEnd;
      leaveOut(run, animals, 'eventStart, eventEnd', NO_TIME, value || 'empty:');
      return [];
    }
    const session = sessionAt(run.sessions.get(one.deployment) ?? [], start.instantMs, end.instantMs);
    if (session !== undefined) return [{ animals, key: sessionKey(one.deployment, session) }];
    leaveOut(run, animals, 'eventStart, eventEnd', 'no capture was taken then, so there is no session');
    return [];
  });
  const eventIds = await idsHere(
    transaction,
    run.pack.source,
    'events',
    withSession.map(({ key }) => key),
  );
  const ids = await putOccurrences(
    run,
    transaction,
    withSession.map(({ animals, key }) => ({ animals, event_id: eventIds.get(key) ?? 0 })),
  );
  const first = withSession.flatMap(({ animals }) => (animals.first === 0 ? [animals.one] : []));
  await observed?.add(transaction, first);
  return ids.size;
}

/** @returns the number of occurrences that are stored */
async function putOfMedia(run: CamtrapRun, transaction: Database, portion: readonly Animals[]): Promise<number> {
  const captures = await capturesByMediaId(
    run,
    transaction,
    portion.map(({ one }) => one.mediaId),
  );
  const usable = portion.flatMap((animals) => {
    const { mediaId } = animals.one;
    const capture = captures.get(mediaId);
    if (capture !== undefined) return [{ animals, event_id: capture.event_id, capture_id: capture.id }];
    leaveOut(run, animals, 'mediaID', mediaId === '' ? 'empty' : 'is not among the captures');
    return [];
  });
  const ids = await putOccurrences(run, transaction, usable);
  const detections = usable.flatMap(({ animals: { one, first, end }, capture_id }) =>
    occurrenceKeys(one.id, first, end).map((key): [number, LoadedDetection[]] => [
      ids.get(key) ?? 0,
      [{ captureId: capture_id, box: one.box, score: one.probability, publicId: key }],
    ]),
  );
  await putDetections(transaction, new Map(detections));
  return ids.size;
}

async function putOccurrences(
  run: CamtrapRun,
  transaction: Database,
  found: readonly { animals: Animals; event_id: number }[],
): Promise<Map<string, number>> {
  const taxa = await taxonIds(
    run,
    transaction,
    found.map(({ animals }) => animals.one),
  );
  const predictions = await predictionsOf(
    transaction,
    found.map(({ animals: { one } }) => ({ one, taxonId: taxa(one) })),
  );
  const rows = found.flatMap(({ animals: { one, first, end }, event_id }, index) =>
    occurrenceKeys(one.id, first, end).map((key) => ({
      key,
      publicId: key,
      row: {
        project_id: run.projectId,
        deployment_id: run.deployments.get(one.deployment) ?? 0,
        event_id,
        determination_id: taxa(one),
        determination_score: one.probability,
        source_event: one.eventId,
        identified_by: one.identifiedBy,
        identification_method: one.identificationMethod,
        looked_at: standing(identificationsOf(one, taxa(one))),
        ...predictions[index],
        kept: one.kept,
        ...run.stamps,
      },
    })),
  );
  await dropOthers(
    transaction,
    run.projectId,
    found.flatMap(({ animals: { one, first } }) => (first === 0 ? [one.id] : [])),
  );
  const ids = await putRows(transaction, run.pack.source, 'occurrences', rows);
  const identified = found.flatMap(({ animals: { one, first, end } }) =>
    occurrenceKeys(one.id, first, end).map((key) => [ids.get(key) ?? 0, identificationsOf(one, taxa(one))] as const),
  );
  await putIdentifications(transaction, new Map(identified));
  return ids;
}

/** Reports an unusable observation, once. */
function leaveOut({ context }: CamtrapRun, { one, first }: Animals, field: string, why: string, value?: string): void {
  const thing = { where: one.file, at: `line ${one.line}`, field, why, ...(value !== undefined && { value }) };
  if (first === 0) context.setAside.add(thing);
}
