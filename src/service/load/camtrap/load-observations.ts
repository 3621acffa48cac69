import type { NotNull } from 'kysely';
import type { DetectionBox } from '#service/database/detection-box.ts';
import type { Database } from '#service/database/open-database.ts';
import { sessionKey } from './camtrap-media.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import { sessionAt } from './camtrap-sessions.ts';
import { taxonIds } from './taxon-ids.ts';
import { parseCamtrapTime } from './camtrap-time.ts';
import { EventObservations, type Observed } from './event-observations.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { idsHere, putRows } from '#service/load/loaded-rows.ts';
import { Progress } from '#service/load/progress.ts';
import { putDetections, type LoadedDetection } from '#service/load/put-detections.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { usableObservations, type UsableObservation } from './usable-observations.ts';

/** A capture that shows the animals of an event observation, with their number, box and score there. */
interface ShownOn {
  mediaId: string;
  count: number;
  box: DetectionBox | null;
  probability: number | null;
}
/** By the observationID of the event observation. */
type Shown = Map<string, ShownOn[]>;

/** A range of the animals of one observation: from `first`, zero-based, to `end`, exclusive. */
interface Animals {
  one: UsableObservation;
  first: number;
  end: number;
}

/** Occurrences, or detections, per transaction; one line can stand for 10,000 of them. */
const BATCH_ROWS = 2_000;
/** More than any night has. */
const MOST_CAPTURES = 10_000;

/**
 * Loads `observations.csv`. An observation of n animals becomes n occurrences. Those of level `media` are detected on
 * their capture; those of level `event` belong to the session of their time. A package may contain both for the same
 * animals (Camtrap DP, "observationLevel"): a media observation with the eventID and the name of an event observation
 * is not counted again, but gives the captures of that one's detections, see `EventObservations`.
 */
export async function loadObservations(run: CamtrapRun): Promise<void> {
  const { context } = run;
  const progress = new Progress(context, 'occurrences');
  const counted = new EventObservations();
  // Each pass over the file reports its own problems: the second reports unusable observations, the first and third
  // nothing.
  for await (const one of usableObservations(run, new SetAside(null))) {
    if (one.level === 'event') counted.add(one);
  }
  const countOf = ({ first, end }: Animals) => end - first;
  const ofEvents = animalsOf(usableObservations(run, context.setAside), ({ level }) => level === 'event');
  for await (const portion of inPortions(ofEvents, BATCH_ROWS, countOf)) {
    await inBatch(context, (transaction) => putOfEvents(run, transaction, portion));
    progress.add(portion.reduce((sum, animals) => sum + countOf(animals), 0));
  }
  const shown: Shown = new Map();
  const isOwn = (one: UsableObservation) => {
    if (one.level === 'event') return false;
    const observed = counted.shownBy(one);
    if (observed !== undefined) addShown(run, shown, observed, one);
    return observed === undefined;
  };
  const ofMedia = animalsOf(usableObservations(run, new SetAside(null)), isOwn);
  for await (const portion of inPortions(ofMedia, BATCH_ROWS, countOf)) {
    await inBatch(context, (transaction) => putOfMedia(run, transaction, portion));
    progress.add(portion.reduce((sum, animals) => sum + countOf(animals), 0));
  }
  progress.end();
  if (shown.size > 0) {
    context.say(`  ${shown.size} event observations are shown by media observations, which are not counted again`);
    const detections = ({ first, end, media }: ShownAnimals) => (end - first) * media.length;
    for await (const portion of inPortions(shownAnimals(shown), BATCH_ROWS, detections)) {
      await inBatch(context, (transaction) => putShown(run, transaction, portion));
    }
  }
}

/** The animals of the wanted observations, in portions that fit into a batch. */
async function* animalsOf(
  observations: AsyncIterable<UsableObservation>,
  isWanted: (one: UsableObservation) => boolean,
): AsyncGenerator<Animals> {
  for await (const one of observations) {
    if (!isWanted(one)) continue;
    for (let first = 0; first < one.count; first += BATCH_ROWS) {
      yield { one, first, end: Math.min(first + BATCH_ROWS, one.count) };
    }
  }
}

