import { describe, expect, it } from 'vitest';
import topology from 'world-atlas/land-110m.json';
import { clipRing } from '#dashboard/map/layers/clip-ring.ts';
import { degreeLabel, graticuleStep, multiplesIn } from '#dashboard/map/layers/graticule-lines.ts';
import { isClear } from '#dashboard/map/layers/is-clear.ts';
import { labelBox } from '#dashboard/map/layers/label-box.ts';
import { landRings } from '#dashboard/map/layers/land.ts';
import { latitudeAt, longitudeAt, mercatorX, mercatorY, nearestCopy } from '#dashboard/map/mercator.ts';
import { valuesText } from '#dashboard/map/values-text.ts';
import { roundView } from '#dashboard/map/view/reported-views.ts';
import { spread } from '#dashboard/map/layers/spread.ts';
import { words } from '#test/words.ts';

describe('mercator', () => {
  it('converts there and back', () => {
    expect(latitudeAt(mercatorY(56.3))).toBeCloseTo(56.3, 9);
    expect(longitudeAt(mercatorX(-79.85))).toBeCloseTo(-79.85, 9);
    expect(mercatorY(90)).toBeCloseTo(0, 6);
    expect(nearestCopy(0.01, 0.99)).toBeCloseTo(1.01, 9);
  });
});

describe('spread', () => {
  it.each([2, 5, 9, 10, 40, 200])('keeps %d members apart and off the spot', (count) => {
    const offsets = spread(count);
    expect(offsets).toHaveLength(count);
    offsets.forEach((a, index) => {
      expect(Math.hypot(a.x, a.y)).toBeGreaterThanOrEqual(24);
      for (const b of offsets.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(24);
    });
  });
});

describe('clipRing', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };

  it('leaves inner rings, drops outer ones, clips crossing ones', () => {
    expect(clipRing([1, 1, 9, 1, 9, 9], box)).toEqual([1, 1, 9, 1, 9, 9]);
    expect(clipRing([20, 20, 30, 20, 30, 30], box)).toEqual([]);
    const cut = clipRing([-100, -100, 100, -100, 100, 100, -100, 100], box);
    expect(new Set(cut)).toEqual(new Set([0, 10]));
  });
});

describe('landRings', () => {
  it('never jumps across the map, and closes Antarctica below it', () => {
    const rings = landRings(topology as unknown as Parameters<typeof landRings>[0]);
    expect(rings.length).toBeGreaterThan(100);
    const polar = rings.filter(({ south }) => south === 1);
    expect(polar).toHaveLength(1);
    for (const { points } of rings.filter((ring) => !polar.includes(ring))) {
      for (let index = 2; index < points.length; index += 2) {
        expect(Math.abs((points[index] ?? 0) - (points[index - 2] ?? 0))).toBeLessThan(0.5);
      }
    }
  });
});

describe('graticule', () => {
  it('takes the finest step with room for it', () => {
    expect(graticuleStep(2)).toBe(30);
    expect(graticuleStep(100)).toBe(1);
    expect(graticuleStep(1e9)).toBe(0.001);
  });

  it('lists multiples without drift and names them', () => {
    expect(multiplesIn(-0.25, 0.35, 0.1)).toEqual([-0.2, -0.1, 0, 0.1, 0.2, 0.3]);
    expect(degreeLabel(190, 'longitude', 10)).toBe(words.map.west('170°'));
    expect(degreeLabel(180, 'longitude', 30)).toBe('180°');
    expect(degreeLabel(0, 'latitude', 30)).toBe('0°');
    expect(degreeLabel(-45, 'latitude', 5)).toBe(words.map.south('45°'));
  });
});

describe('roundView', () => {
  it('rounds to one px and normalises longitudes', () => {
    expect(roundView({ latitude: 46.812345, longitude: -431.234567, zoom: 2 })).toEqual({
      latitude: 46.8,
      longitude: -71.2,
      zoom: 2,
    });
    expect(roundView({ latitude: -0.01, longitude: 0, zoom: 0 })).toEqual({ latitude: 0, longitude: 0, zoom: 0 });
  });
});

describe('isClear', () => {
  it('keeps a margin around every box', () => {
    const covers = [{ left: 0, top: 0, right: 10, bottom: 10 }];
    const place = { left: 15, top: 5, right: 15, bottom: 5 };
    expect(isClear(place, covers, 4)).toBe(true);
    expect(isClear(place, covers, 6)).toBe(false);
  });

  it('lets no label of the graticule run through a control', () => {
    const scale = { left: 282, top: 340, right: 382, bottom: 356 };
    const isFree = (y: number) => isClear(labelBox({ text: '60° S', x: 385, y, align: 'right' }, 28), [scale], 3);
    expect(isFree(348)).toBe(false);
    expect(isFree(332)).toBe(false);
    expect(isFree(330)).toBe(true);
    const buttons = { left: 10, top: 10, right: 42, bottom: 104 };
    const isFreeAbove = (x: number) =>
      isClear(labelBox({ text: '60° W', x, y: 10, align: 'center' }, 30), [buttons], 3);
    expect(isFreeAbove(58)).toBe(false);
    expect(isFreeAbove(61)).toBe(true);
  });
});

describe('words', () => {
  const point = (value: number | null) => ({ id: 1, latitude: 0, longitude: 0, label: '', value });

  it('distinguishes null from zero', () => {
    expect(valuesText([point(null)], 'Captures')).toBe(words.map.valueUnknown('Captures'));
    expect(valuesText([point(0)], 'Captures')).toBe(words.map.value('Captures', '0'));
    expect(valuesText([point(null), point(0), point(7)], 'Captures')).toBe(
      words.map.valuesUnknown('Captures', '0–7', 1),
    );
  });
});
