import { Suspense, use, useId, useRef, useState } from 'react';
import { LeafletMapContext } from '#dashboard/map/leaflet-map-context.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import styles from './map-tools.module.css';
import type { MapToolsProps, ToolMode } from './map-tools-props.ts';
import { toolsMessages } from './messages/tools-messages.ts';
import { PointerCoordinates } from './pointer-coordinates.tsx';

const OpenTools = lazyPart(async () => (await import('./open-tools.tsx')).OpenTools);

/** A button that opens the map's tools, and the tool in use. Escape ends one thing at a time. */
export function MapTools({ digits, onArea, onView, onPrint, children }: MapToolsProps) {
  const words = useMessages(toolsMessages);
  const map = use(LeafletMapContext);
  const [isOpen, setOpen] = useState(false);
  const [mode, setToolMode] = useState<ToolMode | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const start = (next: ToolMode) => {
    setOpen(false);
    setToolMode(next);
    button.current?.focus({ preventScroll: true });
  };
  const end = () => {
    setOpen(false);
    setToolMode(null);
    button.current?.focus({ preventScroll: true });
  };
  const isBusy = isOpen || mode !== null;
  // Also while the pointer draws, when nothing of the map has the focus.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.stopPropagation();
    setOpen(false);
    setToolMode(null);
    button.current?.focus({ preventScroll: true });
  };
  useListener('document', ['keydown'], onKeyDown, { isOn: isBusy, capture: true });
  if (map === null) return null;
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
      <PointerCoordinates map={map} digits={digits} />
      {isBusy && (
        <Suspense>
          <OpenTools
            id={id}
            map={map}
            digits={digits}
            isOpen={isOpen}
            mode={mode}
            onStart={start}
            onEnd={end}
            onArea={onArea}
            onView={onView}
            onPrint={onPrint}
          >
            {children}
          </OpenTools>
        </Suspense>
      )}
    </div>
  );
}
