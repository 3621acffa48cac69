import { CRS, latLng, point } from 'leaflet';
import { expect, test } from 'vitest';
import { areaInView } from '#dashboard/deployments/map/area-in-view.ts';

const SIZE = { width: 640, height: 400 };

test.each([
  { latitude: 45.5, longitude: -73.6, zoom: 10 },
  { latitude: -33.9, longitude: 151.2, zoom: 6.5 },
  { latitude: 67.1, longitude: 20.2, zoom: 4 },
])('the area is what Leaflet shows of %o, its edges rounded outwards', (view) => {
  const area = areaInView(view, SIZE);
  const centre = CRS.EPSG3857.latLngToPoint(latLng(view.latitude, view.longitude), view.zoom);
  const half = point(SIZE.width / 2, SIZE.height / 2);
  const northWest = CRS.EPSG3857.pointToLatLng(centre.subtract(half), view.zoom);
  const southEast = CRS.EPSG3857.pointToLatLng(centre.add(half), view.zoom);
  const edges = [area?.latitude?.to, area?.latitude?.from, area?.longitude?.from, area?.longitude?.to];
  const outside = [northWest.lat, southEast.lat, northWest.lng, southEast.lng].map(
    (edge, at) => (edges[at] ?? Number.NaN) - edge,
  );
  const signs = [1, -1, -1, 1];
  for (const [at, difference] of outside.entries()) {
    expect(difference * (signs[at] ?? 0)).toBeGreaterThanOrEqual(-1e-9);
    expect(Math.abs(difference)).toBeLessThanOrEqual(1.001e-4);
  }
});

test('another copy of the world is the same area', () => {
  const here = areaInView({ latitude: 10, longitude: -80, zoom: 8 }, SIZE);
  expect(areaInView({ latitude: 10, longitude: 280, zoom: 8 }, SIZE)).toEqual(here);
});

test('the whole world excludes nothing; an area across the date line is null', () => {
  expect(areaInView({ latitude: 0, longitude: 0, zoom: 0 }, SIZE)).toEqual({ latitude: null, longitude: null });
  expect(areaInView({ latitude: 0, longitude: 179.9, zoom: 8 }, SIZE)).toBeNull();
  // All the way round there is no edge to cross.
  expect(areaInView({ latitude: 43, longitude: 142, zoom: 1 }, SIZE)?.longitude).toBeNull();
});

test("a view beyond the map's edge reaches the pole", () => {
  expect(areaInView({ latitude: 84, longitude: 0, zoom: 4 }, SIZE)?.latitude?.to).toBe(90);
});
