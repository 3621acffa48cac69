import { bounds as leafletBounds, type Map as LeafletMap, point as leafletPoint, LineUtil, type Point } from 'leaflet';
import { worldSize } from '#dashboard/map/mercator.ts';
import { outwardBox } from './outward-box.ts';

type Corner = readonly [latitude: number, longitude: number];

/** A point on the map's container, in CSS px. */
export interface DrawnPoint {
  x: number;
  y: number;
}

/** A smaller box or loop was a click. */
const LEAST_PX = 8;
/** The ring may be this far from the hand's line. */
const TOLERANCE_PX = 3;
const MOST_CORNERS = 60;
const MOST_DIGITS = 4;

/**
 * The corners of an area drawn on the map: of a box, from two points, the south-west and the north-east; of a free line, its
 * ring. Rounded to about a pixel, or to fewer `digits`; null if it is too small.
 */
export function drawnArea(
  map: LeafletMap,
  shape: 'box' | 'ring',
  points: readonly DrawnPoint[],
  digits: number | null,
): readonly Corner[] | null {
  if (points.length < 2) return null;
  const drawn = points.map(({ x, y }) => leafletPoint(x, y));
  const { min, max } = leafletBounds(drawn);
  if (min === undefined || max === undefined || max.x - min.x < LEAST_PX || max.y - min.y < LEAST_PX) return null;
  const decimals = Math.min(digits ?? MOST_DIGITS, Math.max(0, Math.ceil(Math.log10(worldSize(map.getZoom()) / 360))));
  const cornerAt = (x: number, y: number): Corner => {
    const { lat, lng } = map.containerPointToLatLng([x, y]);
    return [lat, lng];
  };
  const box = outwardBox(cornerAt(min.x, max.y), cornerAt(max.x, min.y), decimals);
  if (shape === 'box') return box;
  const line = simplified(drawn);
  const ring = line.map(({ x, y }) => cornerAt(x, y));
  const turn = 360 * Math.round((ring[0]?.[1] ?? 0) / 360);
  const rounded = ring.map(([latitude, longitude]): Corner => [
    Number(latitude.toFixed(decimals)) + 0,
    Number((longitude - turn).toFixed(decimals)) + 0,
  ]);
  const corners = rounded.filter((corner, index) => corner.join() !== rounded.at(index - 1)?.join());
  // Rounded to nothing.
  return corners.length < 3 ? box : corners;
}

function simplified(points: Point[]): Point[] {
  let line = points;
  for (let tolerance = TOLERANCE_PX; line === points || line.length > MOST_CORNERS; tolerance *= 1.5) {
    line = LineUtil.simplify(points, tolerance);
  }
  return line;
}
