import type { MapPoint } from '#dashboard/map/map-point.ts';

const PER_SITE = 10;

/** The same traps every time: sites all over the world, ten traps within some kilometres on each. */
export function madePoints(count: number): MapPoint[] {
  let state = 42;
  const next = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let site = { latitude: 0, longitude: 0 };
  return Array.from({ length: count }, (_, index) => {
    if (index % PER_SITE === 0) site = { latitude: next() * 110 - 45, longitude: next() * 280 - 130 };
    return {
      id: index + 1,
      latitude: site.latitude + (next() - 0.5) / 20,
      longitude: site.longitude + (next() - 0.5) / 20,
      label: `Trap ${index + 1}`,
      value: index % 50 === 0 ? null : Math.floor(5_000 * next() ** 3),
    };
  });
}
