import type { Database } from '#service/database/open-database.ts';
import { sessionKey } from './camtrap-media.ts';
import { BATCH_LINES, type CamtrapRun } from './camtrap-run.ts';
import { inPortions } from './camtrap-rows.ts';
import { taxonIds } from './camtrap-taxa.ts';
import { parseCamtrapTime } from './camtrap-time.ts';
import { inBatch } from './in-batch.ts';
import { idsHere, putRows } from './loaded-rows.ts';
import { Progress } from './progress.ts';
import { putDetections } from './put-detections.ts';
import { SetAside } from './set-aside.ts';
import { usableObservations, type UsableObservation } from './usable-observations.ts';

/** Captures that show the animals of an event observation, by its observationID, and how many are on each. */
type Shown = Map<string, { mediaId: string; count: number }[]>;

/**
 * Loads `observations.csv`. An observation of n animals is n occurrences. Those of level `media` are detected on their
 * capture; those of level `event` belong to the session of their time. A package may hold both of the same animals
 * (Camtrap DP, "observationLevel"): a media observation with the eventID and the name of an event observation is not
 * counted again, but shows where that one was detected.
 */
export async function loadObservations(run: CamtrapRun): Promise<void> {
  const { context } = run;
  const progress = new Progress(context.say, 'observations');
  const counted = new Map<string, string>();
  // Each way through the file lists its own: the second what no observation may be, the first and third nothing.
  for await (const one of usableObservations(run, new SetAside(null))) {
    if (one.level === 'event' && one.eventKey !== null) counted.set(one.eventKey, one.id);
  }
  for await (const portion of inPortions(usableObservations(run, context.setAside), BATCH_LINES)) {
    const ofEvents = portion.filter(({ level }) => level === 'event');
    await inBatch(context, (transaction) => putOfEvents(run, transaction, ofEvents));
    progress.add(ofEvents.length);
  }
  const shown: Shown = new Map();
  for await (const portion of inPortions(usableObservations(run, new SetAside(null)), BATCH_LINES)) {
    const own: UsableObservation[] = [];
    for (const one of portion.filter(({ level }) => level === 'media')) {
      const observed = one.eventKey === null ? undefined : counted.get(one.eventKey);
      if (observed === undefined) own.push(one);
      else shown.set(observed, [...(shown.get(observed) ?? []), { mediaId: one.mediaId, count: one.count }]);
    }
    await inBatch(context, (transaction) => putOfMedia(run, transaction, own));
    progress.add(own.length);
  }
  progress.end();
  if (shown.size > 0) {
    context.say(`  ${shown.size} event observations are shown by media observations, which are not counted again`);
    await inBatch(context, (transaction) => putShown(run, transaction, shown));
  }
}

async function putOfEvents(run: CamtrapRun, transaction: Database, portion: readonly UsableObservation[]) {
  const withSession = portion.flatMap((one) => {
    const [start, end] = [parseCamtrapTime(one.eventStart), parseCamtrapTime(one.eventEnd || one.eventStart)];
    if (start === null || end === null) {
      leaveOut(run, one, 'eventStart, eventEnd', 'no date and time, YYYY-MM-DDThh:mm:ss±hh:mm');
      return [];
    }
    const session = run.sessions
      .get(one.deployment)
      ?.find(({ first, last }) => first.instantMs <= end.instantMs && last.instantMs >= start.instantMs);
    if (session !== undefined) return [{ one, key: sessionKey(one.deployment, session) }];
    leaveOut(run, one, 'eventStart, eventEnd', 'no capture was taken then, so there is no session');
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
    withSession.map(({ one, key }) => ({ one, event_id: eventIds.get(key) ?? 0 })),
  );
}

async function putOfMedia(run: CamtrapRun, transaction: Database, portion: readonly UsableObservation[]) {
  const captures = await capturesByMediaId(
    run,
    transaction,
    portion.map(({ mediaId }) => mediaId),
  );
  const usable = portion.flatMap((one) => {
    const capture = captures.get(one.mediaId);
    if (capture !== undefined) return [{ one, event_id: capture.event_id, capture_id: capture.id }];
    leaveOut(run, one, 'mediaID', one.mediaId === '' ? 'empty' : 'is not among the captures');
    return [];
  });
  const ids = await putOccurrences(run, transaction, usable);
  const detections = usable.flatMap(({ one, capture_id }) =>
    occurrenceKeys(one.id, one.count).map((key): [number, number[]] => [ids.get(key) ?? 0, [capture_id]]),
  );
  await putDetections(transaction, new Map(detections));
}

/** The n-th animal of an event observation was detected on every capture that shows at least n. */
async function putShown(run: CamtrapRun, transaction: Database, shown: Shown) {
  for (const [observation, media] of shown) {
    const captures = await capturesByMediaId(
      run,
      transaction,
      media.map(({ mediaId }) => mediaId),
    );
    const most = Math.max(...media.map(({ count }) => count));
    const ids = await idsHere(transaction, run.pack.source, 'occurrences', occurrenceKeys(observation, most));
    const detections = occurrenceKeys(observation, most).flatMap((key, index): [number, number[]][] => {
      const id = ids.get(key);
      const on = media.filter(({ count }) => count > index).flatMap(({ mediaId }) => captures.get(mediaId)?.id ?? []);
      return id === undefined ? [] : [[id, on]];
    });
    await putDetections(transaction, new Map(detections));
  }
}

async function putOccurrences(
  run: CamtrapRun,
  transaction: Database,
  found: readonly { one: UsableObservation; event_id: number }[],
): Promise<Map<string, number>> {
  const taxa = await taxonIds(
    run,
    transaction,
    found.map(({ one }) => one.scientificName),
  );
  const rows = found.flatMap(({ one, event_id }) =>
    occurrenceKeys(one.id, one.count).map((key) => ({
      key,
      row: {
        project_id: run.projectId,
        deployment_id: run.deployments.get(one.deployment) ?? 0,
        event_id,
        determination_id: taxa.get(one.scientificName) ?? 0,
        determination_score: one.probability,
        ...run.stamps,
      },
    })),
  );
  return putRows(transaction, run.pack.source, 'occurrences', rows);
}

/** The source's keys of the animals of one observation. */
function occurrenceKeys(observation: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? observation : `${observation}#${index + 1}`));
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
          .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map([...ids].map(([mediaId, id]) => [mediaId, byId.get(id)]));
}

function leaveOut({ context, pack }: CamtrapRun, { line }: UsableObservation, field: string, why: string): void {
  context.setAside.add({ where: pack.fileOf('observations'), at: `line ${line}`, field, why });
}
