import type { CaptureSummary } from '#contract/capture.ts';
import { captureAddress } from './capture-address.ts';

type Pictured = Pick<CaptureSummary, 'url' | 'thumbnails'>;

/** About how wide the small versions are, in pixels. */
const SMALL_PX = 240;
/** Stretched by a quarter, an image still looks sharp. */
const STRETCH = 1.25;

/**
 * Where to get a capture's picture for a place `widthPx` pixels of the screen wide, the best first: the small version
 * that is large enough, or the largest small one there is, and the whole image for where that does not load.
 */
export function pictureAddresses(capture: Pictured, widthPx: number): string[] {
  const addresses = [smallAddress(capture, widthPx), captureAddress(capture.url).href];
  return [...new Set(addresses.filter((address) => address !== null))];
}

/** The address of the small version for a place that wide; null where there is none. */
export function smallAddress({ thumbnails }: Pictured, widthPx: number): string | null {
  const { small, medium } = thumbnails ?? {};
  const bySize = widthPx <= SMALL_PX * STRETCH ? [small, medium] : [medium, small];
  for (const url of bySize) {
    const address = url ? captureAddress(url).href : null;
    if (address !== null) return address;
  }
  return null;
}

/** Whether a service says that it has a small version of an image. */
export function hasSmall({ thumbnails }: Pictured): boolean {
  return Boolean(thumbnails?.small ?? thumbnails?.medium);
}
