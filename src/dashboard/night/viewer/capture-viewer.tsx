import { useLocalStorage } from '@mantine/hooks';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { captureAddress } from '#dashboard/findings/pictures/capture-address.ts';
import type { Capture } from '#contract/records/capture.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { CaptureRemark, type RemarkHandle } from '#dashboard/remarks/capture-remark.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';
import { CaptureStage } from './capture-stage.tsx';
import { CaptureViewerBar } from './capture-viewer-bar.tsx';
import { CaptureViewerControls } from './capture-viewer-controls.tsx';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import type { ImageSize } from '#dashboard/night/viewer/determinations/shown-detections.ts';
import type { CapturesOfSession } from '#dashboard/night/viewer/determinations/use-determinations.ts';
import { viewerAct } from './viewer-act.ts';
import classes from './capture-viewer.module.css';
import { detectionWords } from '#dashboard/night/captures/detection-words.ts';
import { movedBy, WHOLE, zoomBy, type Zoom } from './capture-zoom.ts';
import { useCapturePlayback } from './use-capture-playback.ts';
import { useSeenCapture } from '#dashboard/night/captures/use-seen-capture.ts';

const Determinations = lazyPart(
  async () => (await import('#dashboard/night/viewer/determinations/determinations.tsx')).Determinations,
);

interface CaptureViewerProps {
  /** "Captures of Saturday, May 31 - Jun 1 2025" */
  label: string;
  /** whose captures they are */
  session: Session;
  /** sorted as in the gallery */
  captures: readonly Capture[];
  /** what they were read with */
  filters: CapturesOfSession;
  /** the index of the capture in the address */
  openIndex: number;
  timeText: (capture: Capture) => string;
  /** loads the neighbours in advance */
  preloads: boolean;
  /** called when another capture has been shown for a moment */
  onShown: (capture: Capture) => void;
  /** called with the capture that is shown: the address may still have one before */
  onClose: (capture: Capture) => void;
}

/** The address is debounced: browsers allow only some hundred changes in half a minute. */
const SETTLED_MS = 300;
const ZOOM_FACTOR = 1.5;

/** A full-screen viewer of captures. */
export function CaptureViewer({
  label,
  session,
  captures,
  filters,
  openIndex,
  timeText,
  preloads,
  onShown,
  onClose,
}: CaptureViewerProps) {
  const words = useMessages(sessionPageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosing = useRef(false);
  const remark = useRef<RemarkHandle>(null);
  const name = useDeploymentNames().textOf(session.deployment);
  const { index, go, onAddressWritten } = useSeenCapture(captures, openIndex);
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const [settled, setSettled] = useState<ReadonlyMap<number, ImageSize | null>>(new Map());
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [hasBoxes, setHasBoxes] = useLocalStorage({
    key: storageKeys.viewerBoxes,
    defaultValue: true,
    getInitialValueInEffect: false,
  });

  const last = captures.length - 1;
  const current = captures[index];
  const next = captures[index + 1];
  const playback = useCapturePlayback({
    index,
    last,
    isNextReady: next !== undefined && (settled.has(next.id) || captureAddress(next.url, next.id).href === null),
    onIndex: go,
  });
  const step = (to: number) => {
    playback.pause();
    go(to);
  };
  const close = () => {
    // Escape, the button and the system's back gesture can fire together, but history must go back only once.
    if (isClosing.current || current === undefined) return;
    isClosing.current = true;
    onClose(current);
  };

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // No clean-up: the dialog is unmounted with the component, and `close()` would call `onClose` as if the reader closed it.
    if (!element.open) element.showModal();
    // Focus the viewer and not its first button, so that the viewer handles the keys.
    element.focus();
  }, []);

  const { isPlaying } = playback;
  useEffect(() => {
    if (isPlaying || current === undefined || index === openIndex) return;
    const timer = setTimeout(() => {
      onAddressWritten(current.id);
      onShown(current);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, current, index, openIndex, onAddressWritten, onShown]);

  if (current === undefined) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const act = viewerAct(event);
    if (act === null) return;
    event.preventDefault();
    if (act.kind === 'close') close();
    else if (act.kind === 'play') playback.toggle();
    else if (act.kind === 'boxes') setHasBoxes((before) => !before);
    else if (act.kind === 'star') remark.current?.star();
    else if (act.kind === 'note') {
      playback.pause();
      remark.current?.editNote();
    } else if (act.kind === 'step') step(index + act.by);
    else if (act.kind === 'end') step(act.last ? last : 0);
    else if (act.kind === 'zoom') setZoom((before) => zoomBy(before, act.closer ? ZOOM_FACTOR : 1 / ZOOM_FACTOR));
    else if (act.kind === 'move') setZoom((before) => movedBy(before, act));
    else setZoom(WHOLE);
  };

  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
    >
      <CaptureViewerBar
        capture={current}
        position={index + 1}
        count={captures.length}
        timeText={timeText(current)}
        isPlaying={isPlaying}
        zoom={zoom}
        onCloser={() => setZoom((before) => zoomBy(before, ZOOM_FACTOR))}
        onFarther={() => setZoom((before) => zoomBy(before, 1 / ZOOM_FACTOR))}
        onWhole={() => setZoom(WHOLE)}
        onClose={close}
      >
        <CaptureRemark
          ref={remark}
          of={{
            kind: 'capture',
            id: current.id,
            name,
            night: nightIso(session.start),
            taken: current.timestamp,
            session: session.id,
          }}
        />
      </CaptureViewerBar>
      <div className={classes.middle}>
        <CaptureStage
          current={current}
          around={preloads || isPlaying ? neighbours(captures, index) : []}
          alt={words.captureWith(timeText(current), detectionWords(current.detections_count, words))}
          zoom={zoom}
          onZoom={setZoom}
          onSwipe={(by) => step(index + by)}
          onSettled={(id, size) =>
            setSettled((before) => (before.has(id) ? before : new Map([...before, [id, size] as const].slice(-20))))
          }
          onOverlay={setOverlay}
        />
        <div className={classes.aside}>
          <Suspense>
            <Determinations
              capture={current}
              filters={filters}
              isPlaying={isPlaying}
              size={sizeOf(current, settled.get(current.id))}
              overlay={overlay}
              scale={zoom.scale}
              hasBoxes={hasBoxes}
              onBoxes={setHasBoxes}
            />
          </Suspense>
        </div>
      </div>
      <CaptureViewerControls
        index={index}
        last={last}
        positionText={(at) =>
          words.positionAt(numberText(at + 1), numberText(captures.length), textAt(captures, at, timeText))
        }
        isPlaying={isPlaying}
        speed={playback.speed}
        onSpeed={playback.setSpeed}
        onPlay={playback.toggle}
        onStep={step}
      />
    </dialog>
  );
}

/** The size of a loaded image; that of the record where the image has none of its own. */
function sizeOf({ width, height }: Capture, loaded: ImageSize | null | undefined): ImageSize | null {
  if (loaded === null || loaded === undefined) return null;
  if (loaded.width > 0 && loaded.height > 0) return loaded;
  return width !== null && height !== null ? { width, height } : null;
}

/** The captures to preload: the next two and the previous one. */
function neighbours(captures: readonly Capture[], index: number): Capture[] {
  return [index + 1, index + 2, index - 1].flatMap((at) => captures[at] ?? []);
}

function textAt(captures: readonly Capture[], index: number, timeText: (capture: Capture) => string): string {
  const capture = captures[index];
  return capture === undefined ? '' : timeText(capture);
}
