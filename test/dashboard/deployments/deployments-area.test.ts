import { CRS, latLng, point } from 'leaflet';
import { expect, test } from 'vitest';
import { areaContains } from '#dashboard/list/filters/area-contains.ts';
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
  const [[south, west] = [], [north, east] = []] = area ?? [];
  const edges = [north, south, west, east];
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

test('the whole world is no filter; across the date line, an area has its west east of its east', () => {
  expect(areaInView({ latitude: 0, longitude: 0, zoom: 0 }, SIZE)).toBeNull();
  const [[south, west] = [0, 0], [north, east] = [0, 0]] =
    areaInView({ latitude: 0, longitude: 179.9, zoom: 8 }, SIZE) ?? [];
  expect([west > 178, east < -178, south < 0, north > 0]).toEqual([true, true, true, true]);
  const contains = areaContains([
    [south, west],
    [north, east],
  ]);
  expect([179.9, -179.9, 0].map((longitude) => contains({ latitude: 0, longitude }))).toEqual([true, true, false]);
  // All the way round there is no edge to cross.
  const round = areaInView({ latitude: 43, longitude: 142, zoom: 1 }, SIZE);
  expect(round?.map(([, longitude]) => longitude)).toEqual([-180, 180]);
});

test('a ring contains what is inside of its edges, also of its dents, and in the next copy of the world', () => {
  const dented = areaContains([
    [0, 178],
    [10, 178],
    [5, 180],
    [10, 182],
    [0, 182],
  ]);
  const at = (latitude: number, longitude: number) => dented({ latitude, longitude });
  expect([at(2, 180), at(2, -179), at(8, 178.5), at(8, -178.5)]).toEqual([true, true, true, true]);
  expect([at(8, 180), at(-1, 180), at(2, 177), at(2, -177)]).toEqual([false, false, false, false]);
});

test("a view beyond the map's edge reaches the pole", () => {
  expect(areaInView({ latitude: 84, longitude: 0, zoom: 4 }, SIZE)?.[1][0]).toBe(90);
});
