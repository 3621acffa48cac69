import '#dashboard/ui/theme.css';
import { latLngBounds } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { createRoot } from 'react-dom/client';
import { CircleMarker, MapContainer, Marker, Tooltip } from 'react-leaflet';
import type { MapPoint } from '#dashboard/map/map-point.ts';
import PointMap from '#dashboard/map/point-map.tsx';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { language } from '#dashboard/ui/language/language.ts';
import { madePoints } from './made-points.ts';

declare global {
  interface Window {
    /** ms from the first rendering until the points are painted */
    paintedMs?: number;
  }
}

/** As react-leaflet's introduction does it: a component for each point. */
function PlainMap({ points, isSvg }: { points: readonly MapPoint[]; isSvg: boolean }) {
  const bounds = latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
  return (
    <MapContainer bounds={bounds} style={{ height: '100vh' }}>
      {points.map(({ id, latitude, longitude, label, value }) =>
        isSvg ? (
          <CircleMarker key={id} center={[latitude, longitude]} radius={4 + (value ?? 0) / 700}>
            <Tooltip>{label}</Tooltip>
          </CircleMarker>
        ) : (
          <Marker key={id} position={[latitude, longitude]}>
            <Tooltip>{label}</Tooltip>
          </Marker>
        ),
      )}
    </MapContainer>
  );
}

const REST_MS = 500;
const parameters = new URLSearchParams(window.location.search);
const kind = parameters.get('kind');
const points = madePoints(Number(parameters.get('points')));

function isDrawn(): boolean {
  if (kind !== 'noctuary') return document.querySelectorAll('.leaflet-interactive').length >= points.length;
  // It is sized and painted in one task.
  return (canvasOfPoints()?.width ?? 0) > window.innerWidth;
}

function canvasOfPoints(): HTMLCanvasElement | null {
  return document.querySelector('.leaflet-points-pane canvas');
}

/** Reads the picture, which takes as long as drawing it: after the time is taken. */
function checkPicture(): void {
  const canvas = canvasOfPoints();
  const context = new OffscreenCanvas(64, 64).getContext('2d');
  if (kind !== 'noctuary' || canvas === null || context === null) return;
  context.drawImage(canvas, 0, 0, 64, 64);
  if (!context.getImageData(0, 0, 64, 64).data.some(Boolean)) throw new Error('The canvas of the points is empty.');
}

await messagesLoaded();
// As on the dashboard's pages, whose tables have words and numbers before the map is drawn: the first ones load the language's data.
language();
(1.5).toLocaleString();
// The browser still starts processes when a page has loaded. On the dashboard the map comes later too, after the rows.
await new Promise((resolve) => setTimeout(resolve, REST_MS));
await new Promise((resolve) => requestIdleCallback(resolve));
const start = performance.now();
createRoot(document.querySelector('#root') ?? document.body).render(
  kind === 'noctuary' ? (
    <div style={{ height: '100vh' }}>
      <PointMap
        label="Map"
        points={points}
        metric="Captures"
        selectedId={null}
        onSelect={() => {}}
        view={null}
        onViewChange={() => {}}
        tiles={null}
        tilesOn={false}
        clustered={parameters.get('clusters') !== 'off'}
      />
    </div>
  ) : (
    <PlainMap points={points} isSvg={kind === 'circles'} />
  ),
);
const look = () => {
  // In the task after the frame that shows them.
  if (!isDrawn()) return requestAnimationFrame(look);
  return setTimeout(() => {
    const paintedMs = performance.now() - start;
    checkPicture();
    window.paintedMs = paintedMs;
  });
};
requestAnimationFrame(look);
