import { pmtilesArchive } from '#scripts/basemap/pmtiles-archive.mjs';
import { vectorTile } from '#scripts/basemap/vector-tile.mjs';

const WORLD = [-180, -85.05, 180, 85.05] as const;
const HALF = 2_048;
const EXTENT = 4_096;
/** A red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/**
 * An archive as an operator cuts it from the public planet build: one tile of the whole world, all of it land but for a
 * lake over its south-western quarter, with a town in the middle.
 */
export function madeBasemap(
  metadata: object = { attribution: '© <a href="https://example.org/">Mappers</a>' },
): Buffer {
  const square = (left: number, top: number, size: number) => [
    [left, top],
    [left + size, top],
    [left + size, top + size],
    [left, top + size],
    [left, top],
  ];
  const town = { kind: 'locality', name: 'Mitte', 'name:fr': 'Milieu', 'name:ja': '中央', min_zoom: 0, population: 9 };
  const data = vectorTile({
    earth: [{ type: 3, tags: { kind: 'earth' }, geometry: [square(-64, -64, EXTENT + 128)] }],
    water: [{ type: 3, tags: { kind: 'lake' }, geometry: [square(0, HALF, HALF)] }],
    places: [{ type: 1, tags: town, geometry: [[HALF, HALF]] }],
  });
  return pmtilesArchive({ kind: 'mvt', tiles: [{ z: 0, x: 0, y: 0, data }], bounds: WORLD, metadata });
}

/** An archive of pictures: one red one of the whole world. */
export function madeImageBasemap(): Buffer {
  return pmtilesArchive({ kind: 'png', tiles: [{ z: 0, x: 0, y: 0, data: PNG }], bounds: WORLD, metadata: {} });
}
