import { hasThumbnails, IMAGES_PATH, thumbnailAddress, thumbnailSet } from '#contract/images/image-thumbnails.ts';
import type { CaptureSummary } from '#contract/records/capture.ts';
import { isOtherService, serviceAddress } from '#dashboard/api/http/named-service.ts';
import { captureAddress } from './capture-address.ts';

type Pictured = Pick<CaptureSummary, 'id' | 'url' | 'thumbnails'>;

/** The usual width of the small thumbnail, in pixels. */
const SMALL_PX = 240;
/** An image stretched by a quarter still looks sharp. */
const STRETCH = 1.25;

/**
 * The addresses of a capture's picture for a space of `widthPx` device pixels, best first: the thumbnail that is large
 * enough, or the largest one, and then the whole image in case that does not load. Of images of our own service the thumbnail
 * alone: it makes one of every image that it can decode, and a page of whole images may be a hundred megabytes.
 */
export function pictureAddresses(capture: Pictured, widthPx: number): string[] {
  const small = smallAddress(capture, widthPx);
  const whole = ownImage(capture) === null ? captureAddress(capture.url, capture.id).href : null;
  return [...new Set([small, whole].filter((address) => address !== null))];
}

/** The thumbnails of an image, of which the browser chooses, and the width that the image takes on screen. */
export interface PictureSet {
  srcSet: string;
  sizes: string;
}

/** Those of an image of our own service; undefined for all others. @param width on screen, as in CSS */
export function pictureSet(capture: Pictured, width: string): PictureSet | undefined {
  const own = ownImage(capture);
  return own === null ? undefined : { sizes: width, srcSet: thumbnailSet(own) };
}

/**
 * The addresses of a capture's picture in the viewer. Of an image of our own service the large thumbnail, and once the reader
 * zooms in the whole image; where browsers do not know its format, as TIFF, the thumbnail stays.
 */
export function viewerAddresses(capture: Pictured, isZoomed: boolean): string[] {
  const { href } = captureAddress(capture.url, capture.id);
  if (href === null) return [];
  if (ownImage(capture) === null) return [href];
  const large = thumbnailAddress(href, 1_024);
  return isZoomed ? [href, large] : [large];
}

/** The address of the thumbnail for a space of that width; null where there is none. */
export function smallAddress(capture: Pictured, widthPx: number): string | null {
  const { small, medium } = thumbnailsOf(capture);
  const bySize = widthPx <= SMALL_PX * STRETCH ? [small, medium] : [medium, small];
  for (const url of bySize) {
    const address = url ? captureAddress(url, capture.id).href : null;
    if (address !== null) return address;
  }
  return null;
}

/** Whether there is a thumbnail. */
export function hasSmall(capture: Pick<Pictured, 'url' | 'thumbnails'>): boolean {
  const { small, medium } = thumbnailsOf(capture);
  return Boolean(small ?? medium);
}

/** The thumbnails that the service reports, or that our own one makes. */
function thumbnailsOf(capture: Pick<Pictured, 'url' | 'thumbnails'>) {
  const own = ownImage(capture);
  if (own === null) return capture.thumbnails ?? {};
  return { small: thumbnailAddress(own, 320), medium: thumbnailAddress(own, 1_024) };
}

/** The address of an image that our own service makes thumbnails of; null for all others. */
export function ownImage({ url }: Pick<Pictured, 'url'>): string | null {
  // First what tells most of a hundred thousand captures.
  if (url?.includes(`${IMAGES_PATH}/`) !== true || isOtherService()) return null;
  return hasThumbnails(url, serviceAddress()) ? url : null;
}
