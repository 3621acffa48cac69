import { useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** To how many decimals of a degree coordinates are rounded; null: not rounded. */
export type PlaceDigits = 1 | 2 | 3 | null;

/** The precision of coordinates, stored in this browser and shared by all pages; exact by default. */
export function usePlaceDigits(): [PlaceDigits, (digits: PlaceDigits) => void] {
  const [digits, change] = useLocalStorage<PlaceDigits>({
    key: storageKeys.placeDigits,
    deserialize: (text) => readPlaceDigits(text ?? ''),
  });
  return [digits, change];
}

/** Invalid texts mean exact coordinates. */
export function readPlaceDigits(text: string): PlaceDigits {
  return ([1, 2, 3] as const).find((digits) => String(digits) === text) ?? null;
}
