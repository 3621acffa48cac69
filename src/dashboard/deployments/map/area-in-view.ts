import type { AreaCorner } from '#dashboard/list/model/column-filter.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';
import { latitudeAt, longitudeAt, mercatorX, mercatorY, worldSize } from '#dashboard/map/mercator.ts';
import { outwardBox } from '#dashboard/map/tools/outward-box.ts';

const DIGITS = 4;

/**
 * The box that a map of this size (CSS px) shows, as its south-west and north-east corners, its edges rounded outwards; null
 * if it shows the whole world. Across the date line, its west is east of its east.
 */
export function areaInView(
  view: MapView,
  { width, height }: { width: number; height: number },
  digits = DIGITS,
): readonly [AreaCorner, AreaCorner] | null {
  const world = worldSize(view.zoom);
  const [x, y] = [mercatorX(view.longitude), mercatorY(view.latitude)];
  const [halfWidth, halfHeight] = [width / world / 2, height / world / 2];
  const [top, bottom] = [y - halfHeight, y + halfHeight];
  if (halfWidth >= 0.5 && top <= 0 && bottom >= 1) return null;
  return outwardBox(
    [bottom >= 1 ? -90 : latitudeAt(bottom), longitudeAt(x - halfWidth)],
    [top <= 0 ? 90 : latitudeAt(top), longitudeAt(x + halfWidth)],
    digits,
  );
}
