import { fromGeojsonVt } from '@maplibre/vt-pbf';

/** Units of a tile's width. */
export const EXTENT = 4_096;

/**
 * Geometry of type 1 is points, of type 2 lines and of type 3 rings, each a list of x, y in units of the extent.
 *
 * @typedef {{ type: 1, tags: Record<string, unknown>, geometry: number[][] }
 *   | { type: 2 | 3, tags: Record<string, unknown>, geometry: number[][][] }} TileFeature
 */

/**
 * Encodes a vector tile.
 *
 * @param {Record<string, readonly TileFeature[]>} layers
 */
export function vectorTile(layers) {
  const tile = Object.fromEntries(Object.entries(layers).map(([name, features]) => [name, { features }]));
  return fromGeojsonVt(tile, {
    version: 2,
    extent: EXTENT,
  });
}
