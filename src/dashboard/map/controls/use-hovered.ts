import { useState } from 'react';
import type { DrawnMark } from '#dashboard/map/layers/drawn-mark.ts';

/** The hovered mark; null while it still has the value of the previous metric, until the pointer moves. */
export function useHovered(metric: string): [DrawnMark | null, (drawn: DrawnMark | null) => void] {
  const [pointedAt, setPointedAt] = useState<{ drawn: DrawnMark | null; metric: string }>({ drawn: null, metric });
  return [
    pointedAt.metric === metric ? pointedAt.drawn : null,
    (drawn) =>
      setPointedAt((before) => (before.drawn === drawn && before.metric === metric ? before : { drawn, metric })),
  ];
}
