import { useLocalStorage } from '@mantine/hooks';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { savesData } from '#dashboard/ui/saves-data.ts';
import { hasSmall } from '#dashboard/sessions/captures/capture-picture.ts';
import type { Capture } from '#contract/capture.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

const SAMPLE_SIZE = 50;
const MEGABYTE = 1_000_000;

/**
 * Whether the gallery loads its pictures. Where a service has no small ones, a screenful can be a hundred megabytes: who
 * pays for each of them, in the field, can do without, and who told the browser to save data does at first. Kept in
 * this browser, not in the address, since it belongs to the connection.
 */
export function useGalleryPictures() {
  return useLocalStorage({
    key: storageKeys.galleryPictures,
    defaultValue: !savesData(),
    getInitialValueInEffect: false,
  });
}

/**
 * What the gallery's pictures are: "small ones", or "about 2.6 MB each" (of those without a small one, by the sizes of
 * the first), "some" of them where others have one; empty where no size is known.
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
