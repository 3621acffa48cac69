import { Button } from '#dashboard/ui/controls/button.tsx';
import { useState } from 'react';
import { useImageRefusal } from '#dashboard/api/http/use-image-refusal.ts';
import { SHOWN_LENGTH } from '#dashboard/api/http/web-address.ts';
import { captureAddress } from '#dashboard/findings/pictures/capture-address.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { capturesMessages } from '#dashboard/findings/pictures/messages/captures-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { whyNoImage } from '#dashboard/findings/pictures/why-no-image.ts';
import { CaptureImage } from '#dashboard/night/captures/capture-image.tsx';
import { ownImage, pictureSet, smallAddress, viewerAddresses } from '#dashboard/findings/pictures/capture-picture.ts';
import type { Capture } from '#contract/records/capture.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './capture-viewer.module.css';
import type { Zoom } from './capture-zoom.ts';
import type { ImageSize } from '#dashboard/night/viewer/determinations/shown-detections.ts';
import { useStageGestures } from './use-stage-gestures.ts';

interface CaptureStageProps {
  /** the one that is shown */
  current: Capture;
  /** its neighbours, which are preloaded */
  around: readonly Capture[];
  /** the alternative text of the current one */
  alt: string;
  zoom: Zoom;
  onZoom: (change: (zoom: Zoom) => Zoom) => void;
  /** called when a finger swipes to the left (1) or to the right (-1) */
  onSwipe: (step: 1 | -1) => void;
  /** called when an image has loaded, with its size, or failed */
  onSettled: (id: number, size: ImageSize | null) => void;
  /** gets the element that covers the image and moves with it */
  onOverlay: (element: HTMLElement | null) => void;
}

/**
 * One capture, large, with its neighbours hidden beneath it so that they are loaded in advance. The zoom stays the same
 * from one capture to the next, because a trap's camera does not move.
 */
export function CaptureStage(props: CaptureStageProps) {
  const { current, around, alt, zoom, onZoom, onSwipe, onSettled, onOverlay } = props;
  const { ref, handlers } = useStageGestures({ zoom, onZoom, onSwipe });
  return (
    <div ref={ref} className={classes.stage} data-zoomed={zoom.scale > 1 || undefined} {...handlers}>
      <div
        className={classes.layer}
        style={{ transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` }}
      >
        {[current, ...around].map((capture) => (
          <div key={capture.id} className={classes.frame} data-hidden={capture !== current || undefined}>
            <StageImage
              capture={capture}
              isShown={capture === current}
              isZoomed={zoom.scale > 1}
              alt={capture === current ? alt : ''}
              onSettled={(size) => onSettled(capture.id, size)}
            />
          </div>
        ))}
        <div ref={onOverlay} className={classes.overlay} />
      </div>
    </div>
  );
}

interface StageImageProps {
  capture: Capture;
  /** not one of the preloaded neighbours */
  isShown: boolean;
  isZoomed: boolean;
  alt: string;
  onSettled: (size: ImageSize | null) => void;
}

function StageImage({ capture, isShown, isZoomed, alt, onSettled }: StageImageProps) {
  const words = useMessages(sessionPageMessages);
  const ofCaptures = useMessages(capturesMessages);
  const { retry } = useMessages(uiMessages);
  const [attempt, setAttempt] = useState(0);
  // Once the reader has zoomed in, the whole image stays.
  const [wasZoomed, setZoomed] = useState(false);
  if (isShown && isZoomed && !wasZoomed) setZoomed(true);
  const [settled, setSettled] = useState<string | null>(null);
  const { href: address } = captureAddress(capture.url, capture.id);
  const addresses = viewerAddresses(capture, wasZoomed);
  const [best = null, second = null] = addresses;
  const isLoading = isShown && best !== null && settled !== best;
  // What was shown before the zoom; else the smallest thumbnail: the gallery has usually loaded it, and it delays least.
  const small = isLoading ? (second ?? smallAddress(capture, 0)) : null;
  return (
    <>
      {small !== null && <img className={classes.image} src={small} alt="" draggable={false} />}
      <CaptureImage
        key={`${attempt} ${best}`}
        capture={capture}
        addresses={addresses}
        set={wasZoomed ? undefined : pictureSet(capture, '100vw')}
        alt={alt}
        className={classes.image}
        onSettled={(size) => {
          setSettled(best);
          onSettled(sizeOf(capture, size));
        }}
        fallback={
          <div className={classes.broken}>
            <p>{whyNoImage(capture.url, ofCaptures)}</p>
            {ownImage(capture) !== null && best !== null && <Refusal address={best} />}
            {capture.url && <Text className={classes.address}>{capture.url.slice(0, SHOWN_LENGTH)}</Text>}
            {address !== null && (
              <div className={classes.ways}>
                <Button onClick={() => setAttempt(attempt + 1)}>{retry}</Button>
                <a href={address} target="_blank" rel="noreferrer">
                  {words.openAddress}
                </a>
              </div>
            )}
          </div>
        }
      />
    </>
  );
}

/** Why our service does not make the thumbnail, in its own words. */
function Refusal({ address }: { address: string }) {
  const { data: reason } = useImageRefusal(address);
  return reason && <p lang="en">{reason}</p>;
}

/** The size of the image that boxes in pixels belong to: of a thumbnail that of the record, where it has one. */
function sizeOf(capture: Capture, loaded: ImageSize | null): ImageSize | null {
  const { width, height } = capture;
  return loaded === null || width === null || height === null || ownImage(capture) === null
    ? loaded
    : { width, height };
}
