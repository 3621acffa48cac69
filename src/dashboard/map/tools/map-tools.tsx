import { use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { LeafletMapContext } from '#dashboard/map/leaflet-map-context.ts';
import type { Located } from '#dashboard/map/located.ts';
import type { MapView } from '#dashboard/map/map-point.ts';
import { metresBetween } from '#dashboard/map/metres-between.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { distanceText } from '#dashboard/ui/text/distance-text.ts';
import { AreaDrawing } from './area-drawing.tsx';
import { DistanceLine } from './distance-line.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import styles from './map-tools.module.css';
import { toolsMessages } from './messages/tools-messages.ts';
import { PointerCoordinates } from './pointer-coordinates.tsx';

interface MapToolsProps {
  /** decimals of coordinates; null: exact */
  digits: number | null;
  /** an area was drawn: two opposite corners of a box, or a ring */
  onArea: (corners: readonly (readonly [latitude: number, longitude: number])[]) => void;
  /** the area in view was asked for: the keyboard's way to an area */
  onView: (view: MapView, size: { width: number; height: number }) => void;
  onPrint: () => void;
  /** the page's own, below the tools */
  children: ReactNode;
}

type Mode = 'box' | 'ring' | 'distance';

/** A button that opens the map's tools, and the tool in use. Escape ends one thing at a time. */
export function MapTools({ digits, onArea, onView, onPrint, children }: MapToolsProps) {
  const words = useMessages(toolsMessages);
  const map = use(LeafletMapContext);
  const [isOpen, setOpen] = useState(false);
  const [mode, setMode] = useState<Mode | null>(null);
  const [places, setPlaces] = useState<readonly Located[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const metres = places.reduce((sum, place, index) => sum + metresBetween(places[index - 1] ?? place, place), 0);
  const start = (next: Mode) => {
    setOpen(false);
    setPlaces([]);
    setMode(next);
    button.current?.focus({ preventScroll: true });
  };
  const end = () => {
    setOpen(false);
    setMode(null);
    button.current?.focus({ preventScroll: true });
  };
  const isBusy = isOpen || mode !== null;
  // Also while the pointer draws, when nothing of the map has the focus.
  useEffect(() => {
    if (!isBusy) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      setOpen(false);
      setMode(null);
      button.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isBusy]);
  if (map === null) return null;
  const tool = (name: Mode, text: string) => (
    <button type="button" className={controls.row} onClick={() => start(name)}>
      {text}
    </button>
  );
  return (
    <div className={styles.tools}>
      <button
        ref={button}
        type="button"
        className={controls.button}
        aria-label={words.tools}
        title={words.tools}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
          <path d="M3 6.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm5 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Zm5 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z" />
        </svg>
      </button>
      <section id={id} className={styles.list} aria-label={words.tools} hidden={!isOpen}>
        {isOpen && (
          <>
            {tool('box', words.drawBox)}
            {tool('ring', words.drawRing)}
            <button
              type="button"
              className={controls.row}
              onClick={() => {
                end();
                const { lat: latitude, lng: longitude } = map.getCenter();
                const { x: width, y: height } = map.getSize();
                onView({ latitude, longitude, zoom: map.getZoom() }, { width, height });
              }}
            >
              {words.useView}
            </button>
            {tool('distance', words.measure)}
            <FullScreenButton map={map} onDone={end} />
            <button
              type="button"
              className={controls.row}
              onClick={() => {
                end();
                onPrint();
              }}
            >
              {words.print}
            </button>
            {children}
          </>
        )}
      </section>
      <PointerCoordinates map={map} digits={digits} />
      {(mode === 'box' || mode === 'ring') && (
        <AreaDrawing
          key={mode}
          map={map}
          shape={mode}
          digits={digits}
          onDrawn={(corners) => {
            if (corners === null) return;
            end();
            onArea(corners);
          }}
        />
      )}
      {mode === 'distance' && (
        <DistanceLine map={map} places={places} onAdd={(place) => setPlaces((before) => [...before, place])} />
      )}
      {mode !== null && (
        <div className={styles.now}>
          <span role="status">
            {mode === 'distance' && places.length > 1 ? words.distance(distanceText(metres)) : words.how[mode]}
          </span>
          {mode === 'distance' && (
            <button
              type="button"
              className={controls.link}
              onClick={() => {
                const { lat: latitude, lng: longitude } = map.getCenter();
                setPlaces((before) => [...before, { latitude, longitude }]);
              }}
            >
              {words.addMiddle}
            </button>
          )}
          <button type="button" className={controls.link} onClick={end}>
            {words.end}
          </button>
        </div>
      )}
    </div>
  );
}
