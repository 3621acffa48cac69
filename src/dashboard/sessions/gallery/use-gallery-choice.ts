import { useMemo } from 'react';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import type { Capture } from '#contract/capture.ts';

/** More than are looked through one by one: then those with detections come first unless the reader chose otherwise. */
const MANY = 100;

const parameters = {
  show: choiceParameter(['all', 'detections']),
  first: choiceParameter(['fitting', 'detections', 'taken']),
};

/**
 * Which captures the gallery shows, and in what order, as it stands in the address: all, or those with detections
 * (`show=detections`); those with detections first, or all as they were taken (`first=detections`, `first=taken`).
 *
 * @param captures in the order taken
 * @param count how many there will be
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
