import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mercatorX, mercatorY } from './mercator.ts';

/** A closed line of the coast: x, y pairs in shares of the world's size, and the box around them. */
export interface LandRing {
  places: Float64Array;
  west: number;
  east: number;
  north: number;
  south: number;
}

type LandTopology = Topology<{ land: GeometryCollection }>;

/** Reads a detail of Natural Earth's land (public domain) from a chunk of its own; rejects where that can't be loaded. */
export async function loadLand(detail: '110m' | '50m'): Promise<LandRing[]> {
  const { default: topology } =
    detail === '110m' ? await import('world-atlas/land-110m.json') : await import('world-atlas/land-50m.json');
  return landRings(topology as unknown as LandTopology);
}

/** Every ring of a topology's land, holes among them: together they are filled by the even-odd rule. */
export function landRings(topology: LandTopology): LandRing[] {
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(ringOf);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(ringOf) : [];
  });
}

function ringOf(positions: readonly number[][]): LandRing {
  const places = new Float64Array(positions.length * 2);
  const ring: LandRing = { places, west: 1, east: 0, north: 1, south: 0 };
  positions.forEach(([longitude = 0, latitude = 0], index) => {
    const [x, y] = [mercatorX(longitude), mercatorY(latitude)];
    places[index * 2] = x;
    places[index * 2 + 1] = y;
    ring.west = Math.min(ring.west, x);
    ring.east = Math.max(ring.east, x);
    ring.north = Math.min(ring.north, y);
    ring.south = Math.max(ring.south, y);
  });
  return ring;
}
