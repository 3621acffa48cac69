// Before anything is painted, so that a dark page is never white first.
import { colorSchemeOf, showColorScheme } from '#dashboard/ui/browser/use-color-scheme.ts';
import { storedText } from '#dashboard/ui/browser/use-local-storage.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

showColorScheme(colorSchemeOf(storedText(storageKeys.colorScheme)), matchMedia('(prefers-color-scheme: dark)').matches);
