import { useDebouncedCallback } from '@mantine/hooks';
import { useReducer } from 'react';

interface OwnText {
  text: string;
  /** what was sent and has not been seen in the address yet: several where that takes long */
  sent: readonly string[];
  /** what the address said last */
  seen: string;
}

type Change = { typed: string } | { sent: string } | { seen: string };

/**
 * The text of an input that is the reader's own while they type: the address answers later than the next key comes. It
 * takes over what the address says when that changed from elsewhere.
 */
export function useOwnText(value: string, send: (text: string) => void, pauseMs: number) {
  // No useState: a key that ends the drawing of a new address would change what that drawing had set, not what is shown.
  const [{ text, seen }, change] = useReducer(changed, { text: value, sent: [], seen: value });
  if (value !== seen) change({ seen: value });
  const sendSoon = useDebouncedCallback((typed: string) => {
    change({ sent: typed });
    send(typed);
  }, pauseMs);
  return {
    text,
    /** shows what is typed, and sends nothing */
    show: (typed: string) => change({ typed }),
    /** after a pause in the typing */
    sendSoon,
  };
}

function changed(own: OwnText, change: Change): OwnText {
  if ('typed' in change) return { ...own, text: change.typed };
  if ('sent' in change) return { ...own, sent: [...own.sent, change.sent] };
  const index = own.sent.lastIndexOf(change.seen);
  if (index === -1) return { text: change.seen, sent: [], seen: change.seen };
  return { text: own.text, sent: own.sent.slice(index + 1), seen: change.seen };
}
