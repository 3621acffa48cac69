import type { ReactNode } from 'react';
import type { Capture } from '#contract/records/capture.ts';
import { shapeOf } from './capture-shape.ts';
import type { PictureSet } from '#dashboard/findings/pictures/capture-picture.ts';
import { useFirstToLoad } from '#dashboard/findings/pictures/use-first-to-load.ts';

interface CaptureImageProps {
  capture: Capture;
  /** tried one after the other until one loads */
  addresses: readonly string[];
  /** other sizes of the first one */
  set?: PictureSet | undefined;
  alt: string;
  className?: string | undefined;
  /** not requested until it comes near the screen */
  lazy?: boolean;
  /** called when the image has loaded, with its size in pixels, or failed (null) */
  onSettled?: (size: { width: number; height: number } | null) => void;
  /** replaces an image that could not be loaded; change the `key` to retry */
  fallback: ReactNode;
}

/** The image of a capture, with its space reserved, or the fallback where it could not be loaded. */
export function CaptureImage(props: CaptureImageProps) {
  const { capture, addresses, set, alt, className, lazy = false, onSettled, fallback } = props;
  const { address, isLast, onFailure } = useFirstToLoad(addresses);
  if (address === null) return fallback;
  const { width, height } = shapeOf(capture);
  return (
    <img
      className={className}
      {...(address === addresses[0] ? set : undefined)}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      // In the viewer, no empty frame appears between two images; a gallery must not block on decoding.
      decoding={lazy ? 'async' : 'sync'}
      fetchPriority={lazy ? 'low' : 'auto'}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSettled?.({ width: naturalWidth, height: naturalHeight })
      }
      onError={() => {
        onFailure();
        if (isLast) onSettled?.(null);
      }}
    />
  );
}
