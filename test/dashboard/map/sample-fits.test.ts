import { describe, expect, it } from 'vitest';
import { clusterIndex } from '#dashboard/map/marks/cluster-index.ts';
import { clearestView } from '#dashboard/map/covers/clearest-view.ts';
import { boxAround, viewsOf } from '#dashboard/map/fit-points.ts';
import { isClear, type Rectangle } from '#dashboard/map/layers/is-clear.ts';
import { placedMarks } from '#dashboard/map/layers/placed-marks.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { mercatorX, mercatorY, worldSize } from '#dashboard/map/mercator.ts';
import { metricScale, stepRadius } from '#dashboard/map/metric-scale.ts';
import { samplePlaces } from '#service/sample/sample-places.ts';

/** Measured: the legend is folded on a phone. All have buttons, and switches in one row or two. */
function mapOf(width: number, height: number, legend: { width: number; height: number }, switches: Rectangle) {
  const bottom = height - 10;
  const covers: Rectangle[] = [
    { left: 10, top: bottom - legend.height, right: 10 + legend.width, bottom },
    { left: 10, top: 10, right: 42, bottom: 104 },
    switches,
    { left: width - 190, top: height - 22, right: width, bottom: height },
  ];
  return { width, height, covers, corner: { width: 10 + legend.width, height: 10 + legend.height } };
}

/** The map in a window of 1440 × 900 px, alone and beside the table, on a phone of 390 × 844 px, and on a lower one. */
const MAPS = [
  mapOf(1348, 700, { width: 279, height: 270 }, { left: 946, top: 10, right: 1338, bottom: 42 }),
  mapOf(562, 700, { width: 184, height: 306 }, { left: 159, top: 10, right: 551, bottom: 42 }),
  mapOf(390, 636, { width: 189, height: 66 }, { left: 52, top: 10, right: 380, bottom: 80 }),
  mapOf(390, 388, { width: 189, height: 66 }, { left: 52, top: 10, right: 380, bottom: 80 }),
];
const { deployments } = samplePlaces();

/** The located traps of a project, with many different values. */
function trapsOf(projectId: number): MapPoint[] {
  return deployments
    .filter((one) => one.projectId === projectId && (one.latitude !== 0 || one.longitude !== 0))
    .map(({ id, latitude, longitude, name }) => ({
      id,
      latitude,
      longitude,
      label: name,
      value: (id * 7_919) % 5_000,
    }));
}

describe.each(MAPS)('a map of $width × $height px at a project’s own fit', ({ covers, corner, ...size }) => {
  it.each([1, 2, 3, 4, 5, 6])('shows at least two thirds of the traps of project %d each, none over another', (id) => {
    const traps = trapsOf(id);
    expect(traps.length).toBeGreaterThan(20);
    const scale = metricScale(traps.map(({ value }) => value));
    const index = clusterIndex(traps, ({ value }) => stepRadius(scale.stepOf(value)));
    const views = viewsOf(boxAround(traps), size, 0.5, corner);
    const { latitude, longitude, zoom } = clearestView(views, { index, scale }, size, covers);
    const world = worldSize(zoom);
    const frame = {
      ...size,
      left: mercatorX(longitude) * world - size.width / 2,
      top: mercatorY(latitude) * world - size.height / 2,
      world,
      zoom,
    };
    const { marks, left, top } = placedMarks(index, scale, frame);
    const single = marks.filter(({ kind }) => kind === 'point');
    expect(single.length / traps.length).toBeGreaterThanOrEqual(2 / 3);
    marks.forEach((one, position) => {
      for (const other of marks.slice(position + 1)) {
        const away = Math.hypot(one.x - other.x, one.y - other.y);
        expect(away).toBeGreaterThan(one.radius + other.radius - 1);
      }
    });
    for (const { x, y, radius } of marks) {
      const [right, down] = [x + left - frame.left, y + top - frame.top];
      const mark = { left: right - radius, top: down - radius, right: right + radius, bottom: down + radius };
      expect(isClear(mark, covers, 0)).toBe(true);
      expect(mark.left > 0 && mark.top > 0 && mark.right < size.width && mark.bottom < size.height).toBe(true);
    }
    // Near enough to its place to be taken for it.
    const moved = single.flatMap((one) =>
      one.kind === 'point' && one.from ? [Math.hypot(one.x - one.from.x, one.y - one.from.y)] : [],
    );
    expect(Math.max(0, ...moved)).toBeLessThan(60);
  });
});
