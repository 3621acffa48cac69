import type { LeafletMouseEvent, Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Located } from '#dashboard/map/located.ts';
import { worldSize } from '#dashboard/map/mercator.ts';
import { useEventsOfMap } from './use-events-of-map.ts';
import styles from './map-tools.module.css';

interface PointerCoordinatesProps {
  map: LeafletMap;
  /** decimals; null: as many as a pixel has */
  digits: number | null;
}

const MOST_DIGITS = 5;

/** The coordinates under the mouse, beside the scale; nothing for a finger, which covers what it points at. */
export function PointerCoordinates({ map, digits }: PointerCoordinatesProps) {
  const [place, setPlace] = useState<Located | null>(null);
  useEventsOfMap(map, {
    mousemove: ({ latlng, originalEvent }: LeafletMouseEvent) => {
      const isTouch = 'pointerType' in originalEvent && originalEvent.pointerType === 'touch';
      const { lat: latitude, lng: longitude } = latlng.wrap();
      setPlace(isTouch ? null : { latitude, longitude });
    },
    mouseout: () => setPlace(null),
  });
  const frame = map.getContainer().parentElement;
  if (place === null || frame === null) return null;
  const ofPixel = Math.max(0, Math.min(MOST_DIGITS, Math.ceil(Math.log10(worldSize(map.getZoom()) / 360))));
  const decimals = digits ?? ofPixel;
  return createPortal(
    <bdi className={styles.pointer} dir="ltr" aria-hidden="true">
      {place.latitude.toFixed(decimals)}, {place.longitude.toFixed(decimals)}
    </bdi>,
    frame,
  );
}
