import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Located } from '#dashboard/map/located.ts';
import styles from './map-tools.module.css';
import { useMapMoves } from './use-map-moves.ts';

interface DistanceLineProps {
  map: LeafletMap;
  places: readonly Located[];
  onAdd: (place: Located) => void;
}

/** A press that moves more is a drag. */
const DRAG_PX = 5;

/** A line along the places that are clicked on the map, which still moves and zooms, but selects nothing meanwhile. */
export function DistanceLine({ map, places, onAdd }: DistanceLineProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const pressed = useRef({ x: 0, y: 0 });
  useMapMoves(map);
  const onClick = useEffectEvent((event: MouseEvent) => {
    event.stopPropagation();
    const { x, y } = pressed.current;
    // The end of a drag of the map.
    if (Math.hypot(event.clientX - x, event.clientY - y) > DRAG_PX) return;
    const { lat: latitude, lng: longitude } = map.mouseEventToLatLng(event);
    onAdd({ latitude, longitude });
  });
  useEffect(() => {
    const element = sheet.current;
    // Not by React, whose events come after Leaflet's.
    const listener = (event: MouseEvent) => onClick(event);
    const onPress = ({ clientX: x, clientY: y }: MouseEvent) => {
      pressed.current = { x, y };
    };
    element?.addEventListener('pointerdown', onPress);
    element?.addEventListener('click', listener);
    return () => {
      element?.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('click', listener);
    };
  }, []);
  const points = places.map(({ latitude, longitude }) => map.latLngToContainerPoint([latitude, longitude]));
  return createPortal(
    <div ref={sheet} className={styles.clicks}>
      <svg aria-hidden="true">
        <path
          className={styles.line}
          d={points.length > 1 ? `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}` : ''}
        />
        {points.map(({ x, y }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <circle key={index} className={styles.stop} cx={x} cy={y} r="4" />
        ))}
      </svg>
    </div>,
    map.getContainer(),
  );
}
