import { useEffect, type RefObject } from 'react';

/**
 * A map is printed as it is on the screen, as large or smaller: the style sheet has its size in CSS px as
 * `--printed-width` and `--printed-height` from the moment of printing on.
 */
export function usePrintedSize(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const begin = () => {
      const { clientWidth = 0, clientHeight = 0, style } = frame.current ?? {};
      style?.setProperty('--printed-width', String(clientWidth));
      style?.setProperty('--printed-height', String(clientHeight));
    };
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, [frame]);
}
