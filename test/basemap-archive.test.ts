import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles, TileType } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { pmtilesArchive } from '#scripts/basemap/pmtiles-archive.mjs';
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
