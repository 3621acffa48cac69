import { useLocalStorage } from '@mantine/hooks';
import { storageKeys } from './storage-keys.ts';

/** To how many digits of a degree places are rounded; null shows them as they are. */
export type PlaceDigits = 1 | 2 | 3 | null;

/**
 * How far rounding may move a place, in metres: half a unit of the last digit in latitude and in longitude at the equator
 * (Chapman and Wieczorek, Georeferencing Best Practices).
 */
export const ROUNDED_BY_M = { 1: 15_691, 2: 1_570, 3: 157 } as const;

/** Share-safe places, remembered in this browser and the same on every page; exact by default. */
export function usePlaceDigits(): [PlaceDigits, (digits: PlaceDigits) => void] {
  const [digits, change] = useLocalStorage<PlaceDigits>({
    key: storageKeys.placeDigits,
    defaultValue: null,
    getInitialValueInEffect: false,
    serialize: (value) => String(value),
    deserialize: (text) => readPlaceDigits(text ?? ''),
  });
  return [digits, change];
}

/** What is none of the choices shows places as they are. */
export function readPlaceDigits(text: string): PlaceDigits {
  return ([1, 2, 3] as const).find((digits) => String(digits) === text) ?? null;
}
