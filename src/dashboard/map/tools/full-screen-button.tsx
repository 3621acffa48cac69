import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { toolsMessages } from './messages/tools-messages.ts';

/** Shows the part of the page with `data-full-screen` that the map is in on the whole screen; nothing where browsers cannot. */
export function FullScreenButton({ map, onDone }: { map: LeafletMap; onDone: () => void }) {
  const words = useMessages(toolsMessages);
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const part = map.getContainer().closest('[data-full-screen]');
  if (part === null || !document.fullscreenEnabled) return null;
  const change = async () => {
    onDone();
    // Refused, as in a frame without the permission: the page stays as it is.
    await (isFull ? document.exitFullscreen() : part.requestFullscreen()).catch(() => undefined);
  };
  return (
    <button type="button" className={controls.row} onClick={() => void change()}>
      {isFull ? words.leaveFullScreen : words.fullScreen}
    </button>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
