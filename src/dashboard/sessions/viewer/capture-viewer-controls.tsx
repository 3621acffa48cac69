import { ActionIcon, NativeSelect } from '@mantine/core';
import { CaptureIcon, SEEMS_DISABLED } from '#dashboard/sessions/captures/capture-icons.tsx';
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
  const { index, last, positionText, isPlaying, speed, onSpeed, onPlay, onStep } = props;
  const button = { variant: 'subtle', color: 'gray', size: 44 } as const;
  return (
    <div className={classes.controls}>
      <ActionIcon
        {...button}
        aria-label="Previous capture"
        title="Previous capture (←)"
        {...(index === 0 && SEEMS_DISABLED)}
        onClick={() => onStep(index - 1)}
      >
        <CaptureIcon name="previous" />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label={isPlaying ? 'Pause' : 'Play through the night'}
        title={`${isPlaying ? 'Pause' : 'Play through the night'} (Space)`}
        onClick={onPlay}
      >
        <CaptureIcon name={isPlaying ? 'pause' : 'play'} />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label="Next capture"
        title="Next capture (→)"
        {...(index === last && SEEMS_DISABLED)}
        onClick={() => onStep(index + 1)}
      >
        <CaptureIcon name="next" />
      </ActionIcon>
      <input
        className={classes.line}
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label="Capture"
        aria-valuetext={positionText(index)}
        onChange={({ currentTarget }) => onStep(Number(currentTarget.value))}
      />
      <NativeSelect
        aria-label="Speed"
        size="xs"
        value={String(speed)}
        data={SPEEDS.map((value) => ({ value: String(value), label: `${value} a second` }))}
        onChange={({ currentTarget }) =>
          onSpeed(SPEEDS.find((value) => String(value) === currentTarget.value) ?? speed)
        }
      />
    </div>
  );
}
