import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/**
 * The text of an input that is the reader's own while they type: the address answers later than the next key comes. It
 * takes over what the address says when that changed from elsewhere.
 */
export function useOwnText(value: string, send: (text: string) => void, pauseMs: number) {
  const [{ text, sent, seen }, setOwn] = useState({ text: value, sent: value, seen: value });
  if (value !== seen) setOwn(value === sent ? { text, sent, seen: value } : { text: value, sent: value, seen: value });
  const sendSoon = useDebouncedCallback((typed: string) => {
    setOwn((own) => ({ ...own, sent: typed }));
    send(typed);
  }, pauseMs);
  return {
    text,
    /** shows what is typed, and sends nothing */
    show: (typed: string) => setOwn((own) => ({ ...own, text: typed })),
    /** after a pause in the typing */
    sendSoon,
  };
}
