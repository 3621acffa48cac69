import { latLng, type Map as LeafletMap } from 'leaflet';
import { type KeyboardEvent, type Ref, useRef } from 'react';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { type Direction, sortedForSteps, nearestInDirection, stepThrough } from './nearest-in-direction.ts';
import styles from '#dashboard/map/point-map.module.css';
import { prefersCalm } from '#dashboard/map/prefers-calm.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { mercatorX, nearestCopy } from '#dashboard/map/mercator.ts';

interface PointKeyboardProps {
  ref: Ref<HTMLDivElement>;
  map: LeafletMap | null;
  points: readonly MapPoint[];
  /** The point that has the keyboard focus, or gets it first. */
  current: MapPoint | null;
  onGo: (point: MapPoint) => void;
  onSelect: (point: MapPoint) => void;
  focusShown: boolean;
  /** Shows or hides the focus ring. */
  onFocusShown: (shown: boolean) => void;
}

const ARROWS: Record<string, { direction: Direction; pan: [number, number] }> = {
  ArrowLeft: { direction: 'left', pan: [-1, 0] },
  ArrowRight: { direction: 'right', pan: [1, 0] },
  ArrowUp: { direction: 'up', pan: [0, -1] },
  ArrowDown: { direction: 'down', pan: [0, 1] },
};
const ZOOMS: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** One tab stop for all points, above the map but transparent to clicks; keys move from point to point. */
export function PointKeyboard(props: PointKeyboardProps) {
  const { ref, map, points, current, onGo, onSelect, focusShown, onFocusShown } = props;
  const words = useMessages(mapMessages);
  // Sorted at the first key: most readers of 10,000 points press none.
  const sorted = useRef<{ points: readonly MapPoint[]; ordered: MapPoint[] } | null>(null);

  const targetOf = (key: string): MapPoint | null => {
    if (sorted.current?.points !== points) sorted.current = { points, ordered: sortedForSteps(points) };
    const { ordered } = sorted.current;
    if (key === 'Home') return ordered[0] ?? null;
    if (key === 'End') return ordered.at(-1) ?? null;
    if (key === 'PageDown') return stepThrough(ordered, current, 1);
    if (key === 'PageUp') return stepThrough(ordered, current, -1);
    const arrow = ARROWS[key];
    if (!arrow) return null;
    return current ? nearestInDirection(ordered, current, arrow.direction) : nearestToCentre(map, ordered);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const animate = !prefersCalm();
    const arrow = ARROWS[event.key];
    const levels = ZOOMS[event.key];
    if (levels !== undefined && map) {
      // The point keeps its position on the screen.
      const centre = current ? latLng(current.latitude, longitudeNear(map, current)) : map.getCenter();
      map.setZoomAround(centre, map.getZoom() + levels, { animate });
    } else if (arrow && event.shiftKey) {
      const size = map?.getSize();
      if (size) map?.panBy([(arrow.pan[0] * size.x) / 3, (arrow.pan[1] * size.y) / 3], { animate });
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (current) onSelect(current);
    } else {
      const target = targetOf(event.key);
      if (!target) return;
      onGo(target);
    }
    onFocusShown(true);
    event.preventDefault();
  };

  return (
    // The lint rules take role="application" for a static region; it is one control for all points.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className={styles.keyboard}
      data-shown={focusShown}
      role="application"
      aria-label={words.keyboard}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      onFocus={(event) => onFocusShown(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => onFocusShown(false)}
    />
  );
}

function nearestToCentre(map: LeafletMap | null, points: readonly MapPoint[]): MapPoint | null {
  const centre = map?.getCenter();
  if (!centre) return points[0] ?? null;
  const distance = (point: MapPoint) => {
    const across = point.longitude - centre.lng;
    return Math.hypot(across - 360 * Math.round(across / 360), point.latitude - centre.lat);
  };
  return points.reduce<MapPoint | null>(
    (best, point) => (best && distance(best) <= distance(point) ? best : point),
    null,
  );
}

/** The point's longitude in the visible copy of the world, in degrees. */
function longitudeNear(map: LeafletMap, point: MapPoint): number {
  const centre = mercatorX(map.getCenter().lng);
  return point.longitude + 360 * (nearestCopy(mercatorX(point.longitude), centre) - mercatorX(point.longitude));
}
