import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

interface OwnText {
  text: string;
  /** what was sent and has not been seen in the address yet: several where that takes long */
  sent: readonly string[];
  /** what the address said last */
  seen: string;
}

/**
 * The text of an input that is the reader's own while they type: the address answers later than the next key comes. It
 * takes over what the address says when that changed from elsewhere.
 */
export function useOwnText(value: string, send: (text: string) => void, pauseMs: number) {
  const [{ text, sent, seen }, setOwn] = useState<OwnText>({ text: value, sent: [], seen: value });
  if (value !== seen) {
    const place = sent.lastIndexOf(value);
    setOwn(place === -1 ? { text: value, sent: [], seen: value } : { text, sent: sent.slice(place + 1), seen: value });
  }
  const sendSoon = useDebouncedCallback((typed: string) => {
    setOwn((own) => ({ ...own, sent: [...own.sent, typed] }));
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
