import { useMemo } from 'react';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import type { Capture } from '#contract/records/capture.ts';
import { onRemarksChange, remarksOf } from '#dashboard/remarks/remarks-store.ts';
import { useStore } from '#dashboard/ui/create-store.ts';

/** With more captures than this, those with detections come first by default. */
const MANY = 100;

const parameters = {
  show: choiceParameter(['all', 'detections', 'blank', 'unprocessed', 'starred']),
  first: choiceParameter(['fitting', 'detections', 'taken']),
};

/**
 * Which captures the gallery shows, and how they are sorted, by the address: all, those with detections
 * (`show=detections`), the processed ones without (`show=blank`), those not processed (`show=unprocessed`) or the starred ones
 * (`show=starred`); those with detections first, or all by time taken
 * (`first=detections`, `first=taken`).
 *
 * @param captures by time taken
 * @param count the expected number of captures
 */
export function useGalleryChoice(captures: readonly Capture[], count: number) {
  const [{ show, first }, change] = useUrlState(parameters);
  const fitting = count > MANY ? 'detections' : 'taken';
  const detectionsFirst = (first === 'fitting' ? fitting : first) === 'detections';
  const [withDetections, others] = useMemo(() => byDetections(captures), [captures]);
  const sorted = useMemo(() => [...withDetections, ...others], [withDetections, others]);
  const all = detectionsFirst ? sorted : captures;
  const remarks = useStore({ get: () => remarksOf('capture'), subscribe: onRemarksChange });
  const starred = useMemo(() => all.filter(({ id }) => remarks.get(id)?.star === true), [all, remarks]);
  const [blank, unprocessed] = useMemo(() => byProcessing(others), [others]);
  const shares = { detections: withDetections, blank, unprocessed, starred };
  return {
    shown: { all, ...shares }[show],
    /** how many captures each choice shows */
    counts: {
      detections: withDetections.length,
      blank: blank.length,
      unprocessed: unprocessed.length,
      starred: starred.length,
    },
    show,
    setShow: (wanted: typeof show) => void change({ show: wanted }, { replace: true }),
    detectionsFirst,
    setDetectionsFirst: (isFirst: boolean) => {
      const chosen = isFirst ? 'detections' : 'taken';
      void change({ first: chosen === fitting ? 'fitting' : chosen }, { replace: true });
    },
  };
}

function byDetections(captures: readonly Capture[]): [withDetections: Capture[], others: Capture[]] {
  const [withDetections, others]: [Capture[], Capture[]] = [[], []];
  for (const capture of captures) ((capture.detections_count ?? 0) > 0 ? withDetections : others).push(capture);
  return [withDetections, others];
}

/**
 * Of captures without detections the processed ones, and the others: not processed, or of unknown state. None of either where
 * the service says it of no capture.
 */
function byProcessing(others: readonly Capture[]): [blank: readonly Capture[], unprocessed: readonly Capture[]] {
  if (others.every((capture) => isProcessed(capture) === null)) return [[], []];
  return [
    others.filter((capture) => isProcessed(capture) === true),
    others.filter((capture) => isProcessed(capture) !== true),
  ];
}

/** Whether a capture was processed; null: its service does not say it. */
function isProcessed({ is_processed: said = null, last_processed: at }: Capture): boolean | null {
  return said ?? (at === undefined ? null : at !== null);
}
