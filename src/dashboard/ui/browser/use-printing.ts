import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useListener } from './use-listener.ts';

/** Whether the page is being printed: then all rows have to be in the page. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  // The browser prints as soon as the listeners have run.
  useListener('window', ['beforeprint'], () => flushSync(() => setPrinting(true)));
  useListener('window', ['afterprint'], () => setPrinting(false));
  return printing;
}
