import type { NotNull } from 'kysely';
import type { RecordOf } from '#contract/lists/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import { idsHere, putRows, type LoadedRow } from '#service/load/loaded-rows.ts';
import { putDetections, type LoadedDetection } from '#service/load/put-detections.ts';
import { copiedId, stamps } from './copied-values.ts';
import { putIdentifications, standing } from '#service/load/put-identifications.ts';
import type { CopyRun } from './copy-run.ts';
import type { SentDetections } from '#service/load/copy/sent/sent-detections.ts';
import {
  putGbifKeys,
  saidByOccurrence,
  sentGbifKeys,
  sentIdentifications,
  sentModels,
  whoDetermined,
} from '#service/load/copy/sent/sent-identifications.ts';

export type Occurrence = RecordOf<'occurrences'>;

/** An occurrence with the ids here of what it belongs to. */
export interface PlacedOccurrence {
  record: Occurrence;
  projectId: number;
  deploymentId: number | null;
  eventId: number | null;
}

/**
 * Puts occurrences with their detections, inside a batch: those that the service sends with its captures, else likely
 * ones. @returns their ids here by the source's keys
 */
export async function putOccurrences(
  run: CopyRun,
  transaction: Database,
  placed: readonly PlacedOccurrence[],
  sent: SentDetections,
): Promise<Map<string, number>> {
  await putUnlistedTaxa(run, transaction, placed);
  const lookedAt = new Map(placed.map(({ record }) => [record.id, sentIdentifications(record, run.taxa)]));
  const models = await sentModels(
    transaction,
    placed.map(({ record }) => record),
    run,
  );
  const rows = placed.map(({ record, projectId, deploymentId, eventId }, index) => ({
    key: String(record.id),
    publicId: copiedId(run.source, 'occurrences', record),
    said: saidByOccurrence(record),
    row: {
      project_id: projectId,
      deployment_id: deploymentId,
      event_id: eventId,
      determination_id: record.determination === null ? null : (run.taxa.get(record.determination.id) ?? null),
      determination_score: record.determination_score,
      looked_at: standing(lookedAt.get(record.id) ?? []),
      ...whoDetermined(record),
      ...models[index],
      ...stamps(record),
    },
  }));
  const ids = await putRows(transaction, run.source, 'occurrences', rows);
  await putGbifKeys(
    transaction,
    sentGbifKeys(
      placed.map(({ record }) => record),
      run.taxa,
    ),
  );
  const ofIds = placed.map(({ record }) => [ids.get(String(record.id)) ?? 0, lookedAt.get(record.id) ?? []] as const);
  await putIdentifications(transaction, new Map(ofIds));
  const put = placed.map((one) => ({ ...one, id: ids.get(String(one.record.id)) ?? 0 }));
  await putSent(
    run,
    transaction,
    put.map(({ id, record }) => [id, sent.get(record.id) ?? []]),
  );
  await distributeDetections(
    transaction,
    put.filter(({ record }) => !sent.has(record.id)),
  );
  return ids;
}

/** Inserts taxa that determinations name but the list of taxa did not contain, from their embedded summary. */
async function putUnlistedTaxa(
  run: CopyRun,
  transaction: Database,
  placed: readonly PlacedOccurrence[],
): Promise<void> {
  const rows = placed.flatMap(({ record }): LoadedRow<'taxa'>[] => {
    const { determination } = record;
    if (determination === null || run.taxa.has(determination.id)) return [];
    const { created_at } = stamps(record);
    const row = {
      name: determination.name ?? '',
      rank: determination.rank ?? 'UNKNOWN',
      created_at,
      updated_at: created_at,
    };
    return [{ key: String(determination.id), row }];
  });
  if (rows.length === 0) return;
  const known = await idsHere(
    transaction,
    run.source,
    'taxa',
    rows.map(({ key }) => key),
  );
  const added = rows.filter(({ key }) => !known.has(key));
  const ids = await putRows(transaction, run.source, 'taxa', added);
  for (const [key, id] of [...known, ...ids]) run.taxa.set(Number(key), id);
}

/** Stores the detections that captures came with. */
async function putSent(
  run: CopyRun,
  transaction: Database,
  sent: readonly [occurrence: number, detections: SentDetections extends Map<number, infer Of> ? Of : never][],
): Promise<void> {
  const captures = await idsHere(transaction, run.source, 'captures', [
    ...new Set(sent.flatMap(([, detections]) => detections.map(({ capture }) => String(capture)))),
  ]);
  const found = sent.map(([id, detections]): [number, LoadedDetection[]] => [
    id,
    detections.flatMap(({ capture, box, score }) => {
      const captureId = captures.get(String(capture));
      return captureId === undefined ? [] : [{ captureId, box, score }];
    }),
  ]);
  await putDetections(transaction, new Map(found.filter(([, detections]) => detections.length > 0)));
}

/**
 * The interface has no list of detections. It gives the number of detections of an occurrence, and the times of the
 * first and the last (open in the spec, 2.8). They are placed on that many captures of its session between these times.
 */
async function distributeDetections(
  transaction: Database,
  occurrences: readonly { record: Occurrence; eventId: number | null; id: number }[],
): Promise<void> {
  const detectionsOf = new Map<number, LoadedDetection[]>();
  for (const eventId of new Set(occurrences.map((one) => one.eventId))) {
    const captures =
      eventId === null
        ? []
        : await transaction
            .selectFrom('captures')
            .select(['id', 'timestamp'])
            .where('event_id', '=', eventId)
            .where('timestamp', 'is not', null)
            .$narrowType<{ timestamp: NotNull }>()
            .orderBy('id')
            .execute();
    for (const { record, id } of occurrences.filter((one) => one.eventId === eventId)) {
      const seen = capturesSeen(captures, record);
      detectionsOf.set(
        id,
        seen.map((capture) => ({ captureId: capture.id, box: null, score: null })),
      );
    }
  }
  await putDetections(transaction, detectionsOf);
}

/**
 * The captures of an occurrence's detections: consecutive ones where that fits, as for an individual that sits still
 * under the lamp, else evenly distributed. On the night of a clock change an hour repeats, so consecutive captures are
 * searched by id.
 */
function capturesSeen<Capture extends { timestamp: string }>(
  captures: readonly Capture[],
  { first_appearance_timestamp: first, last_appearance_timestamp: last, detections_count }: Occurrence,
): readonly Capture[] {
  const wanted = detections_count ?? 0;
  if (first === null || wanted === 0) return [];
  const start = captures.findIndex(
    ({ timestamp }, index) => timestamp === first && captures[index + wanted - 1]?.timestamp === (last ?? first),
  );
  if (start !== -1) return captures.slice(start, start + wanted);
  const between = captures
    .filter(({ timestamp }) => timestamp >= first && timestamp <= (last ?? first))
    .toSorted((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  if (wanted >= between.length) return between;
  const step = wanted > 1 ? (between.length - 1) / (wanted - 1) : 0;
  return Array.from({ length: wanted }, (_, index) => between[Math.round(index * step)]).filter(
    (capture) => capture !== undefined,
  );
}
