import { useMemo } from 'react';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import type { Capture } from '#contract/capture.ts';

/** With more captures than this, those with detections come first by default. */
const MANY = 100;

const parameters = {
  show: choiceParameter(['all', 'detections']),
  first: choiceParameter(['fitting', 'detections', 'taken']),
};

/**
 * Which captures the gallery shows, and how they are sorted, by the address: all, or those with detections
 * (`show=detections`); those with detections first, or all by time taken (`first=detections`, `first=taken`).
 *
 * @param captures by time taken
 * @param count the expected number of captures
 */
export function useGalleryChoice(captures: readonly Capture[], count: number) {
  const [{ show, first }, change] = useUrlState(parameters);
  const onlyDetections = show === 'detections';
  const fitting = count > MANY ? 'detections' : 'taken';
  const detectionsFirst = (first === 'fitting' ? fitting : first) === 'detections';
  const [withDetections, others] = useMemo(() => byDetections(captures), [captures]);
  const sorted = useMemo(() => [...withDetections, ...others], [withDetections, others]);
  const all = detectionsFirst ? sorted : captures;
  return {
    shown: onlyDetections ? withDetections : all,
    found: withDetections.length,
    onlyDetections,
    setOnlyDetections: (only: boolean) => void change({ show: only ? 'detections' : 'all' }, { replace: true }),
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
