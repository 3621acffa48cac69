import { useState } from 'react';
import classes from './capture-gallery.module.css';
import { CaptureImage } from '#dashboard/night/captures/capture-image.tsx';
import { pictureAddresses, pictureSet } from '#dashboard/findings/pictures/capture-picture.ts';
import type { Capture } from '#contract/records/capture.ts';
import { useRemark } from '#dashboard/remarks/use-remark.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { capturesMessages } from '#dashboard/findings/pictures/messages/captures-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { detectionWords } from '#dashboard/night/captures/detection-words.ts';

interface CaptureTileProps {
  capture: Capture;
  /** among the captures of the gallery, from 0 */
  index: number;
  timeText: string;
  /** the picture's width in CSS pixels */
  widthPx: number;
  /** it is the tab stop */
  isActive: boolean;
  /** do not load the image yet, for example while the gallery scrolls */
  isHeld: boolean;
  onOpen: (index: number) => void;
}

/** One capture of the gallery: its image, its time and its detections. */
export function CaptureTile({ capture, index, timeText, widthPx, isActive, isHeld, onOpen }: CaptureTileProps) {
  const words = useMessages(sessionPageMessages);
  const { imageNotLoaded } = useMessages(capturesMessages);
  const [isRequested, setRequested] = useState(!isHeld);
  if (!isHeld && !isRequested) setRequested(true);
  const { detections_count: detections } = capture;
  const found = detectionWords(detections, words);
  const { remark } = useRemark('capture', capture.id);
  return (
    <button
      type="button"
      className={classes.tile}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      onClick={() => onOpen(index)}
    >
      <span className={classes.picture}>
        {isRequested && (
          <CaptureImage
            capture={capture}
            addresses={pictureAddresses(capture, widthPx * window.devicePixelRatio)}
            set={pictureSet(capture, `${Math.round(widthPx)}px`)}
            alt=""
            lazy
            fallback={<span className={classes.broken}>{imageNotLoaded}</span>}
          />
        )}
      </span>
      <span className={classes.caption}>
        <time dateTime={capture.timestamp ?? undefined}>{timeText}</time>{' '}
        <span className={classes.detections} data-some={(detections ?? 0) > 0 || undefined} title={found}>
          {found}
        </span>
        {remark !== null && (
          <span className={classes.remark} title={remark.note || undefined}>
            {remark.star && <span aria-hidden="true">★</span>}
            {remark.note !== '' && <span aria-hidden="true">✎</span>}
            <span className="visually-hidden">
              {remark.star && words.starred} {remark.note !== '' && words.hasNote}
            </span>
          </span>
        )}
      </span>
    </button>
  );
}
