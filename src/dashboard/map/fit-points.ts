import type { MapPoint, MapView } from './map-point.ts';
import { HIGHEST_ZOOM, type WorldBox } from './mark.ts';
import { latitudeAt, longitudeAt, mercatorX, mercatorY, worldSize } from './mercator.ts';

/** A box in CSS px. */
export interface Size {
  width: number;
  height: number;
}

/** Limits the zoom for points that are close together, so that their surroundings show. */
const HIGHEST_FIT = 12;
/** A single point needs some coast in view to be recognised. */
const SINGLE_FIT = 6;
const PADDING_PX = 52;
const NOTHING: Size = { width: 0, height: 0 };

/** A map asks twice for that of its points. */
const known = new WeakMap<readonly MapPoint[], WorldBox>();

/**
 * The bounding box of all points, as fractions of the world's size; across the antimeridian if that is shorter (its
 * east is then above 1). Null without points.
 */
export function boxAround(points: readonly MapPoint[]): WorldBox | null {
  if (points.length === 0) return null;
  const found = known.get(points);
  if (found) return found;
  const xs = new Float64Array(points.length);
  let northernmost = -90;
  let southernmost = 90;
  // A loop: this is between the data of a large map and its first points.
  for (let index = 0; index < points.length; index += 1) {
    const { longitude = 0, latitude = 0 } = points[index] ?? {};
    xs[index] = mercatorX(longitude);
    if (latitude > northernmost) northernmost = latitude;
    if (latitude < southernmost) southernmost = latitude;
  }
  // Numbers, without a comparison function: 100,000 take a tenth of the time.
  xs.sort();
  const [first = 0, last = 0] = [xs[0], xs.at(-1)];
  let best = { west: first, east: last, gap: first + 1 - last };
  for (let index = 1; index < xs.length; index += 1) {
    const [before = 0, after = 0] = [xs[index - 1], xs[index]];
    if (after - before > best.gap) best = { west: after, east: before + 1, gap: after - before };
  }
  const box = { west: best.west, east: best.east, north: mercatorY(northernmost), south: mercatorY(southernmost) };
  known.set(points, box);
  return box;
}

/** The minimum zoom: the world fills the width once, or less of it in a low and wide box. */
export function lowestZoom({ width, height }: Size): number {
  if (width <= 0 || height <= 0) return 0;
  const filled = Math.ceil(Math.log2(width / 256) * 2) / 2;
  const seen = Math.floor((Math.log2(height / 256) + 0.7) * 2) / 2;
  return Math.max(0, Math.min(filled, seen));
}

/**
 * The view that fits a box with a margin, at a multiple of `snap`; the whole world if there is no box. The box is
 * placed above or beside the cover in the map's lower left corner, one or two steps further out if needed; if that does not fit
 * either, as far above as possible.
 *
 * @param highest the highest zoom to fit at
 */
export function viewOf(...fit: Parameters<typeof viewsOf>): MapView {
  const [view] = viewsOf(...fit);
  return view;
}

/** Between the box and the cover, as shares of the margin. */
const DISTANCES = [0.5, 1, 1.75];

/** The views that fit a box, the best first: `viewOf`, then those that keep further from the cover. */
export function viewsOf(
  box: WorldBox | null,
  size: Size,
  snap: number,
  covered = NOTHING,
  highest = HIGHEST_FIT,
): [MapView, ...MapView[]] {
  const lowest = lowestZoom(size);
  if (box === null) return [{ latitude: 25, longitude: 0, zoom: lowest }];
  const padding = Math.min(PADDING_PX, size.width / 8, size.height / 8);
  const share = Math.max(
    (box.east - box.west) / Math.max(1, size.width - 2 * padding),
    (box.south - box.north) / Math.max(1, size.height - 2 * padding),
  );
  const exact = share > 0 ? Math.log2(1 / (share * worldSize(0))) : SINGLE_FIT;
  const zoom = Math.max(lowest, Math.min(highest, HIGHEST_ZOOM, Math.floor(exact / snap) * snap));
  const seen = ({ up, right, zoom: at }: Moved): MapView => ({
    latitude: latitudeAt((box.north + box.south) / 2 + up / worldSize(at)),
    longitude: longitudeAt((box.west + box.east) / 2 - right / worldSize(at)),
    zoom: at,
  });
  const zooms = [0, 1, 2].map((steps) => Math.max(lowest, zoom - steps * snap));
  const clear = zooms.flatMap((at) =>
    DISTANCES.flatMap((distance) => uncovered(box, size, { zoom: at, padding, covered, distance: distance * padding })),
  );
  const [first, ...others] = clear.map(seen);
  return first === undefined ? [seen(asFarUp(box, size, zoom, padding))] : [first, ...others];
}

/** A box moved from the middle of the map, in px. */
interface Moved {
  up: number;
  right: number;
  zoom: number;
}

/** How a box can be moved clear of the cover. */
function uncovered(
  box: WorldBox,
  size: Size,
  { zoom, padding, covered, distance }: { zoom: number; padding: number; covered: Size; distance: number },
): Moved[] {
  const { above, beside } = spareOf(box, size, zoom, padding);
  const up = Math.max(0, covered.height - above - padding + distance);
  const right = Math.max(0, covered.width - beside - padding + distance);
  if (up === 0 || right === 0) return [{ zoom, up: 0, right: 0 }];
  return [...(up <= above ? [{ zoom, up, right: 0 }] : []), ...(right <= beside ? [{ zoom, up: 0, right }] : [])];
}

function asFarUp(box: WorldBox, size: Size, zoom: number, padding: number): Moved {
  return { zoom, up: spareOf(box, size, zoom, padding).above, right: 0 };
}

/** The room above and beside a box in the middle of the map, without the margin, in px. */
function spareOf(box: WorldBox, size: Size, zoom: number, padding: number): { above: number; beside: number } {
  const spare = (length: number, share: number) => Math.max(0, (length - share * worldSize(zoom)) / 2 - padding);
  return { above: spare(size.height, box.south - box.north), beside: spare(size.width, box.east - box.west) };
}
