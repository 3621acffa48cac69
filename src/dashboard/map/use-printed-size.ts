import type { RefObject } from 'react';
import { useListener } from '#dashboard/ui/browser/use-listener.ts';

/**
 * Prints a map as it is on the screen, at most as large: sets its size in CSS px as `--printed-width` and
 * `--printed-height` before printing.
 */
export function usePrintedSize(frame: RefObject<HTMLElement | null>): void {
  useListener('window', ['beforeprint'], () => {
    const element = frame.current;
    element?.style.setProperty('--printed-width', `${element.clientWidth}`);
    element?.style.setProperty('--printed-height', `${element.clientHeight}`);
  });
}
