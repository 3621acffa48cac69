import Supercluster from 'supercluster';
import type { MapPoint } from './map-point.ts';
import { HIGHEST_ZOOM, type Mark, type MarkIndex, type WorldBox } from './mark.ts';
import { latitudeAt, longitudeAt, mercatorX, mercatorY, nearestCopy } from './mercator.ts';

type Properties = { point: MapPoint };
type Index = Supercluster<Properties, Properties>;

/** How near each other points merge, in CSS px. */
const CLUSTER_RADIUS_PX = 46;

/**
 * Points merged where they stand closer than 46 px, at every zoom. Built once for a set of points; supercluster knows
 * whole zoom levels only, so the half levels have an index of their own, built when first looked at.
 */
export function clusterIndex(points: readonly MapPoint[]): MarkIndex {
  let wholes: Index | null = null;
  let halves: Index | null = null;
  return {
    merges: points.length > 1,
    marksIn: (box, zoom) => {
      const level = Math.floor(zoom);
      if (zoom - level < 0.25) return marksOf((wholes ??= load(points, 1)), box, level, 0);
      return marksOf((halves ??= load(points, Math.SQRT2)), box, level, 0.5);
    },
  };
}

function load(points: readonly MapPoint[], scale: number): Index {
  const index: Index = new Supercluster({ radius: CLUSTER_RADIUS_PX / scale, extent: 256, maxZoom: HIGHEST_ZOOM });
  return index.load(
    points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: { point },
    })),
  );
}

function marksOf(index: Index, box: WorldBox, level: number, half: number): Mark[] {
  const centre = (box.west + box.east) / 2;
  const degrees: [number, number, number, number] = [
    longitudeAt(box.west),
    latitudeAt(box.south),
    longitudeAt(box.east),
    latitudeAt(box.north),
  ];
  return index.getClusters(degrees, level).map((feature): Mark => {
    const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
    const position = { x: nearestCopy(mercatorX(longitude), centre), y: mercatorY(latitude) };
    const { properties } = feature;
    if (!('cluster_id' in properties)) return { kind: 'point', ...position, point: properties.point };
    const { cluster_id: id, point_count: count } = properties;
    return {
      kind: 'cluster',
      ...position,
      count,
      expansionZoom: () => index.getClusterExpansionZoom(id) + half,
      members: () => index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.point),
    };
  });
}
