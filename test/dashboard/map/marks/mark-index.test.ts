import { describe, expect, it } from 'vitest';
import { clusterIndex } from '#dashboard/map/marks/cluster-index.ts';
import { drawnMark, sortedForDrawing } from '#dashboard/map/layers/drawn-mark.ts';
import { clusterRadius } from '#dashboard/map/layers/draw-mark.ts';
import { sharesOf } from '#dashboard/map/layers/shares-of.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { type Mark, type WorldBox, sharesOneSpot } from '#dashboard/map/mark.ts';
import { nearestCopy, worldSize } from '#dashboard/map/mercator.ts';
import { type MetricScale, metricScale } from '#dashboard/map/metric-scale.ts';
import { stepSymbol } from '#dashboard/map/step-symbol.ts';
import { openIndex } from '#dashboard/map/marks/open-index.ts';
import { samplePoints } from '#test/dashboard/map/sample-points.ts';

const world: WorldBox = { west: 0, east: 1, north: 0, south: 1 };
const total = (marks: readonly Mark[]) =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'point' ? 1 : mark.count), 0);
const idsOf = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'point' ? [mark.point.id] : mark.members().map(({ id }) => id)));
const points = samplePoints(400);
const many = samplePoints(3_000, 7);
const RADIUS = 8;
const clustersOf = (some: readonly MapPoint[], zoom: number) =>
  clusterIndex(some, () => RADIUS).marksIn(world, zoom).marks;
const at = (id: number, latitude: number, longitude: number): MapPoint => ({
  id,
  latitude,
  longitude,
  label: '',
  value: 1,
});

describe('clusterIndex', () => {
  it.each([0, 1.5, 1.75, 3, 6.5, 18])('neither loses nor repeats a point at zoom %d', (zoom) => {
    const marks = clustersOf(many, zoom);
    expect(total(marks)).toBe(many.length);
    expect(new Set(idsOf(marks)).size).toBe(many.length);
  });

  it.each([0, 1, 2, 2.5])('leaves no clusters that touch each other or a point at zoom %d', (zoom) => {
    const marks = clustersOf(many, zoom);
    const clusters = marks.filter(({ kind }) => kind === 'cluster');
    expect(clusters.length).toBeGreaterThan(0);
    const radius = (mark: Mark) => (mark.kind === 'point' ? RADIUS : clusterRadius(mark.count));
    for (const one of clusters) {
      for (const other of marks) {
        if (other === one) continue;
        const away = Math.hypot(nearestCopy(other.x, one.x) - one.x, other.y - one.y) * worldSize(zoom);
        expect(away).toBeGreaterThan(0.8 * (radius(one) + radius(other)));
      }
    }
  });

  it('merges no points whose symbols do not touch', () => {
    // 17 px apart at zoom 10.
    const step = (17 / worldSize(10)) * 360;
    const row = Array.from({ length: 60 }, (_, id) => at(id, 0, id * step));
    expect(clustersOf(row, 10).every(({ kind }) => kind === 'point')).toBe(true);
    expect(clustersOf(row, 6).some(({ kind }) => kind === 'cluster')).toBe(true);
  });

  it('leaves up to 24 that touch to be pushed apart, unless they crowd others', () => {
    const few = Array.from({ length: 24 }, (_, id) => at(id, 46.8, -71.2 + id * 1e-5));
    expect(clustersOf(few, 6)).toHaveLength(24);
    expect(clustersOf([...few, at(24, 46.8, -71.2)], 6)).toHaveLength(1);
    const crowd = [...few.slice(0, 15), ...few.slice(0, 15).map((one) => at(one.id + 100, 46.8, -69.9))];
    expect(clustersOf(crowd, 6).map((mark) => mark.kind === 'cluster' && mark.count)).toEqual([15, 15]);
  });

  it('gives the same marks for any sequence of the points', () => {
    const places = (some: readonly MapPoint[]) => clustersOf(some, 3).map(({ x, y }) => [x, y].join());
    expect(places(many.toReversed())).toEqual(places(many));
  });

  it('merges across the antimeridian', () => {
    const fiji = Array.from({ length: 30 }, (_, id) => at(id, -17, id % 2 === 0 ? 179.99 : -179.99));
    const [mark, ...others] = clustersOf(fiji, 3);
    expect(others).toEqual([]);
    expect([0, 1]).toContain(Math.round((mark?.x ?? 0.5) * 1e4) / 1e4);
  });

  it('knows clusters that no zoom splits', () => {
    const oneSpot = Array.from({ length: 30 }, (_, id) => at(id, 9.15, -79.85));
    const [one] = clustersOf(oneSpot, 4);
    expect(one?.kind === 'cluster' && sharesOneSpot(one)).toBe(true);
    const [two] = clustersOf([...oneSpot, at(99, 9.151, -79.85)], 4);
    expect(two?.kind === 'cluster' && sharesOneSpot(two)).toBe(false);
  });

  it('places marks in the visible copy of the world', () => {
    const box = { west: 0.98, east: 1.02, north: 0.4, south: 0.6 };
    const [mark] = clusterIndex([at(1, -17, -179)], () => RADIUS).marksIn(box, 6).marks;
    expect(mark?.x).toBeCloseTo(1 + 1 / 360, 9);
  });
});

