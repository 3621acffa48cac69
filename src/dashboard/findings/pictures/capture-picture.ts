import type { CaptureSummary } from '#contract/records/capture.ts';
import { captureAddress } from './capture-address.ts';

type Pictured = Pick<CaptureSummary, 'id' | 'url' | 'thumbnails'>;

/** The usual width of the small thumbnail, in pixels. */
const SMALL_PX = 240;
/** An image stretched by a quarter still looks sharp. */
const STRETCH = 1.25;

/**
 * The addresses of a capture's picture for a space of `widthPx` device pixels, best first: the thumbnail that is large
 * enough, or the largest one, and then the whole image in case that does not load.
 */
export function pictureAddresses(capture: Pictured, widthPx: number): string[] {
  const addresses = [smallAddress(capture, widthPx), captureAddress(capture.url, capture.id).href];
  return [...new Set(addresses.filter((address) => address !== null))];
}

/** The address of the thumbnail for a space of that width; null where there is none. */
export function smallAddress({ id, thumbnails }: Pictured, widthPx: number): string | null {
  const { small, medium } = thumbnails ?? {};
  const bySize = widthPx <= SMALL_PX * STRETCH ? [small, medium] : [medium, small];
  for (const url of bySize) {
    const address = url ? captureAddress(url, id).href : null;
    if (address !== null) return address;
  }
  return null;
}

/** Whether the service reports a thumbnail. */
export function hasSmall({ thumbnails }: Pick<CaptureSummary, 'thumbnails'>): boolean {
  return Boolean(thumbnails?.small ?? thumbnails?.medium);
}
