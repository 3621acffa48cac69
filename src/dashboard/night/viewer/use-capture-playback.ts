import { useEffect, useEffectEvent, useState } from 'react';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';

/** Pictures a second. */
export const SPEEDS = [1, 2, 5, 10] as const;
export type Speed = (typeof SPEEDS)[number];

interface PlaybackOptions {
  index: number;
  last: number;
  /** the next picture has loaded or failed */
  isNextReady: boolean;
  onIndex: (index: number) => void;
}

/**
 * Steps through captures at the selected speed, or slower if pictures load more slowly. Never starts by itself; stops at
 * the last capture, and when the page is hidden.
 */
export function useCapturePlayback({ index, last, isNextReady, onIndex }: PlaybackOptions) {
  const [started, setStarted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(2);
  const isPlaying = started && index < last;

  const stepOn = useEffectEvent(() => {
    onIndex(index + 1);
    if (index + 1 >= last) setStarted(false);
  });
  useEffect(() => {
    if (!isPlaying || !isNextReady) return;
    const timer = setTimeout(() => stepOn(), 1_000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isNextReady, speed, index]);

  useListener('document', ['visibilitychange'], () => {
    if (document.hidden) setStarted(false);
  });

  return {
    isPlaying,
    speed,
    setSpeed,
    pause: () => setStarted(false),
    /** At the last capture, starts again from the first. */
    toggle: () => {
      if (!isPlaying && index >= last) onIndex(0);
      setStarted(!isPlaying);
    },
  };
}
