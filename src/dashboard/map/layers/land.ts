import { feature } from 'topojson-client';
import outlines from 'world-atlas/land-110m.json?url';
import { getBuiltJson } from '#dashboard/api/http/get-built-json.ts';
import { mercatorX, mercatorY, nearestCopy } from '#dashboard/map/mercator.ts';

/**
 * A closed coast line: x, y pairs as fractions of the world's size (x may be outside of 0..1), and their bounding box.
 */
export interface LandRing {
  points: Float64Array;
  west: number;
  east: number;
  north: number;
  south: number;
}

type Topology = Parameters<typeof feature>[0];

/** Loads Natural Earth's coarse land (public domain), 21 kB. Rejects if that fails. */
export async function loadLand(): Promise<LandRing[]> {
  return landRings((await getBuiltJson(outlines)) as Topology);
}

/** All rings of a topology's land, including holes; they are filled by the even-odd rule. */
export function landRings(topology: Topology): LandRing[] {
  const { land } = topology.objects;
  if (!land) return [];
  const shapes = feature(topology, land);
  const features = shapes.type === 'FeatureCollection' ? shapes.features : [shapes];
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(ringOf);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ringOf) : [];
  });
}

/**
 * In the data rings cross the antimeridian, and Antarctica's encloses the pole. Here a ring continues beyond the
 * world's edge, and one that spans all longitudes is closed along the bottom of the map.
 */
function ringOf(positions: readonly number[][]): LandRing {
  const points: number[] = [];
  let before = mercatorX(positions[0]?.[0] ?? 0);
  for (const [longitude = 0, latitude = 0] of positions) {
    before = nearestCopy(mercatorX(longitude), before);
    points.push(before, mercatorY(latitude));
  }
  const first = points[0] ?? 0;
  if (Math.abs(before - first) > 0.5) points.push(before, 1, first, 1);
  const ring: LandRing = { points: Float64Array.from(points), west: before, east: before, north: 1, south: 0 };
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    ring.west = Math.min(ring.west, x);
    ring.east = Math.max(ring.east, x);
    ring.north = Math.min(ring.north, y);
    ring.south = Math.max(ring.south, y);
  }
  return ring;
}
