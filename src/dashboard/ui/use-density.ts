import { useLocalStorage } from '@mantine/hooks';

export type Density = 'comfortable' | 'compact';

const KEY = 'noctuary-density';

/** How high rows are where an address does not say, for use outside React. */
export function readDensity(): Density {
  return densityOf(localStorage.getItem(KEY) ?? undefined);
}

/** The same, remembered in this browser; comfortable by default. */
export function useDensity(): [Density, (density: Density) => void] {
  const [density, change] = useLocalStorage<Density>({
    key: KEY,
    defaultValue: 'comfortable',
    getInitialValueInEffect: false,
    serialize: (value) => value,
    deserialize: densityOf,
  });
  return [density, change];
}

function densityOf(text: string | undefined): Density {
  return text === 'compact' ? 'compact' : 'comfortable';
}
