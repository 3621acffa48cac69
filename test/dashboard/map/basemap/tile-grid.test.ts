import { describe, expect, it } from 'vitest';
import type { ArchiveFacts } from '#dashboard/map/basemap/archive.ts';
import { tileGrid } from '#dashboard/map/basemap/tile-grid.ts';

const WORLD: ArchiveFacts = {
  hasImages: false,
  lowestZoom: 0,
  highestZoom: 7,
  box: { west: 0, east: 1, north: 0, south: 1 },
  attribution: '',
};

/** A view of 1,024 × 512 px whose north-western corner is at these px of the world. */
function view(zoom: number, left: number, top: number) {
  return { left, top, width: 1_024, height: 512, world: 256 * 2 ** zoom, zoom };
}

const named = ({ tile: { z, x, y } }: { tile: { z: number; x: number; y: number } }) => `${z}/${x}/${y}`;

describe('the tiles of a view', () => {
  it('are 512 px at whole zooms, and cover it without a gap', () => {
    const places = tileGrid(view(5, 2_048, 1_024), WORLD);
    expect(places.map(named)).toEqual(['4/4/2', '4/5/2']);
    expect(places.map(({ left, top, size }) => [left, top, size])).toEqual([
      [0, 0, 512],
      [512, 0, 512],
    ]);
  });

  it('are enlarged between two zooms and beyond the last of the archive', () => {
    expect(tileGrid(view(5.5, 2_048, 1_024), WORLD)[0]?.size).toBeCloseTo(512 * Math.SQRT2, 6);
    const [place] = tileGrid(view(12, 0, 0), WORLD);
    expect([place?.tile.z, place?.size]).toEqual([7, 512 * 2 ** 4]);
  });

  it('follow each other around the world, and end at its top and bottom', () => {
    const places = tileGrid(view(1, -256, -256), WORLD);
    expect(places.map(named)).toEqual(['0/0/0', '0/0/0', '0/0/0']);
    expect(places.map(({ left, top }) => [left, top])).toEqual([
      [-256, 256],
      [256, 256],
      [768, 256],
    ]);
  });

  it('of pictures are 256 px', () => {
    expect(tileGrid(view(5, 2_048, 1_024), { ...WORLD, hasImages: true })).toHaveLength(8);
  });

  it('beyond the region of an archive are coarser ones that reach it, enlarged', () => {
    const region = { ...WORLD, highestZoom: 13, box: { west: 0.29, east: 0.3, north: 0.35, south: 0.36 } };
    for (const place of tileGrid(view(8, 0, 0), region)) {
      const { tile, tileLeft, tileTop, tileSize, left, top, size } = place;
      expect(named(place)).toBe(left < 0.25 * 65_536 ? `${tile.z}/0/0` : '');
      // The part is within its tile.
      expect(tileLeft).toBeLessThanOrEqual(left);
      expect(tileTop).toBeLessThanOrEqual(top);
      expect(tileLeft + tileSize).toBeGreaterThanOrEqual(left + size);
      expect(tileTop + tileSize).toBeGreaterThanOrEqual(top + size);
      expect(tile.z).toBe(1);
    }
  });
});
