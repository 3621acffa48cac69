import { useLocalStorage } from '@mantine/hooks';
import { numberText } from '#dashboard/ui/number-text.ts';
import type { Capture } from './capture-record.ts';

const SAMPLE_SIZE = 50;
const MEGABYTE = 1_000_000;

/**
 * Whether the gallery loads its pictures. Traps keep no small ones, so a screenful can be a hundred megabytes: who pays
 * for each of them, in the field, can do without, and who told the browser to save data does at first. Kept in this
 * browser, not in the address, since it belongs to the connection.
 */
export function useGalleryPictures() {
  return useLocalStorage({
    key: 'noctuary-gallery-pictures',
    defaultValue: !savesData(),
    getInitialValueInEffect: false,
  });
}

/** "about 2.6 MB each", by the sizes of the first captures; empty where none is known. */
export function pictureSizeText(captures: readonly Capture[]): string {
  const sizes = captures.slice(0, SAMPLE_SIZE).flatMap(({ size }) => (size === null || size === 0 ? [] : [size]));
  if (sizes.length === 0) return '';
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  return `about ${numberText(Math.max(0.1, Math.round((10 * mean) / MEGABYTE) / 10))} MB each`;
}

function savesData(): boolean {
  // Not in every browser, and not in TypeScript's list of the DOM.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
