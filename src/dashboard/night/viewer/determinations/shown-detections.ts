import type { Detection } from '#contract/records/capture-detail.ts';

import { modelText } from '#dashboard/ui/text/model-text.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** Pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** A box on an image, as shares of its width and height. */
export interface ShownBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Who gave the name of an animal. */
export interface DeterminedBy {
  who: 'person' | 'model';
  /** of the person, or of the model with its version; empty where it is not known */
  name: string;
  /** beside a person's determination: what a model had said; null: nothing is known */
  modelSaid: { name: string; score: number | null } | null;
}

/** An animal on a capture, or in view around its time. */
export interface ShownDetection {
  /** of the detection, or of the occurrence where the service gives no detections */
  id: number;
  taxon: { id: number; name: string; rank: string | null } | null;
  /** of the determination, 0 to 1 */
  best: number | null;
  /** of the detection itself, where it is known and differs */
  score: number | null;
  box: ShownBox | null;
  /** who determined it; null: not known */
  by: DeterminedBy | null;
  /** what the source says besides, by the columns of Camtrap DP; null: nothing */
  details: Readonly<Record<string, string | null>> | null;
}

/**
 * What is shown of the detections of a capture, those by people first, then the surest.
 *
 * @param size of the image that boxes in pixels belong to; null where it is unknown
 */
export function shownDetections(
  detections: readonly (Detection | null | undefined)[],
  size: ImageSize | null,
): ShownDetection[] {
  return detections
    .flatMap((detection): ShownDetection[] => {
      if (detection === null || detection === undefined) return [];
      const { id, occurrence, score } = detection;
      const { determination, determination_score: best } = occurrence ?? {};
      const by = determinedBy(occurrence);
      const taxon = determination && { ...determination, name: nameText(determination) };
      return [
        {
          id,
          taxon: taxon ?? null,
          ...scoresOf(best ?? null, score ?? null, by),
          by,
          box: boxOf(detection, size),
          details: occurrence?.source_details ?? null,
        },
      ];
    })
    .toSorted(bySurest);
}

interface Seen {
  id: number;
  determination: { id: number; name: string | null; rank: string | null } | null;
  determination_score: number | null;
  looked_at?: number | null | undefined;
  first_appearance_timestamp: string | null;
  last_appearance_timestamp: string | null;
}

/** The occurrences that were seen before and after a time, or just then; of the trap's clock, as the interface writes it. */
export function inViewAround(occurrences: readonly Seen[], timestamp: string): ShownDetection[] {
  return occurrences
    .filter(({ first_appearance_timestamp: first, last_appearance_timestamp: last }) => {
      return first !== null && first <= timestamp && timestamp <= (last ?? first);
    })
    .map(({ id, determination, determination_score: best, looked_at: looked }) => ({
      id,
      taxon: determination && { ...determination, name: nameText(determination) },
      best: (looked ?? 0) > 0 ? null : best,
      score: null,
      by: looked === undefined || looked === null ? null : { who: whoOf(looked), name: '', modelSaid: null },
      box: null,
      details: null,
    }))
    .toSorted(bySurest);
}

function whoOf(looked: number): DeterminedBy['who'] {
  return looked > 0 ? 'person' : 'model';
}

/** A person's determination has no score: what the model gave on this capture is not that of the name. */
function scoresOf(best: number | null, score: number | null, by: DeterminedBy | null) {
  if (by?.who === 'person') return { best: null, score: null };
  return { best: best ?? score, score: score === best ? null : score };
}

function determinedBy(occurrence: Detection['occurrence']): DeterminedBy | null {
  const { identification, prediction } = occurrence?.determination_details ?? {};
  const said = occurrence?.best_machine_prediction;
  if (identification) {
    const { taxon } = said ?? {};
    const modelSaid = taxon ? { name: nameText(taxon), score: said?.score ?? null } : null;
    return { who: 'person', name: identification.user?.name ?? '', modelSaid };
  }
  return prediction ? { who: 'model', name: modelText(prediction.algorithm ?? null), modelSaid: null } : null;
}

function bySurest(a: ShownDetection, b: ShownDetection): number {
  const surest = ({ by, best }: ShownDetection) => (by?.who === 'person' ? Infinity : (best ?? -1));
  const [one, other] = [surest(a), surest(b)];
  return one === other ? a.id - b.id : other - one;
}

/** The part of the box that is on the image. */
function boxOf({ bbox, bbox_relative: shares }: Detection, size: ImageSize | null): ShownBox | null {
  const edges = shares ?? bbox;
  const image = shares ? { width: 1, height: 1 } : size;
  if (!edges || image === null) return null;
  const within = (value: number, of: number) => Math.min(1, Math.max(0, value / of));
  const [left, right] = [within(edges[0], image.width), within(edges[2], image.width)];
  const [top, bottom] = [within(edges[1], image.height), within(edges[3], image.height)];
  return left < right && top < bottom ? { left, top, width: right - left, height: bottom - top } : null;
}
