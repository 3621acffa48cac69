import { isClear, type Rectangle } from '#dashboard/map/layers/is-clear.ts';
import { placedMarks } from '#dashboard/map/layers/placed-marks.ts';
import type { Scene } from '#dashboard/map/layers/point-layer.ts';
import type { Size } from '#dashboard/map/fit-points.ts';
import type { MapView } from '#dashboard/map/map-point.ts';
import { mercatorX, mercatorY, worldSize } from '#dashboard/map/mercator.ts';

/**
 * The first of some views in which all marks, where they are drawn, are in view and not under a cover; else that with the
 * fewest others. `covers` are in CSS px of a map of this size.
 */
export function clearestView(
  [first, ...others]: readonly [MapView, ...MapView[]],
  scene: Pick<Scene, 'index' | 'scale'>,
  size: Size,
  covers: readonly Rectangle[],
): MapView {
  let best = { view: first, hidden: hiddenIn(first, scene, size, covers) };
  for (const view of others) {
    if (best.hidden === 0) break;
    const hidden = hiddenIn(view, scene, size, covers);
    if (hidden < best.hidden) best = { view, hidden };
  }
  return best.view;
}

function hiddenIn(
  { latitude, longitude, zoom }: MapView,
  { index, scale }: Pick<Scene, 'index' | 'scale'>,
  { width, height }: Size,
  covers: readonly Rectangle[],
): number {
  const world = worldSize(zoom);
  const [left, top] = [mercatorX(longitude) * world - width / 2, mercatorY(latitude) * world - height / 2];
  const placed = placedMarks(index, scale, { width, height, left, top, world, zoom });
  let hidden = 0;
  for (const { x, y, radius } of placed.marks) {
    const [right, down] = [x + placed.left - left, y + placed.top - top];
    const mark = { left: right - radius, top: down - radius, right: right + radius, bottom: down + radius };
    const isInside = mark.left >= 0 && mark.top >= 0 && mark.right <= width && mark.bottom <= height;
    if (!isInside || !isClear(mark, covers, 0)) hidden += 1;
  }
  return hidden;
}
