import { useEffect, useEffectEvent, useState } from 'react';

/** Pictures a second. */
export const SPEEDS = [1, 2, 5, 10] as const;
export type Speed = (typeof SPEEDS)[number];

interface PlaybackOptions {
  index: number;
  last: number;
  /** the next picture has come, or will not */
  isNextReady: boolean;
  onIndex: (index: number) => void;
}

/**
 * Goes through captures by itself, as fast as was chosen or as the pictures come. Never begins by itself; ends at the
 * last one, and when the page is no longer seen.
 */
export function useCapturePlayback({ index, last, isNextReady, onIndex }: PlaybackOptions) {
  const [started, setStarted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(2);
  const isPlaying = started && index < last;

  const goOn = useEffectEvent(() => {
    onIndex(index + 1);
    if (index + 1 >= last) setStarted(false);
  });
  useEffect(() => {
    if (!isPlaying || !isNextReady) return;
    const timer = setTimeout(() => goOn(), 1_000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, isNextReady, speed, index]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) setStarted(false);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  return {
    isPlaying,
    speed,
    setSpeed,
    pause: () => setStarted(false),
    /** From the first one where the last is shown. */
    toggle: () => {
      if (!isPlaying && index >= last) onIndex(0);
      setStarted(!isPlaying);
    },
  };
}
