import type { MapPoint, MapView } from './map-point.ts';
import { HIGHEST_ZOOM, type WorldBox } from './mark.ts';
import { latitudeAt, longitudeAt, mercatorX, mercatorY, worldSize } from './mercator.ts';

/** A box in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** Places near each other are shown with their surroundings, not with their doorstep. */
const HIGHEST_FIT = 12;
/** A single place needs a coast or two in view to be recognised. */
const SINGLE_FIT = 6;
const PADDING_PX = 52;

/**
 * The smallest box around all points, in shares of the world's size; across the antimeridian where that is shorter
 * (its east is then above 1). Null without points.
 */
export function boxAround(points: readonly MapPoint[]): WorldBox | null {
  if (points.length === 0) return null;
  const xs = points.map(({ longitude }) => mercatorX(longitude)).toSorted((a, b) => a - b);
  let north = 1;
  let south = 0;
  for (const { latitude } of points) {
    north = Math.min(north, mercatorY(latitude));
    south = Math.max(south, mercatorY(latitude));
  }
  const [first = 0, last = 0] = [xs[0], xs.at(-1)];
  let best = { west: first, east: last, gap: first + 1 - last };
  for (let index = 1; index < xs.length; index += 1) {
    const [before = 0, after = 0] = [xs[index - 1], xs[index]];
    if (after - before > best.gap) best = { west: after, east: before + 1, gap: after - before };
  }
  return { west: best.west, east: best.east, north, south };
}

/** The lowest zoom worth having: the world fills the width once, or less of it where the box is low and wide. */
export function lowestZoom({ width, height }: Size): number {
  if (width <= 0 || height <= 0) return 0;
  const filled = Math.ceil(Math.log2(width / 256) * 2) / 2;
  const seen = Math.floor((Math.log2(height / 256) + 0.7) * 2) / 2;
  return Math.max(0, Math.min(filled, seen));
}

/**
 * The view that shows a whole box with a margin, its zoom a multiple of `snap`; the world where there is no box. Where
 * the height leaves room, the box stands above what covers the map's bottom, `covered` px high.
 */
export function viewOf(box: WorldBox | null, size: Size, snap: number, covered = 0): MapView {
  const lowest = lowestZoom(size);
  if (box === null) return { latitude: 25, longitude: 0, zoom: lowest };
  const padding = Math.min(PADDING_PX, size.width / 8, size.height / 8);
  const share = Math.max(
    (box.east - box.west) / Math.max(1, size.width - 2 * padding),
    (box.south - box.north) / Math.max(1, size.height - 2 * padding),
  );
  const exact = share > 0 ? Math.log2(1 / (share * worldSize(0))) : SINGLE_FIT;
  const zoom = Math.max(lowest, Math.min(HIGHEST_FIT, HIGHEST_ZOOM, Math.floor(exact / snap) * snap));
  const spare = Math.max(0, (size.height - (box.south - box.north) * worldSize(zoom)) / 2 - padding);
  const hidden = covered === 0 ? 0 : Math.max(0, covered - spare - padding / 2);
  const lift = Math.min(hidden, spare) / worldSize(zoom);
  return {
    latitude: latitudeAt((box.north + box.south) / 2 + lift),
    longitude: longitudeAt((box.west + box.east) / 2),
    zoom,
  };
}
