import { useLocalStorage } from './use-local-storage.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useLayoutEffect } from 'react';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** `auto` is the system's. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** The reader's choice of a colour scheme, of all tabs, and its setter. */
export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  const [scheme, setScheme] = useLocalStorage<ColorScheme>({
    key: storageKeys.colorScheme,
    deserialize: (text) => (text === 'light' || text === 'dark' ? text : 'auto'),
  });
  return [scheme, setScheme];
}

/** Shows the page in the chosen colour scheme, as index.html does before the first paint. */
export function useShownColorScheme(): void {
  const [scheme] = useColorScheme();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const isDark = scheme === 'dark' || (scheme === 'auto' && isSystemDark);
  useLayoutEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
  }, [isDark]);
}