describe('openIndex', () => {
  it('never merges up to 400 points, even on one spot', () => {
    const { marks, isSeeThrough } = openIndex(points).marksIn(world, 0);
    expect(marks).toHaveLength(points.length);
    expect(isSeeThrough).toBe(false);
  });

  it('makes more see-through, with one mark for each spot', () => {
    const index = openIndex(many);
    const { marks, isSeeThrough } = index.marksIn(world, 0);
    expect(isSeeThrough).toBe(true);
    expect(total(marks)).toBe(many.length);
    expect(marks.filter(({ kind }) => kind === 'cluster')).toHaveLength(300);
    const { isSeeThrough: isStill } = index.marksIn({ west: 0.4, east: 0.45, north: 0.4, south: 0.5 }, 5);
    expect(isStill).toBe(false);
  });
});

describe('sortedForDrawing', () => {
  const place = { x: 0, y: 0, latitude: 0, longitude: 0, label: '' };
  const single = (value: number | null, id: number): Mark => ({
    kind: 'point',
    ...place,
    point: { ...place, id, value },
  });
  const valuesOf = (scale: MetricScale, marks: readonly Mark[]) =>
    sortedForDrawing(marks.map((mark) => drawnMark(mark, scale, 0, 0))).map((one) =>
      one.kind === 'point' ? one.point.value : one.kind,
    );

  it('draws not-reported points first, higher steps above lower ones, and clusters last', () => {
    const scale = metricScale([null, 0, 3, 900]);
    const cluster: Mark = { kind: 'cluster', ...place, count: 2, members: () => [] };
    const marks = [single(900, 1), cluster, single(0, 2), single(null, 3), single(3, 4)];
    expect(valuesOf(scale, marks)).toEqual([null, 0, 3, 900, 'cluster']);
  });

  it("follows the ranks of a scale's own", () => {
    const scale: MetricScale = {
      steps: [
        { step: 5, from: 1, to: 1, rank: 1 },
        { step: 2, from: 2, to: 2, rank: 9 },
      ],
      hasZero: false,
      hasUnknown: false,
      stepOf: (value) => (value === 1 ? 5 : 2),
    };
    expect(valuesOf(scale, [single(2, 1), single(1, 2)])).toEqual([1, 2]);
  });
});

describe('stepSymbol', () => {
  it.each([
    [0, 'zero'],
    [null, 'unknown'],
    [7, 'filled'],
  ] as const)('draws a trap that is alone on the map, whatever its value: %s', (value, look) => {
    const alone = { ...at(1, 46.8, -71.2), value };
    const scale = metricScale([value]);
    for (const index of [clusterIndex([alone], () => RADIUS), openIndex([alone])]) {
      const drawn = index.marksIn(world, 6).marks.map((mark) => drawnMark(mark, scale, 0, 0));
      expect(drawn).toMatchObject([{ kind: 'point', symbol: { look } }]);
      expect(drawn[0]?.radius).toBeGreaterThan(4);
    }
  });

  it('draws silent traps at least as large as others, above them, and ended ones apart by their look', () => {
    const scale: MetricScale = {
      steps: [
        { step: 5, from: 5, to: 5, colour: '--fresh-old', look: 'filled', rank: 5 },
        { step: 2, from: 2, to: 2, colour: '--fresh-over', look: 'hollow', rank: 1 },
      ],
      hasZero: false,
      hasUnknown: true,
      stepOf: (value) => (value === null ? 'unknown' : (value as 5 | 2)),
    };
    const [silent, ended, unknown] = ([5, 2, 'unknown'] as const).map((step) => stepSymbol(scale, step));
    expect(silent).toMatchObject({ colour: '--fresh-old', look: 'filled' });
    expect(ended).toMatchObject({ colour: '--fresh-over', look: 'hollow' });
    for (const other of [ended, unknown]) {
      expect(silent?.radius).toBeGreaterThanOrEqual(other?.radius ?? Number.NaN);
      expect(silent?.rank).toBeGreaterThan(other?.rank ?? Number.NaN);
    }
  });
});

describe('sharesOf', () => {
  it('counts the members of a cluster by step, highest first, zero and unknown apart', () => {
    const values = [5, 5, 900, 0, null, null, null];
    const scale = metricScale(values);
    const members = values.map((value, id) => ({ ...at(id, 0, 0), value }));
    const shares = sharesOf({ kind: 'cluster', x: 0, y: 0, count: 7, members: () => members }, scale);
    expect(shares.map(({ symbol, count }) => [symbol.step, count])).toEqual([
      [4, 1],
      [2, 2],
      ['zero', 1],
      ['unknown', 3],
    ]);
  });
});
