import { useCallback, useSyncExternalStore } from 'react';
import { previewReader } from '#dashboard/ui/preview-reader.ts';

/** Whether the window matches a media query, such as `(max-width: 767px)`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  const read = () => window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, () => matchesInPreview(query));
}

/** Of a reader for whom a preview is made, only the width is known. */
function matchesInPreview(query: string): boolean {
  return previewReader()?.isNarrow === true && query.includes('max-width');
}
