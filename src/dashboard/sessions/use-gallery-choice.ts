import { useMemo } from 'react';
import { choiceParameter, useUrlState } from '#dashboard/list/url-state.ts';
import type { Capture } from './capture-record.ts';

const parameters = { show: choiceParameter(['all', 'detections']) };

/** Which captures the gallery shows, as it stands in the address (`show=detections`): all, or those with detections. */
export function useGalleryChoice(captures: readonly Capture[]) {
  const [{ show }, change] = useUrlState(parameters);
  const withDetections = useMemo(
    () => captures.filter(({ detections_count }) => (detections_count ?? 0) > 0),
    [captures],
  );
  return {
    shown: show === 'detections' ? withDetections : captures,
    found: withDetections.length,
    onlyDetections: show === 'detections',
    setOnlyDetections: (only: boolean) => void change({ show: only ? 'detections' : 'all' }, { replace: true }),
  };
}
