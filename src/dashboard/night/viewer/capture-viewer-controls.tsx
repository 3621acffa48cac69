import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { CaptureIcon, SEEMS_DISABLED } from '#dashboard/night/captures/capture-icons.tsx';
import classes from './capture-viewer.module.css';
import { SPEEDS, type Speed } from './use-capture-playback.ts';

interface CaptureViewerControlsProps {
  index: number;
  last: number;
  /** "12 of 841, 22:14:00" */
  positionText: (index: number) => string;
  isPlaying: boolean;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
  onPlay: () => void;
  onStep: (index: number) => void;
}

/** The controls below the image: previous, next, playback, and a slider over the night. */
export function CaptureViewerControls(props: CaptureViewerControlsProps) {
  const words = useMessages(sessionPageMessages);
  const playLabel = props.isPlaying ? words.pause : words.play;
  const { index, last, positionText, isPlaying, speed, onSpeed, onPlay, onStep } = props;
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={controls.sign}
        aria-label={words.previousCapture}
        title={words.withKey(words.previousCapture, '←')}
        {...(index === 0 && SEEMS_DISABLED)}
        onClick={() => onStep(index - 1)}
      >
        <CaptureIcon name="previous" />
      </button>
      <button
        type="button"
        className={controls.sign}
        aria-label={playLabel}
        title={words.withKey(playLabel, words.space)}
        onClick={onPlay}
      >
        <CaptureIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={controls.sign}
        aria-label={words.nextCapture}
        title={words.withKey(words.nextCapture, '→')}
        {...(index === last && SEEMS_DISABLED)}
        onClick={() => onStep(index + 1)}
      >
        <CaptureIcon name="next" />
      </button>
      <input
        className={classes.line}
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={words.capture}
        aria-valuetext={positionText(index)}
        onChange={({ currentTarget }) => onStep(Number(currentTarget.value))}
      />
      <NativeSelect
        aria-label={words.speed}
        value={String(speed)}
        data={SPEEDS.map((value) => ({ value: String(value), label: words.perSecond(value) }))}
        onChange={({ currentTarget }) =>
          onSpeed(SPEEDS.find((value) => String(value) === currentTarget.value) ?? speed)
        }
      />
    </div>
  );
}
