import { divIcon, latLng, type LeafletMouseEvent, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet';
import { memo, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker } from 'react-leaflet';
import type { Located } from '#dashboard/map/located.ts';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import { useEventsOfMap } from '#dashboard/map/tools/use-events-of-map.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { imagesMessages } from './messages/images-messages.ts';
import { fieldsOf } from './places-form.ts';
import classes from './places.module.css';

/** How large pins are; their tip is at the place. */
export const PLACES_LOOKS = {
  mouse: divIcon({ className: classes.pin ?? '', iconSize: [28, 36], iconAnchor: [14, 35] }),
  finger: divIcon({ className: classes.pin ?? '', iconSize: [44, 48], iconAnchor: [22, 47] }),
};
/** Above all others. */
const SELECTED_OFFSET = 100_000;

interface PinEvents {
  /** Called once a pin is there. */
  onShown: (id: number) => void;
  look: (typeof PLACES_LOOKS)['mouse'];
  onSelect: (id: number) => void;
  onMove: (id: number, name: string, to: Located) => void;
}

interface PlacesPinsProps extends PinEvents {
  map: LeafletMap | null;
  pins: readonly MapPoint[];
  selectedId: number | null;
}

/** The pins of deployments, on the copy of the world that the map shows. */
export function PlacesPins({ map, pins, selectedId, ...events }: PlacesPinsProps) {
  const [centre, setCentre] = useState(0);
  useEventsOfMap(map, { moveend: () => setCentre(map?.getCenter().lng ?? 0) });
  return pins.map((pin) => (
    <Pin
      key={pin.id}
      id={pin.id}
      name={pin.label}
      latitude={pin.latitude}
      longitude={pin.longitude}
      copy={copyOf(pin.longitude, centre)}
      isSelected={pin.id === selectedId}
      {...events}
    />
  ));
}

/** How many worlds to the east a place has its copy that is nearest to a longitude. */
export function copyOf(longitude: number, centre: number): number {
  return Math.round((centre - longitude) / 360);
}

/** The deployment of the pin that an element is, or is in. */
export function idOfPin(target: EventTarget): number | null {
  const pin = target instanceof Element ? target.closest<HTMLElement>('[data-pin]') : null;
  return pin === null ? null : Number(pin.dataset['pin']);
}

interface PinProps extends PinEvents, Located {
  id: number;
  name: string;
  /** of the world */
  copy: number;
  isSelected: boolean;
}

const Pin = memo(function Pin(props: PinProps) {
  const { id, name, latitude, longitude, copy, isSelected, look, onShown, onSelect, onMove } = props;
  const words = useMessages(imagesMessages);
  const [marker, setMarker] = useState<LeafletMarker | null>(null);
  const element = marker?.getElement() ?? null;
  const place = fieldsOf({ latitude, longitude });
  const label = words.pinAt(name, `${place.latitude}, ${place.longitude}`);

  // Leaflet makes the element, and keeps it when the icon has another size.
  useEffect(() => {
    if (element === null) return;
    element.setAttribute('data-pin', String(id));
    element.setAttribute('aria-label', label);
    if (isSelected) element.setAttribute('aria-current', 'true');
    else element.removeAttribute('aria-current');
  }, [element, id, label, isSelected]);
  useEffect(() => {
    if (element !== null) onShown(id);
  }, [element, id, onShown]);

  const position = useMemo(() => latLng(latitude, longitude + 360 * copy), [latitude, longitude, copy]);
  const eventHandlers = useMemo(() => {
    return {
      mousedown: () => onSelect(id),
      dragstart: () => onSelect(id),
      drag: (event: unknown) => {
        const { lat, lng } = (event as LeafletMouseEvent).latlng.wrap();
        onMove(id, name, { latitude: lat, longitude: lng });
      },
    };
  }, [id, name, onSelect, onMove]);
  return (
    <>
      <Marker
        ref={setMarker}
        position={position}
        icon={look}
        draggable
        autoPan
        autoPanOnFocus={false}
        zIndexOffset={isSelected ? SELECTED_OFFSET : 0}
        eventHandlers={eventHandlers}
      />
      {element !== null &&
        createPortal(
          <>
            <svg viewBox="0 0 28 36" aria-hidden="true">
              <path d="M14 35C10 28 3 21 3 13a11 11 0 0 1 22 0c0 8-7 15-11 22Z" />
              <circle cx="14" cy="13" r="4" />
            </svg>
            <span className={classes.pinName} aria-hidden="true" {...OF_DATA}>
              {name}
            </span>
          </>,
          element,
        )}
    </>
  );
});
