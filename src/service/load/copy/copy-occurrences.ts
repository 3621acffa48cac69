import type { NotNull } from 'kysely';
import type { z } from 'zod';
import type { occurrence } from '#contract/occurrence.ts';
import type { Database } from '#service/database/open-database.ts';
import { forEachDeployment } from './copy-nights.ts';
import { sentDetections, sendsDetections, type SentDetection, type SentDetections } from './sent-detections.ts';
import { stamps } from './copy-places.ts';
import { copyList, ifOffered, type CopyRun } from './copy-run.ts';
import { idsHere, putRows, type LoadedRow } from '#service/load/loaded-rows.ts';
import { Progress } from '#service/load/progress.ts';
import { putDetections, type LoadedDetection } from '#service/load/put-detections.ts';

type Occurrence = z.infer<typeof occurrence>;

/** Copies occurrences by deployment, and their detections on captures: those that the service sends, else likely ones. */
export async function copyOccurrences(run: CopyRun): Promise<void> {
  const progress = new Progress(run.context.say, 'occurrences');
  const isSent = await sendsDetections(run);
  const isOffered = await ifOffered(run, 'occurrences', () =>
    forEachDeployment(run, 'occurrences', async (there, deployment) => {
      const sent: SentDetections = isSent ? await sentDetections(run, there, deployment.project) : new Map();
      return copyList(run, {
        name: 'occurrences',
        filters: { project_id: deployment.project, deployment: there },
        progress,
        judge: (record) => {
          if (record.deployment !== null && record.deployment.id !== there) return 'foreign';
          if (record.event === null) return { field: 'event', why: 'null, so it belongs to no session' };
          if (record.determination === null) return { field: 'determination', why: 'null, so it is no taxon yet' };
          return { taken: { record, event: String(record.event.id), determination: record.determination } };
        },
        write: async (transaction, taken) => {
          await putUnlistedTaxa(run, transaction, taken);
          const events = await idsHere(
            transaction,
            run.source,
            'events',
            taken.map(({ event }) => event),
          );
          const usable = taken.flatMap(({ record, event, determination }) => {
            const event_id = events.get(event);
            if (event_id !== undefined) return [{ record, event_id, determination }];
            const why = `event ${event} did not come`;
            run.context.setAside.add({ where: 'occurrences', at: String(record.id), field: 'event', why });
            return [];
          });
          const rows = usable.map(({ record, event_id, determination }) => ({
            key: String(record.id),
            row: {
              project_id: deployment.projectId,
              deployment_id: deployment.id,
              event_id,
              determination_id: run.taxa.get(determination.id) ?? 0,
              determination_score: record.determination_score,
              ...stamps(record),
            },
          }));
          const ids = await putRows(transaction, run.source, 'occurrences', rows);
          const put = usable.map(({ record, event_id }) => ({ record, event_id, id: ids.get(String(record.id)) ?? 0 }));
          await putSent(
            run,
            transaction,
            put.map(({ id, record }) => [id, sent.get(record.id) ?? []]),
          );
          await distributeDetections(
            transaction,
            put.filter(({ record }) => !sent.has(record.id)),
          );
        },
      });
    }),
  );
  if (isOffered) progress.end(run.counts.get('occurrences')?.theirs ?? 0);
}

/** Inserts taxa that determinations name but the list of taxa did not contain, from their embedded summary. */
async function putUnlistedTaxa(
  run: CopyRun,
  transaction: Database,
  taken: readonly { record: Occurrence; determination: { id: number; name: string; rank: string } }[],
): Promise<void> {
  const rows = taken
    .filter(({ determination }) => !run.taxa.has(determination.id))
    .map(({ record, determination: { id, name, rank } }): LoadedRow<'taxa'> => {
      return {
        key: String(id),
        row: { name, rank, created_at: stamps(record).created_at, updated_at: stamps(record).created_at },
      };
    });
  const known = await idsHere(
    transaction,
    run.source,
    'taxa',
    rows.map(({ key }) => key),
  );
  const ids = await putRows(
    transaction,
    run.source,
    'taxa',
    rows.filter(({ key }) => !known.has(key)),
  );
  for (const [key, id] of [...known, ...ids]) run.taxa.set(Number(key), id);
}

/** Stores the detections that captures came with. */
async function putSent(
  run: CopyRun,
  transaction: Database,
  sent: readonly [occurrence: number, detections: readonly SentDetection[]][],
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
  occurrences: readonly { record: Occurrence; event_id: number; id: number }[],
): Promise<void> {
  const detectionsOf = new Map<number, LoadedDetection[]>();
  for (const event_id of new Set(occurrences.map((one) => one.event_id))) {
    const captures = await transaction
      .selectFrom('captures')
      .select(['id', 'timestamp'])
      .where('event_id', '=', event_id)
      .where('timestamp', 'is not', null)
      .$narrowType<{ timestamp: NotNull }>()
      .orderBy('id')
      .execute();
    for (const { record, id } of occurrences.filter((one) => one.event_id === event_id)) {
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
