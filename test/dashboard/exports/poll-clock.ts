import { act } from '@testing-library/react';
import { timeoutManager } from '@tanstack/react-query';

interface Poll {
  callback: () => void;
  delayMs: number;
}

/**
 * Takes the place of the clock that polls, and of no other: polls are due when a test says so. Called before anything
 * is asked, once a file.
 */
export function pollClock() {
  const polls = new Map<number, Poll>();
  let last = 0;
  timeoutManager.setTimeoutProvider<number>({
    setTimeout: (callback, delayMs) => Number(setTimeout(callback, delayMs)),
    clearTimeout: (id) => clearTimeout(id),
    setInterval: (callback, delayMs) => {
      polls.set((last += 1), { callback: () => callback(), delayMs });
      return last;
    },
    clearInterval: (id) => void polls.delete(id ?? -1),
  });
  return {
    /** how long each poll that is set waits, in order */
    delaysMs: () => [...polls.values()].map(({ delayMs }) => delayMs).toSorted((a, b) => a - b),
    /** all polls that wait so long are due */
    passes: (delayMs: number) =>
      act(async () => {
        // Those that are set meanwhile are not due yet.
        const due = [...polls.values()].filter((poll) => poll.delayMs === delayMs);
        for (const poll of due) poll.callback();
        await Promise.resolve();
      }),
  };
}

/** The tab is shown or not, as the browser says it. */
export async function tabIs(state: 'visible' | 'hidden'): Promise<void> {
  await act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await Promise.resolve();
  });
}
