import { useEffect } from 'react';

/** Names the browser's tab after the page: "Deployments · Noctuary". */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Noctuary`;
  }, [page]);
}
