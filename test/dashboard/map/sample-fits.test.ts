import { describe, expect, it } from 'vitest';
import { clusterIndex } from '#dashboard/map/marks/cluster-index.ts';
import { boxAround, viewOf } from '#dashboard/map/fit-points.ts';
import { placedMarks } from '#dashboard/map/layers/placed-marks.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { mercatorX, mercatorY, worldSize } from '#dashboard/map/mercator.ts';
import { metricScale, stepRadius } from '#dashboard/map/metric-scale.ts';
import { samplePlaces } from '#service/sample/sample-places.ts';

/** The map in a window of 1440 × 900 px: alone, and beside the table. */
const SIZES = [
  { width: 1028, height: 700 },
  { width: 562, height: 512 },
];
const LEGEND = { width: 150, height: 220 };
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

describe.each(SIZES)('a map of $width × $height px at a project’s own fit', (size) => {
  it.each([1, 2, 3, 4, 5, 6])('shows at least two thirds of the traps of project %d each, none over another', (id) => {
    const traps = trapsOf(id);
    expect(traps.length).toBeGreaterThan(20);
    const scale = metricScale(traps.map(({ value }) => value));
    const { latitude, longitude, zoom } = viewOf(boxAround(traps), size, 0.5, LEGEND);
    const world = worldSize(zoom);
    const frame = {
      ...size,
      left: mercatorX(longitude) * world - size.width / 2,
      top: mercatorY(latitude) * world - size.height / 2,
      world,
      zoom,
    };
    const index = clusterIndex(traps, ({ value }) => stepRadius(scale.stepOf(value)));
    const { marks } = placedMarks(index, scale, frame);
    const single = marks.filter(({ kind }) => kind === 'point');
    expect(single.length / traps.length).toBeGreaterThanOrEqual(2 / 3);
    marks.forEach((one, position) => {
      for (const other of marks.slice(position + 1)) {
        const away = Math.hypot(one.x - other.x, one.y - other.y);
        expect(away).toBeGreaterThan(one.radius + other.radius - 1);
      }
    });
    // Near enough to its place to be taken for it.
    const moved = single.flatMap((one) =>
      one.kind === 'point' && one.from ? [Math.hypot(one.x - one.from.x, one.y - one.from.y)] : [],
    );
    expect(Math.max(0, ...moved)).toBeLessThan(60);
  });
});
