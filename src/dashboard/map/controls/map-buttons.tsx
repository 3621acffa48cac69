import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';
import { coverOfMap } from '#dashboard/map/covers/covers.ts';
import { mapMessages } from '#dashboard/map/messages/map-messages.ts';
import styles from '#dashboard/map/point-map.module.css';
import { prefersCalm } from '#dashboard/map/prefers-calm.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

interface MapButtonsProps {
  map: LeafletMap;
  /** The name of the third button. */
  homeName: string;
  onHome: () => void;
}

/** Zoom in, zoom out, and reset to all points or to the initial view. */
export function MapButtons({ map, homeName, onHome }: MapButtonsProps) {
  const words = useMessages(mapMessages);
  const subscribe = useCallback(
    (onChange: () => void) => {
      map.on('zoomend zoomlevelschange', onChange);
      return () => {
        map.off('zoomend zoomlevelschange', onChange);
      };
    },
    [map],
  );
  const zoom = useSyncExternalStore(subscribe, () => map.getZoom());
  const lowest = useSyncExternalStore(subscribe, () => map.getMinZoom());
  const zoomBy = (levels: number) => map.setZoom(map.getZoom() + levels, { animate: !prefersCalm() });
  return (
    <div className={styles.buttons} ref={coverOfMap}>
      <button
        type="button"
        aria-label={words.zoomIn}
        title={words.zoomIn}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => zoomBy(1)}
      >
        <Icon path="M8 3v10M3 8h10" />
      </button>
      <button
        type="button"
        aria-label={words.zoomOut}
        title={words.zoomOut}
        aria-disabled={zoom <= lowest}
        onClick={() => zoomBy(-1)}
      >
        <Icon path="M3 8h10" />
      </button>
      <button type="button" aria-label={homeName} title={homeName} onClick={onHome}>
        <Icon path="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
      </button>
    </div>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
