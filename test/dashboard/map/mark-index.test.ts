import { describe, expect, it } from 'vitest';
import { clusterIndex } from '#dashboard/map/cluster-index.ts';
import { drawnMark, sortedForDrawing } from '#dashboard/map/layers/drawn-mark.ts';
import { type Mark, type WorldBox, sharesOneSpot } from '#dashboard/map/mark.ts';
import { metricScale } from '#dashboard/map/metric-scale.ts';
import { stackIndex } from '#dashboard/map/stack-index.ts';
import { samplePoints } from './sample-points.ts';

const world: WorldBox = { west: -0.1, east: 1.1, north: 0, south: 1 };
const total = (marks: readonly Mark[]) =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'point' ? 1 : mark.count), 0);
const points = samplePoints(400);

describe('clusterIndex', () => {
  it.each([0, 1.5, 3, 6.5, 18])('neither loses nor repeats a point at zoom %d', (zoom) => {
    const marks = clusterIndex(points).marksIn(world, zoom);
    expect(total(marks)).toBe(points.length);
    const ids = marks.flatMap((mark) => (mark.kind === 'point' ? [mark.point.id] : mark.members().map(({ id }) => id)));
    expect(new Set(ids).size).toBe(points.length);
  });

  it('marks clusters that no zoom splits', () => {
    const together = [1, 2].map((id) => ({ id, latitude: 9.15, longitude: -79.85, label: '', value: 1 }));
    const [one] = clusterIndex(together).marksIn(world, 4);
    expect(one?.kind === 'cluster' && sharesOneSpot(one)).toBe(true);
    const apart = together.map((point, index) => ({ ...point, longitude: point.longitude + index }));
    const [two] = clusterIndex(apart).marksIn(world, 2);
    expect(two?.kind === 'cluster' && sharesOneSpot(two)).toBe(false);
  });

  it('places marks in the visible copy of the world', () => {
    const fiji = [{ id: 1, latitude: -17, longitude: -179, label: '', value: 1 }];
    const [mark] = clusterIndex(fiji).marksIn({ west: 0.98, east: 1.02, north: 0.4, south: 0.6 }, 6);
    expect(mark?.x).toBeCloseTo(1 + 1 / 360, 9);
  });
});

describe('stackIndex', () => {
  it('merges exactly the points that share a spot', () => {
    const marks = stackIndex(points).marksIn(world, 0);
    expect(total(marks)).toBe(points.length);
    expect(marks.filter(({ kind }) => kind === 'cluster')).toHaveLength(40);
  });
});

describe('sortedForDrawing', () => {
  it('draws not-reported points first, higher steps above lower ones, and clusters last', () => {
    const scale = metricScale([null, 0, 3, 900]);
    const place = { x: 0, y: 0, latitude: 0, longitude: 0, label: '' };
    const single = (value: number | null, id: number): Mark => ({
      kind: 'point',
      ...place,
      point: { ...place, id, value },
    });
    const cluster: Mark = { kind: 'cluster', ...place, count: 2, expansionZoom: () => 9, members: () => [] };
    const marks = [single(900, 1), cluster, single(0, 2), single(null, 3), single(3, 4)];
    const drawn = sortedForDrawing(marks.map((mark) => drawnMark(mark, scale, 0, 0)));
    expect(drawn.map((one) => (one.kind === 'point' ? one.point.value : one.kind))).toEqual([
      null,
      0,
      3,
      900,
      'cluster',
    ]);
  });
});
