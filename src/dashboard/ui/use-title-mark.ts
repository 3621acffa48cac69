import { useEffect } from 'react';
import { changeTitle } from '#dashboard/ui/text/change-title.ts';

/** Puts a mark before the page's name in the browser's tab; an empty one removes it. */
export function useTitleMark(mark: string): void {
  useEffect(() => {
    changeTitle({ mark });
    return () => changeTitle({ mark: '' });
  }, [mark]);
}
