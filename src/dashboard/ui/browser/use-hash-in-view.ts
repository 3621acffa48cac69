import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the part of the page that the address names after "#", on opening and on each change. */
export function useHashInView(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
