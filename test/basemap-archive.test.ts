import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, TileType } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { pmtilesArchive } from '#scripts/basemap/pmtiles-archive.mjs';
import { countries, type Countries } from '#scripts/basemap/countries.mjs';
import { regions } from '#scripts/basemap/regions.mjs';
import { unwrappedRing } from '#scripts/basemap/unwrapped-ring.mjs';
import { madeBasemap, madeImageBasemap } from '#test/support/basemap/made-basemap.ts';

/** The archive as its reader in the browser sees it, and the ranges that it has read. */
function reader(archive: Buffer): { source: PMTiles; ranges: string[] } {
  const ranges: string[] = [];
  const source = new PMTiles({
    getKey: () => 'made',
    getBytes: (offset, length) => {
      ranges.push(`${offset}+${length}`);
      return Promise.resolve({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer });
    },
  });
  return { source, ranges };
}

const WORLD = [-180, -85, 180, 85] as const;

describe('an archive', () => {
  test('of vector tiles is read back: header, metadata and tile', async () => {
    const { source } = reader(madeBasemap({ attribution: 'Nobody' }));
    expect(await source.getHeader()).toMatchObject({
      specVersion: 3,
      tileType: TileType.Mvt,
      minZoom: 0,
      maxZoom: 0,
      minLon: -180,
      maxLat: 85.05,
    });
    expect(await source.getMetadata()).toEqual({ attribution: 'Nobody' });
    const tile = await source.getZxy(0, 0, 0);
    const { layers } = new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? new ArrayBuffer())));
    expect(Object.keys(layers)).toEqual(['earth', 'water', 'places']);
    expect(layers['places']?.feature(0).properties).toMatchObject({ name: 'Mitte', 'name:ja': '中央', population: 9 });
  });

  test('of pictures keeps their bytes', async () => {
    const { source } = reader(madeImageBasemap());
    expect((await source.getHeader()).tileType).toBe(TileType.Png);
    const tile = await source.getZxy(0, 0, 0);
    expect(Buffer.from(tile?.data ?? new ArrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  });

  test('of more tiles than the first bytes can list finds each in a leaf, and equal ones are written once', async () => {
    const z = 7;
    const side = 2 ** z;
    let length = 1;
    const tiles = Array.from({ length: side * side }, (_, index) => {
      const [x, y] = [index % side, Math.floor(index / side)];
      // Lengths without a pattern, which would fit into fewer bytes.
      length = (length * 16_807) % 2_147_483_647;
      // Seas are equal; nothing else is.
      return { z, x, y, data: Buffer.from(x < 16 ? 'sea' : `${x}, ${y}`.padEnd(length % 500)) };
    });
    const archive = pmtilesArchive({ kind: 'png', tiles, bounds: WORLD, metadata: {} });
    const { source, ranges } = reader(archive);
    const header = await source.getHeader();
    expect(header.leafDirectoryLength).toBeGreaterThan(0);
    expect(header.rootDirectoryOffset + header.rootDirectoryLength).toBeLessThan(16_384);
    expect([header.numAddressedTiles, header.numTileContents]).toEqual([side * side, side * (side - 16) + 1]);
    expect(header.numTileEntries).toBeLessThan(header.numAddressedTiles);
    for (const [x, y, text] of [
      [0, 0, 'sea'],
      [15, 127, 'sea'],
      [16, 0, '16, 0'],
      [127, 127, '127, 127'],
      [100, 77, '100, 77'],
    ] as const) {
      const tile = await source.getZxy(z, x, y);
      expect(
        Buffer.from(tile?.data ?? new ArrayBuffer())
          .toString()
          .trim(),
      ).toBe(text);
    }
    expect(await source.getZxy(6, 0, 0)).toBeUndefined();
    // First bytes, then at most a leaf and a tile for each.
    expect(ranges[0]).toBe('0+16384');
    expect(ranges.length).toBeLessThanOrEqual(11);
  });
});

describe('a ring of the land', () => {
  test('goes on beyond the antimeridian', () => {
    const fiji = [
      [179, -17],
      [-179, -17],
      [-179, -18],
      [179, -18],
      [179, -17],
    ];
    expect(unwrappedRing(fiji).map(([longitude]) => longitude)).toEqual([179, 181, 181, 179, 179]);
  });

  test('that surrounds the pole is closed along it', () => {
    const antarctica = [-180, -90, 0, 90, 180].map((longitude) => [longitude, -70]);
    expect(unwrappedRing(antarctica).slice(-3)).toEqual([
      [180, -90],
      [-180, -90],
      [-180, -70],
    ]);
  });
});

describe('borders of regions', () => {
  const shapes = regions(7).flatMap(({ geometry, properties }) =>
    geometry.type === 'MultiLineString'
      ? [{ lines: geometry.coordinates, zoom: Number(properties?.['min_zoom']) }]
      : [],
  );

  test.each([
    ['Québec and Ontario', { west: -80, east: -75, south: 46, north: 48 }, 1],
    ['Vermont and New Hampshire', { west: -73, east: -71, south: 43, north: 45 }, 2],
    ['Midtjylland and Syddanmark', { west: 8.5, east: 10, south: 55.5, north: 56.2 }, 4],
    ['Veraguas and Coclé', { west: -81.5, east: -80.3, south: 7.8, north: 9 }, 5],
    ['Aomori and Akita', { west: 140, east: 141, south: 40.2, north: 40.7 }, 5],
    ['Cumbria and Northumberland', { west: -3, east: -2.2, south: 54.6, north: 55.2 }, 6],
  ])('are there between %s, from the zoom at which regions of the country are wide enough', (_, box, zoom) => {
    const { west, east, south, north } = box;
    const within = shapes.filter(({ lines }) =>
      lines.flat().some(([x = 0, y = 0]) => x > west && x < east && y > south && y < north),
    );
    expect(within.map((shape) => shape.zoom)).toEqual([zoom]);
  });
});

test('a country beyond the antimeridian has its name on the map, by its English name in all languages', () => {
  const square = (id: number, west: number): Countries['objects']['countries']['geometries'][number] => ({
    type: 'Polygon',
    arcs: [[id]],
    properties: { name: west > 90 ? 'Russia' : 'Denmark' },
  });
  const ring = (west: number) =>
    [
      [0, 55],
      [0, 70],
      [90, 70],
      [90, 55],
      [0, 55],
    ].map(([x = 0, y = 0]) => [((west + x + 180) % 360) - 180, y]);
  const topology: Countries = {
    type: 'Topology',
    objects: { countries: { type: 'GeometryCollection', geometries: [square(0, 120), square(1, 0)] } },
    arcs: [ring(120), ring(0)],
  };
  const labels = countries(topology, []);
  expect(labels.map(({ longitude }) => Math.round(longitude))).toEqual([165, 45]);
  expect(labels.map(({ tags }) => tags['name:da'])).toEqual(['Rusland', 'Danmark']);
});
