import { useLocalStorage } from '@mantine/hooks';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { savesData } from '#dashboard/ui/saves-data.ts';
import { hasSmall } from '#dashboard/sessions/captures/capture-picture.ts';
import type { Capture } from '#contract/capture.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

const SAMPLE_SIZE = 50;
const MEGABYTE = 1_000_000;

/**
 * Whether the gallery loads its pictures. If the service has no thumbnails, a screenful can be a hundred megabytes, so a
 * reader on a metered connection can switch them off; with the browser's data saver they are off by default. Stored in
 * this browser and not in the address, because it depends on the connection.
 */
export function useGalleryPictures() {
  return useLocalStorage({
    key: storageKeys.galleryPictures,
    defaultValue: !savesData(),
    getInitialValueInEffect: false,
  });
}

/**
 * The size of the gallery's pictures: "small ones" if all have thumbnails, else "about 2.6 MB each" for those without one
 * (the mean of the first), with "some" in front if others have one; empty if no size is known.
 */
export function pictureSizeText(captures: readonly Capture[]): string {
  const whole = captures.filter((capture) => !hasSmall(capture));
  if (whole.length === 0) return 'small ones';
  const sizes = whole.slice(0, SAMPLE_SIZE).flatMap(({ size }) => (size === null || size === 0 ? [] : [size]));
  if (sizes.length === 0) return '';
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const some = whole.length < captures.length ? 'some ' : '';
  return `${some}about ${numberText(Math.max(0.1, Math.round((10 * mean) / MEGABYTE) / 10))} MB each`;
}
