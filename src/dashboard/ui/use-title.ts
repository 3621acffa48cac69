import { useEffect } from 'react';
import { changeTitle } from '#dashboard/ui/text/change-title.ts';

/** Names the browser's tab after the page: "Deployments · Noctuary". */
export function useTitle(page: string): void {
  useEffect(() => {
    changeTitle({ page });
  }, [page]);
}
