import { storedText, useLocalStorage } from '#dashboard/ui/browser/use-local-storage.ts';
import { storageKeys } from './storage-keys.ts';

export type Density = 'comfortable' | 'compact';

/** The default row height, for addresses that do not set it; for use outside React. */
export function readDensity(): Density {
  return densityOf(storedText(storageKeys.density));
}

/** The same as React state, stored in this browser; comfortable by default. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, change] = useLocalStorage<Density>({
    key: storageKeys.density,
    deserialize: densityOf,
  });
  return [density, change];
}

function densityOf(text: string | undefined): Density {
  return text === 'compact' ? 'compact' : 'comfortable';
}
