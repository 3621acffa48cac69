import type { ReactNode } from 'react';
import type { Capture } from '#contract/capture.ts';
import { shapeOf } from './capture-shape.ts';
import { useFirstToLoad } from './use-first-to-load.ts';

interface CaptureImageProps {
  capture: Capture;
  /** where to get it; another one is tried where one does not load */
  addresses: readonly string[];
  alt: string;
  className?: string | undefined;
  /** Not asked for before it comes near the screen. */
  lazy?: boolean;
  /** It is there, or will not come. */
  onSettled?: () => void;
  /** in place of an image that could not be loaded; another `key` tries again */
  fallback: ReactNode;
}

/** The image of a capture in the space reserved for it, or what stands for it where it could not be loaded. */
export function CaptureImage(props: CaptureImageProps) {
  const { capture, addresses, alt, className, lazy = false, onSettled, fallback } = props;
  const { address, isLast, onFailure } = useFirstToLoad(addresses);
  if (address === null) return fallback;
  const { width, height } = shapeOf(capture);
  return (
    <img
      className={className}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      // Stepping from one to the next shows no empty frame; a gallery must not wait for its images.
      decoding={lazy ? 'async' : 'sync'}
      fetchPriority={lazy ? 'low' : 'auto'}
      draggable={false}
      onLoad={onSettled}
      onError={() => {
        onFailure();
        if (isLast) onSettled?.();
      }}
    />
  );
}
