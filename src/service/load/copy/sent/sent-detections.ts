import { captureDetailReader } from '#contract/records/capture-detail.ts';
import type { RecordOf } from '#contract/lists/collections.ts';
import type { ReadBy } from '#contract/reading/record-reader.ts';
import { boxOfEdges, type DetectionBox } from '#service/database/detection-box.ts';
import { inQuietBatch, type CopyRun } from '#service/load/copy/copy-run.ts';
import { listState, setListState } from '#service/load/copy/list-states.ts';
import { LoadError } from '#service/load/load-error.ts';

/** A detection of an occurrence, as its capture came with it. */
export interface SentDetection {
  /** the capture's id there */
  capture: number;
  box: DetectionBox | null;
  score: number | null;
}

/** By the occurrence's id there. */
export type SentDetections = Map<number, SentDetection[]>;

/** A capture, with its detections where the service sends them. */
export type SentCapture = RecordOf<'captures'> & Partial<Pick<ReadBy<typeof captureDetailReader>, 'detections'>>;

export const WITH_DETECTIONS = { with_detections: 'true' } as const;

/**
 * Whether the service sends detections with its captures. Some have no such parameter, and send none or an empty list: the
 * captures with most detections show which. Where that is clear, later loads do not ask again.
 */
export async function sendsDetections(run: CopyRun): Promise<boolean> {
  const at = { source: run.source, list: 'detections', part: '' };
  const { isWhole: isClear, nextOffset } = await listState(run.context.database, at);
  if (isClear) return nextOffset > 0;
  const isSent = await looksSent(run);
  const state = { nextOffset: isSent === true ? 1 : 0, isWhole: true };
  if (isSent !== null) await inQuietBatch(run, (transaction) => setListState(transaction, at, state));
  return isSent ?? false;
}

/** null: unclear, since no capture has detections so far */
async function looksSent({ lists, projects, context }: CopyRun): Promise<boolean | null> {
  let isCounted = false;
  try {
    for (const project of projects.keys()) {
      const filters = { project_id: project, ...WITH_DETECTIONS };
      const { records } = await lists.page('captures', captureDetailReader, { filters, ordering: '-detections_count' });
      const some = records.find(({ detections_count }) => (detections_count ?? 0) > 0);
      if (some !== undefined) return (some.detections ?? []).length > 0;
      isCounted ||= records.length === 0 || records.some(({ detections_count }) => detections_count !== null);
    }
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    context.say(`  detections: not sent with captures. ${error.message}`);
    return false;
  }
  return isCounted ? null : false;
}

/** The detections of captures that belong to occurrences. */
export function sentDetections(captures: readonly SentCapture[]): SentDetections {
  const sent: SentDetections = new Map();
  for (const { id, width, height, detections } of captures) {
    for (const detection of detections ?? []) {
      const occurrence = detection.occurrence?.id;
      if (occurrence === undefined) continue;
      const of = sent.get(occurrence) ?? [];
      sent.set(occurrence, of);
      of.push({ capture: id, box: boxOf(detection, { width, height }), score: detection.score });
    }
  }
  return sent;
}

type Edges = [number, number, number, number];

function boxOf(
  { bbox, bbox_relative: shares }: { bbox: Edges | null; bbox_relative: Edges | null },
  { width, height }: { width: number | null; height: number | null },
): DetectionBox | null {
  if (shares !== null) return boxOfEdges(shares, { width: 1, height: 1 });
  if (bbox === null || width === null || height === null || width <= 0 || height <= 0) return null;
  return boxOfEdges(bbox, { width, height });
}