function addShown({ context }: CamtrapRun, shown: Shown, { id, count: most }: Observed, one: UsableObservation): void {
  const media = shown.get(id) ?? [];
  shown.set(id, media);
  const { mediaId, count, box, probability } = one;
  const note = (field: string, why: string) =>
    context.setAside.note({ where: one.file, at: `line ${one.line}`, field, why });
  if (media.length >= MOST_CAPTURES) {
    return note('mediaID', `${id} is shown on ${MOST_CAPTURES} captures already: not on this one`);
  }
  media.push({ mediaId, count: Math.min(count, most), box, probability });
  if (count > most)
    note('count', `${count} animals of the event observation ${id}, which has ${most}: shown as ${most}`);
}

interface ShownAnimals {
  observation: string;
  media: readonly ShownOn[];
  first: number;
  end: number;
}

function* shownAnimals(shown: Shown): Generator<ShownAnimals> {
  for (const [observation, media] of shown) {
    const most = media.reduce((all, { count }) => Math.max(all, count), 0);
    const atOnce = Math.ceil(BATCH_ROWS / media.length);
    for (let first = 0; first < most; first += atOnce) {
      yield { observation, media, first, end: Math.min(first + atOnce, most) };
    }
  }
}

async function putOfEvents(run: CamtrapRun, transaction: Database, portion: readonly Animals[]) {
  const withSession = portion.flatMap((animals) => {
    const { one } = animals;
    const [start, end] = [parseCamtrapTime(one.eventStart), parseCamtrapTime(one.eventEnd || one.eventStart)];
    if (start === null || end === null) {
      leaveOut(run, animals, 'eventStart, eventEnd', 'no date and time, YYYY-MM-DDThh:mm:ss±hh:mm');
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
  await putOccurrences(
    run,
    transaction,
    withSession.map(({ animals, key }) => ({ animals, event_id: eventIds.get(key) ?? 0 })),
  );
}

async function putOfMedia(run: CamtrapRun, transaction: Database, portion: readonly Animals[]) {
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
      [{ captureId: capture_id, box: one.box, score: one.probability }],
    ]),
  );
  await putDetections(transaction, new Map(detections));
}

/** The n-th animal of an event observation counts as detected on every capture that shows at least n. */
async function putShown(run: CamtrapRun, transaction: Database, portion: readonly ShownAnimals[]) {
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
        .flatMap(({ mediaId, box, probability }) => {
          const captureId = captures.get(mediaId)?.id;
          return captureId === undefined ? [] : [{ captureId, box, score: probability }];
        });
      return id === undefined ? [] : [[id, on]];
    }),
  );
  await putDetections(transaction, new Map(detections));
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
  const rows = found.flatMap(({ animals: { one, first, end }, event_id }) =>
    occurrenceKeys(one.id, first, end).map((key) => ({
      key,
      row: {
        project_id: run.projectId,
        deployment_id: run.deployments.get(one.deployment) ?? 0,
        event_id,
        determination_id: taxa(one),
        determination_score: one.probability,
        identified_by: one.identifiedBy,
        identification_method: one.identificationMethod,
        ...run.stamps,
      },
    })),
  );
  return putRows(transaction, run.pack.source, 'occurrences', rows);
}

/** The keys of a range of animals of one observation. */
function occurrenceKeys(observation: string, first: number, end: number): string[] {
  return Array.from({ length: end - first }, (_, index) =>
    first + index === 0 ? observation : `${observation}#${first + index + 1}`,
  );
}

async function capturesByMediaId(run: CamtrapRun, transaction: Database, mediaIds: readonly string[]) {
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

/** Reports an unusable observation, once. */
function leaveOut({ context }: CamtrapRun, { one, first }: Animals, field: string, why: string): void {
  if (first === 0) context.setAside.add({ where: one.file, at: `line ${one.line}`, field, why });
}
