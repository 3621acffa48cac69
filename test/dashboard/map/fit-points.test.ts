import { describe, expect, it } from 'vitest';
import { boxAround, lowestZoom, viewOf } from '#dashboard/map/fit-points.ts';
import { mercatorX, mercatorY, worldSize } from '#dashboard/map/mercator.ts';

const at = (latitude: number, longitude: number) => ({ id: 1, latitude, longitude, label: '', value: null });

describe('viewOf', () => {
  const size = { width: 700, height: 800 };

  it('centres a single point with its surroundings', () => {
    const view = viewOf(boxAround([at(46.8, -71.2)]), size, 0.5);
    expect(view.latitude).toBeCloseTo(46.8, 6);
    expect(view.longitude).toBeCloseTo(-71.2, 6);
    expect(view.zoom).toBe(6);
    expect(viewOf(boxAround([at(46.8, -71.2), at(46.8001, -71.2)]), size, 0.5).zoom).toBe(12);
  });

  it('crosses the antimeridian if that is shorter', () => {
    const view = viewOf(boxAround([at(-17, 178), at(-18, -178)]), size, 0.5);
    expect(view.longitude).toBeCloseTo(180, 6);
    expect(view.zoom).toBeGreaterThan(5);
  });

  it('zooms in multiples of the snap', () => {
    expect(viewOf(boxAround([at(0, 0), at(10, 33)]), size, 1).zoom % 1).toBe(0);
  });

  it('places the box above a cover at the bottom, as far as it fits', () => {
    const box = boxAround([at(45, -70), at(9, -80), at(43, 142)]);
    const open = viewOf(box, size, 0.5);
    // How far below the middle of the map the southernmost point is, in px.
    const below = ({ latitude, zoom }: typeof open) => (mercatorY(9) - mercatorY(latitude)) * worldSize(zoom);
    expect(below(open)).toBeGreaterThan(size.height / 2 - 380);
    const lifted = viewOf(box, size, 0.5, { width: 700, height: 380 });
    expect(lifted).toEqual({ ...open, latitude: lifted.latitude });
    expect(below(lifted)).toBeLessThan(size.height / 2 - 380);
    // What is far enough up already stays where it is.
    expect(viewOf(box, size, 0.5, { width: 700, height: 40 })).toEqual(open);
    // And the north is not lost for the south.
    expect(viewOf(box, size, 0.5, { width: 700, height: 5_000 }).latitude).toBeGreaterThan(-40);
  });

  it('places the box beside a corner cover if it does not fit above, or zooms out one step', () => {
    const box = boxAround([at(45.2, -74.1), at(48.4, -70.9)]);
    const tall = { width: 140, height: 210 };
    // How far right of the map's left edge the westernmost point is, in px.
    const fromLeft = ({ longitude, zoom }: { longitude: number; zoom: number }, width: number) =>
      width / 2 + (mercatorX(-74.1) - mercatorX(longitude)) * worldSize(zoom);
    for (const [height, steps] of [
      [300, 0],
      [400, 1],
    ] as const) {
      const small = { width: 360, height };
      const beside = viewOf(box, small, 0.5, tall);
      expect(beside.zoom).toBe(viewOf(box, small, 0.5).zoom - steps * 0.5);
      expect(fromLeft(viewOf(box, small, 0.5), 360)).toBeLessThan(140);
      expect(fromLeft(beside, 360)).toBeGreaterThan(140);
      expect(fromLeft(beside, 360)).toBeLessThan(360);
    }
  });

  it('zooms out two steps rather than leave a site under a large legend', () => {
    // Denmark beside the table, with the settings of the last date.
    const beside = { width: 562, height: 512 };
    const legend = { width: 237, height: 285 };
    const denmark = boxAround([at(55.017, 8.967), at(56.887, 10.221), at(54.967, 12.54), at(55.113, 14.888)]);
    const { latitude, longitude, zoom } = viewOf(denmark, beside, 0.5, legend);
    expect(zoom).toBe(viewOf(denmark, beside, 0.5).zoom - 1);
    const world = worldSize(zoom);
    const x = beside.width / 2 + (mercatorX(8.967) - mercatorX(longitude)) * world;
    const y = beside.height / 2 + (mercatorY(55.017) - mercatorY(latitude)) * world;
    expect(x > legend.width || y < beside.height - legend.height).toBe(true);
  });

  it('shows the world without points, and survives a map without size', () => {
    expect(viewOf(boxAround([]), size, 0.5)).toEqual({ latitude: 25, longitude: 0, zoom: 1.5 });
    expect(viewOf(boxAround([at(0, 0), at(1, 1)]), { width: 0, height: 0 }, 0.5).zoom).toBe(0);
  });
});

describe('lowestZoom', () => {
  it('fills the width with one world, unless the box is low', () => {
    expect(lowestZoom({ width: 700, height: 800 })).toBe(1.5);
    expect(lowestZoom({ width: 1400, height: 300 })).toBe(0.5);
  });
});
