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
    deserialize: colorSchemeOf,
  });
  return [scheme, setScheme];
}

export function colorSchemeOf(text: string | undefined): ColorScheme {
  return text === 'light' || text === 'dark' ? text : 'auto';
}

/** Shows the document in a colour scheme. */
export function showColorScheme(scheme: ColorScheme, isSystemDark: boolean): void {
  const isDark = scheme === 'dark' || (scheme === 'auto' && isSystemDark);
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
}

/** Shows the page in the chosen colour scheme, as the document does before the first paint (`first-view/scripts`). */
export function useShownColorScheme(): void {
  const [scheme] = useColorScheme();
  // The same in every language.
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  useLayoutEffect(() => {
    showColorScheme(scheme, isSystemDark);
  }, [scheme, isSystemDark]);
}
