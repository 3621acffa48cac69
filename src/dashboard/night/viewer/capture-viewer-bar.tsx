import type { ReactNode } from 'react';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { wholePercentText } from '#dashboard/ui/text/percent-text.ts';
import { captureAddress } from '#dashboard/findings/pictures/capture-address.ts';
import { CaptureIcon, SEEMS_DISABLED } from '#dashboard/night/captures/capture-icons.tsx';
import type { Capture } from '#contract/records/capture.ts';
import classes from './capture-viewer.module.css';
import { detectionWords } from '#dashboard/night/captures/detection-words.ts';
import type { Zoom } from './capture-zoom.ts';

interface CaptureViewerBarProps {
  capture: Capture;
  /** from 1 */
  position: number;
  count: number;
  timeText: string;
  isPlaying: boolean;
  zoom: Zoom;
  onCloser: () => void;
  onFarther: () => void;
  onWhole: () => void;
  onClose: () => void;
  /** the star and the note of the capture */
  children: ReactNode;
}

/** The bar above the image: which capture it is, star and note, zoom, file and close. */
export function CaptureViewerBar(props: CaptureViewerBarProps) {
  const words = useMessages(sessionPageMessages);
  const { capture, position, count, timeText, isPlaying, zoom } = props;
  const { href: address } = captureAddress(capture.url, capture.id);
  return (
    <div className={classes.bar}>
      {/* Not announced during playback, which shows up to ten captures a second. */}
      <Text
        size="medium"
        tone="ink"
        figures
        role="status"
        aria-live={isPlaying ? 'off' : 'polite'}
        className={classes.position}
      >
        <strong>{words.positionOf(numberText(position), numberText(count))}</strong>
        <time dateTime={capture.timestamp ?? undefined}>{timeText}</time>
        <span className={classes.more}>{detectionWords(capture.detections_count, words)}</span>
      </Text>
      <div className={classes.buttons} role="group" aria-label={words.zoom}>
        <ViewerButton
          label={words.zoomOut}
          keys="−"
          icon="farther"
          onClick={props.onFarther}
          disabled={zoom.scale === 1}
        />
        <Text as="span" figures className={classes.scale}>
          {wholePercentText(zoom.scale)}
        </Text>
        <ViewerButton label={words.zoomIn} keys="+" icon="closer" onClick={props.onCloser} />
        <ViewerButton
          label={words.wholeImage}
          keys="0"
          icon="whole"
          onClick={props.onWhole}
          disabled={zoom.scale === 1}
        />
      </div>
      {props.children}
      {address !== null && (
        <a
          className={controls.sign}
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={words.openFile}
          title={words.openFile}
        >
          <CaptureIcon name="elsewhere" />
        </a>
      )}
      <ViewerButton label={words.close} keys="Esc" icon="close" onClick={props.onClose} />
    </div>
  );
}

interface ViewerButtonProps {
  label: string;
  /** the key that does the same */
  keys: string;
  icon: Parameters<typeof CaptureIcon>[0]['name'];
  disabled?: boolean;
  onClick: () => void;
}

function ViewerButton({ label, keys, icon, disabled = false, onClick }: ViewerButtonProps) {
  const words = useMessages(sessionPageMessages);
  return (
    <button
      type="button"
      className={controls.sign}
      aria-label={label}
      title={words.withKey(label, keys)}
      {...(disabled && SEEMS_DISABLED)}
      onClick={onClick}
    >
      <CaptureIcon name={icon} />
    </button>
  );
}
