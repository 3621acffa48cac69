import { sql, type SqlBool } from 'kysely';
import { formatTimestamp } from '#contract/time.ts';
import type { Database } from '#service/database/open-database.ts';
import { idsIn } from '#service/database/ids-in.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { inPortions } from '#service/load/in-portions.ts';
import { idsHere } from '#service/load/loaded-rows.ts';
import { Progress } from '#service/load/progress.ts';
import { SetAside } from '#service/load/set-aside.ts';
import { camtrapRows, type CamtrapRow } from './camtrap-rows.ts';
import { BATCH_LINES, type CamtrapRun } from './camtrap-run.ts';
import { parseCamtrapTime } from './camtrap-time.ts';

/** What a line of `observations.csv` says of media: of one, or of those of a deployment that were taken in a time. */
interface Told {
  /** by a wall clock, both included; null: of `mediaId` */
  taken: { deploymentId: number; from: string; to: string } | null;
  mediaId: string;
  isProcessed: boolean;
}

/**
 * Marks which captures were processed, from every line of `observations.csv`, `blank` ones too: a medium with an observation
 * was processed, and one whose only observation is `unclassified`, without a box, was not (Camtrap DP, "observationType"). An
 * event observation tells it of the media of its time. Of media without an observation it stays unknown.
 */
export async function markProcessed(run: CamtrapRun): Promise<void> {
  for await (const portion of inPortions(toldOfMedia(run), BATCH_LINES)) {
    await inBatch(run.context, async (transaction) => {
      // What one line calls unclassified another may have classified.
      for (const isProcessed of [false, true]) {
        const some = portion.filter((one) => one.isProcessed === isProcessed);
        await markMedia(run, transaction, some, isProcessed);
        await markTimes(transaction, some, isProcessed);
      }
    });
  }
}

async function* toldOfMedia(run: CamtrapRun): AsyncGenerator<Told> {
  // Unusable lines are reported when the occurrences are loaded.
  const progress = new Progress(run.context, 'processed');
  for await (const row of camtrapRows(run.pack, 'observations', new SetAside(null))) {
    progress.add(1, run.pack.tables.observations.lines);
    const type = row.value('observationType');
    if (type === '') continue;
    const isProcessed = type !== 'unclassified' || row.value('bboxWidth') !== '';
    const mediaId = row.value('mediaID');
    const taken = mediaId === '' ? takenIn(run, row) : null;
    if (mediaId !== '' || taken !== null)
      yield {
        taken,
        mediaId,
        isProcessed,
      };
  }
}

function takenIn({ deployments }: CamtrapRun, row: CamtrapRow): Told['taken'] {
  const deploymentId = deployments.get(row.deployment);
  const [start, end] = [
    parseCamtrapTime(row.value('eventStart')),
    parseCamtrapTime(row.value('eventEnd') || row.value('eventStart')),
  ];
  if (deploymentId === undefined || start === null || end === null) return null;
  return { deploymentId, from: formatTimestamp(start.wallSeconds), to: formatTimestamp(end.wallSeconds) };
}

async function markMedia(run: CamtrapRun, transaction: Database, some: readonly Told[], isProcessed: boolean) {
  const keys = [...new Set(some.flatMap(({ mediaId }) => (mediaId === '' ? [] : [mediaId])))];
  const ids = await idsHere(transaction, run.pack.source, 'captures', keys);
  if (ids.size === 0) return;
  await transaction
    .updateTable('captures')
    .set({ is_processed: Number(isProcessed) })
    .where(idsIn(transaction, 'id', [...ids.values()]))
    .where(isUnmarked(isProcessed))
    .execute();
}

async function markTimes(transaction: Database, some: readonly Told[], isProcessed: boolean): Promise<void> {
  const times = new Map(some.flatMap(({ taken }) => (taken === null ? [] : [[JSON.stringify(taken), taken]])));
  for (const { deploymentId, from, to } of times.values()) {
    await sql`update captures set is_processed = ${Number(isProcessed)}
      where event_id in (select id from events
          where deployment_id = ${deploymentId} and start <= ${to} and "end" >= ${from})
        and timestamp between ${from} and ${to} and ${isUnmarked(isProcessed)}`.execute(transaction);
  }
}

/** A capture that the mark changes: one that was processed stays so. */
function isUnmarked(isProcessed: boolean) {
  return isProcessed ? sql<SqlBool>`coalesce(is_processed, 0) = 0` : sql<SqlBool>`is_processed is null`;
}
