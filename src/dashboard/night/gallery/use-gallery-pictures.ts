import { useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';
import { bytesText } from '#dashboard/ui/text/bytes-text.ts';
import { savesData } from '#dashboard/ui/browser/saves-data.ts';
import { hasSmall } from '#dashboard/findings/pictures/capture-picture.ts';
import type { Capture } from '#contract/records/capture.ts';
import type { Messages } from '#dashboard/night/session/messages/en.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

const SAMPLE_SIZE = 50;
const LEAST_BYTES = 100_000;

/**
 * Whether the gallery loads its pictures. If the service has no thumbnails, a screenful can be a hundred megabytes, so a
 * reader on a metered connection can switch them off; with the browser's data saver they are off by default. Stored in
 * this browser and not in the address, because it depends on the connection.
 */
export function useGalleryPictures() {
  return useLocalStorage({
    key: storageKeys.galleryPictures,
    deserialize: (text) => (text === undefined ? !savesData() : text === 'true'),
  });
}

/**
 * The choice to load the gallery's images, with their size: small if all have thumbnails, else about 2.6 MB each for those
 * without one (the mean of the first), or for some if others have one; without a size if none is known.
 */
export function imagesText(captures: readonly Capture[], words: Messages): string {
  const whole = captures.filter((capture) => !hasSmall(capture));
  if (whole.length === 0) return words.smallImages;
  const sizes = whole.slice(0, SAMPLE_SIZE).flatMap(({ size }) => (size === null || size === 0 ? [] : [size]));
  if (sizes.length === 0) return words.images;
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const text = bytesText(Math.max(LEAST_BYTES, mean), 'decimal');
  return whole.length < captures.length ? words.someLargeImages(text) : words.largeImages(text);
}
