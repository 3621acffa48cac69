import { use } from 'react';
import { createPortal } from 'react-dom';
import { LeafletMapContext } from '#dashboard/map/leaflet-map-context.ts';
import styles from './map-tools.module.css';
import { useMapMoves } from './use-map-moves.ts';

type Corner = readonly [latitude: number, longitude: number];

/** The outline of an area on the map: of a box by its south-west and north-east corners, or of a ring. */
export function AreaOutline({ corners }: { corners: readonly Corner[] }) {
  const map = use(LeafletMapContext);
  useMapMoves(map);
  if (map === null) return null;
  const points = ringOf(corners).map((corner) => map.latLngToContainerPoint([...corner]));
  return createPortal(
    <div className={styles.outline}>
      <svg aria-hidden="true">
        <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
      </svg>
    </div>,
    map.getContainer(),
  );
}

function ringOf(corners: readonly Corner[]): readonly Corner[] {
  const [southWest, northEast] = corners;
  if (corners.length > 2 || southWest === undefined || northEast === undefined) return corners;
  const [[south, west], [north, to]] = [southWest, northEast];
  // Across the date line.
  const east = to < west ? to + 360 : to;
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
}
