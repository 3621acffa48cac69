import { useDebouncedCallback } from '#dashboard/ui/use-debounced-callback.ts';
import { useReducer } from 'react';

interface OwnText {
  text: string;
  /** texts sent that the address does not have yet: several if it is slow */
  sent: readonly string[];
  /** the last text of the address */
  seen: string;
}

type Change = { typed: string } | { sent: string } | { seen: string };

/**
 * The text of an input whose value is in the address. The input keeps its own text while the user types, since the address
 * updates later; it takes over the address's text when that was changed elsewhere.
 */
export function useOwnText(value: string, send: (text: string) => void, pauseMs: number) {
  // Not useState: a key pressed during the render of a new address would then change the text of that render.
  const [{ text, seen }, change] = useReducer(changed, { text: value, sent: [], seen: value });
  if (value !== seen) change({ seen: value });
  const sendSoon = useDebouncedCallback((typed: string) => {
    change({ sent: typed });
    send(typed);
  }, pauseMs);
  return {
    text,
    /** shows a typed text without sending it */
    show: (typed: string) => change({ typed }),
    /** sends a text, debounced */
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
