import type { MapPoint } from '#dashboard/map/map-point.ts';

/** The same scattered points every time; every tenth shares the spot of the one before. */
export function samplePoints(count: number, seed = 1): MapPoint[] {
  let state = seed;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const points: MapPoint[] = [];
  for (let id = 0; id < count; id += 1) {
    const before = points.at(-1);
    const place =
      id % 10 === 9 && before
        ? { latitude: before.latitude, longitude: before.longitude }
        : { latitude: next() * 130 - 60, longitude: next() * 360 - 180 };
    points.push({ id, ...place, label: `Trap ${id}`, value: id });
  }
  return points;
}
