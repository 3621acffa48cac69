import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import type { Located } from '#dashboard/map/located.ts';
import { metresBetween } from '#contract/metres-between.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { distanceText } from '#dashboard/ui/text/distance-text.ts';
import { AreaDrawing } from './area-drawing.tsx';
import { DistanceLine } from './distance-line.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import styles from './map-tools.module.css';
import type { MapToolsProps, ToolMode } from './map-tools-props.ts';
import { toolsMessages } from './messages/tools-messages.ts';

interface OpenToolsProps extends MapToolsProps {
  /** of the list */
  id: string;
  map: LeafletMap;
  /** the list is shown */
  isOpen: boolean;
  /** the tool in use */
  mode: ToolMode | null;
  onStart: (mode: ToolMode) => void;
  onEnd: () => void;
}

/** The list of the map's tools, or the tool in use. */
export function OpenTools(props: OpenToolsProps) {
  const { id, map, digits, isOpen, mode, onStart, onEnd, onArea, onView, onPrint, children } = props;
  const words = useMessages(toolsMessages);
  const [places, setPlaces] = useState<readonly Located[]>([]);
  const metres = places.reduce((sum, place, index) => sum + metresBetween(places[index - 1] ?? place, place), 0);
  const tool = (name: ToolMode, text: string) => (
    <button
      type="button"
      className={controls.row}
      onClick={() => {
        setPlaces([]);
        onStart(name);
      }}
    >
      {text}
    </button>
  );
  return (
    <>
      <section id={id} className={styles.list} aria-label={words.tools} hidden={!isOpen}>
        {isOpen && (
          <>
            {tool('box', words.drawBox)}
            {tool('ring', words.drawRing)}
            <button
              type="button"
              className={controls.row}
              onClick={() => {
                onEnd();
                const { lat: latitude, lng: longitude } = map.getCenter();
                const { x: width, y: height } = map.getSize();
                onView({ latitude, longitude, zoom: map.getZoom() }, { width, height });
              }}
            >
              {words.useView}
            </button>
            {tool('distance', words.measure)}
            <FullScreenButton map={map} onDone={onEnd} />
            <button
              type="button"
              className={controls.row}
              onClick={() => {
                onEnd();
                onPrint();
              }}
            >
              {words.print}
            </button>
            {children}
          </>
        )}
      </section>
      {(mode === 'box' || mode === 'ring') && (
        <AreaDrawing
          key={mode}
          map={map}
          shape={mode}
          digits={digits}
          onDrawn={(corners) => {
            if (corners === null) return;
            onEnd();
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
          <button type="button" className={controls.link} onClick={onEnd}>
            {words.end}
          </button>
        </div>
      )}
    </>
  );
}
