import type { Map as LeafletMap } from 'leaflet';
import { cornerCover } from '#dashboard/map/covers/corner-cover.ts';
import { boxAround, viewOf } from './fit-points.ts';
import { type ClusterMark, HIGHEST_ZOOM, sharesOneSpot } from './mark.ts';
import type { PointLayer } from '#dashboard/map/layers/point-layer.ts';
import { prefersCalm } from './prefers-calm.ts';

/** The least step that is worth a move. */
const LEAST_STEP = 0.5;

/**
 * Shows the members of a cluster: fits them with their surroundings, and spreads them where that does not take them
 * apart; at once if they share one spot.
 *
 * @param surroundings the zoom beyond which these are not in view: where the members are, not only how they stand to each other
 */
export function openCluster(
  map: LeafletMap,
  layer: PointLayer,
  cluster: ClusterMark,
  surroundings: number,
  onSpread: () => void,
): void {
  const members = cluster.members();
  const [first] = members;
  const { x: width, y: height } = map.getSize();
  const now = map.getZoom();
  const highest = now + LEAST_STEP <= surroundings ? surroundings : HIGHEST_ZOOM;
  const { latitude, longitude, zoom } = viewOf(
    boxAround(members),
    { width, height },
    map.options.zoomSnap ?? 1,
    cornerCover(map),
    highest,
  );
  const spread = (mark: ClusterMark) => {
    layer.open(mark);
    onSpread();
  };
  if (first === undefined || zoom < now + LEAST_STEP || sharesOneSpot(cluster)) {
    spread(cluster);
    return;
  }
  map.once('moveend', () => {
    const still = layer.clusterWith(first);
    if (still?.count === members.length) spread(still);
  });
  map.setView([latitude, longitude], zoom, { animate: !prefersCalm() });
}
