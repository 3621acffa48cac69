import { useEffect, type RefObject } from 'react';

/**
 * A map is printed as it is on the screen, as large or smaller: the style sheet has its size in CSS px as
 * `--printed-width` and `--printed-height` from the moment of printing on.
 */
export function usePrintedSize(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const begin = () => {
      const element = frame.current;
      element?.style.setProperty('--printed-width', `${element.clientWidth}`);
      element?.style.setProperty('--printed-height', `${element.clientHeight}`);
    };
    window.addEventListener('beforeprint', begin);
    return () => window.removeEventListener('beforeprint', begin);
  }, [frame]);
}
