import { map as leafletMap } from 'leaflet';
import { expect, test, vi } from 'vitest';
import { clusterIndex } from '#dashboard/map/marks/cluster-index.ts';
import { PointLayer } from '#dashboard/map/layers/point-layer.ts';
import { metricScale, stepRadius } from '#dashboard/map/metric-scale.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';

const ZOOM = 10;

/** Pairs of traps some pixels apart, in a grid. */
function pairs(count: number): MapPoint[] {
  return Array.from({ length: 2 * count }, (_, index) => {
    const pair = Math.floor(index / 2);
    return {
      id: index + 1,
      latitude: 0.05 * Math.floor(pair / 16),
      longitude: 0.05 * (pair % 16) + (index % 2) * 0.004,
      label: `Trap ${index + 1}`,
      value: 3,
    };
  });
}

function shown(points: readonly MapPoint[]) {
  const container = document.createElement('div');
  vi.spyOn(container, 'clientWidth', 'get').mockReturnValue(1_440);
  vi.spyOn(container, 'clientHeight', 'get').mockReturnValue(900);
  const map = leafletMap(container, { center: [0.4, 0.4], zoom: ZOOM, zoomAnimation: false });
  const layer = new PointLayer();
  const scale = metricScale(points.map(({ value }) => value));
  const index = clusterIndex(points, ({ value }) => stepRadius(scale.stepOf(value)));
  layer.setScene({ index, scale, selected: null, focused: null, hovered: null });
  layer.addTo(map);
  const overlaps = () =>
    points.filter((point, at) => {
      const [one, other] = [point, points[at + 1]].map((each) => each && layer.positionOfPoint(each));
      return at % 2 === 0 && one && other && Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius;
    }).length;
  return { map, overlaps };
}

test('marks that overlap are pushed apart at once', () => {
  const { map, overlaps } = shown(pairs(100));
  expect(overlaps()).toBe(0);
  map.remove();
});

test('so many that it takes long are in their places in the first frame, and pushed apart after it', async () => {
  const { map, overlaps } = shown(pairs(256));
  expect(overlaps()).toBe(256);
  await vi.waitFor(() => expect(overlaps()).toBe(0));
  map.setZoom(ZOOM - 0.5);
  map.setZoom(ZOOM);
  expect(overlaps()).toBe(0);
  map.remove();
});
