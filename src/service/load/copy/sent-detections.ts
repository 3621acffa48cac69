import { captureDetail } from '#contract/capture-detail.ts';
import { boxOfEdges, type DetectionBox } from '#service/database/detection-box.ts';
import type { CopyRun } from './copy-run.ts';
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

const WITH_DETECTIONS = { with_detections: 'true' };

/**
 * Whether the service sends detections with its captures. Some have no such parameter, and send none or an empty list: the
 * captures with most detections show which.
 */
export async function sendsDetections({ lists, projects, context }: CopyRun): Promise<boolean> {
  try {
    for (const project of projects.keys()) {
      const filters = { project_id: project, ...WITH_DETECTIONS };
      const captures = await lists.first('captures', captureDetail, { filters, ordering: '-detections_count' });
      const some = captures.find(({ detections_count }) => (detections_count ?? 0) > 0);
      if (some !== undefined) return (some.detections ?? []).length > 0;
    }
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    context.say(`  detections: not sent with captures. ${error.message}`);
  }
  return false;
}

/** The detections of a deployment's captures that belong to occurrences. They are held in memory: a deployment at a time. */
export async function sentDetections(run: CopyRun, deployment: number, project: number): Promise<SentDetections> {
  const sent: SentDetections = new Map();
  const filters = { project_id: project, deployment, ...WITH_DETECTIONS };
  for await (const { records } of run.lists.walkAs('captures', captureDetail, filters)) {
    for (const { id, width, height, detections } of records) {
      for (const detection of detections ?? []) {
        const occurrence = detection?.occurrence?.id;
        if (detection === null || detection === undefined || occurrence === undefined) continue;
        const of = sent.get(occurrence) ?? [];
        sent.set(occurrence, of);
        of.push({ capture: id, box: boxOf(detection, { width, height }), score: detection.score ?? null });
      }
    }
  }
  return sent;
}

type Edges = [number, number, number, number];

function boxOf(
  { bbox, bbox_relative: shares }: { bbox?: Edges | null | undefined; bbox_relative?: Edges | null | undefined },
  { width, height }: { width: number | null; height: number | null },
): DetectionBox | null {
  if (shares !== null && shares !== undefined) return boxOfEdges(shares, { width: 1, height: 1 });
  if (bbox === null || bbox === undefined || width === null || height === null || width <= 0 || height <= 0)
    return null;
  return boxOfEdges(bbox, { width, height });
}
