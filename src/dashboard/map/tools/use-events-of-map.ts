import type { LeafletEvent, LeafletEventHandlerFn, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls the handlers of the last rendering at events of a map. For components outside `MapContainer`, where `useMapEvents`
 * of React Leaflet does not work.
 */
export function useEventsOfMap(
  map: LeafletMap | null,
  handlers: Readonly<Record<string, (event: never) => void>>,
): void {
  const call = useEffectEvent((event: LeafletEvent) =>
    (handlers[event.type] as LeafletEventHandlerFn | undefined)?.(event),
  );
  const names = Object.keys(handlers).join(' ');
  useEffect(() => {
    if (map === null) return;
    const listener = (event: LeafletEvent) => call(event);
    map.on(names, listener);
    return () => {
      map.off(names, listener);
    };
  }, [map, names]);
}
