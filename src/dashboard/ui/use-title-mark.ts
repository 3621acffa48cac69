import { useEffect } from 'react';
import { changeTitle } from '#dashboard/ui/text/change-title.ts';

/** Puts a word about what happened before the page's name in the browser's tab; none where it is empty. */
export function useTitleMark(mark: string): void {
  useEffect(() => {
    changeTitle({ mark });
    return () => changeTitle({ mark: '' });
  }, [mark]);
}
