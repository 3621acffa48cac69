import { act } from '@testing-library/react';
import { timeoutManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll } from 'vitest';

interface Poll {
  callback: () => void;
  delayMs: number;
}

/** Waits of so long are for a service that does not answer, and for what is no longer used. */
const LONG_MS = 5_000;

const REAL = {
  setTimeout: (callback: () => void, delayMs: number) => setTimeout(callback, delayMs),
  clearTimeout: (id: NodeJS.Timeout | undefined) => clearTimeout(id),
  setInterval: (callback: () => void, delayMs: number) => setInterval(callback, delayMs),
  clearInterval: (id: NodeJS.Timeout | undefined) => clearInterval(id),
};

/**
 * Takes the place of the clock that polls, of the one that waits for answers, and of the one that measures how long they
 * took, and of no other: what waits there is due when a test says so, and an answer takes no time unless a test says so. Called before anything is asked, once a file; afterwards the real clock polls again, since the next
 * file of the worker has the same modules.
 */
export function pollClock() {
  const polls = new Map<number, Poll>();
  const waits = new Map<number, Poll>();
  const begun: number[] = [];
  let last = 0;
  const measured = performance.now.bind(performance);
  let nowMs = measured();
  beforeAll(() => {
    performance.now = () => nowMs;
  });
  afterEach(() => {
    for (const name of ['visibilityState', 'hidden']) Reflect.deleteProperty(document, name);
  });
  afterAll(() => {
    timeoutManager.setTimeoutProvider(REAL);
    performance.now = measured;
  });
  timeoutManager.setTimeoutProvider<number>({
    setTimeout: (callback, delayMs) => {
      if (delayMs < LONG_MS) return Number(setTimeout(callback, delayMs));
      // Below zero, so that it is no other timer's.
      waits.set((last += 1), { callback: () => callback(), delayMs });
      begun.push(delayMs);
      return -last;
    },
    clearTimeout: (id) => {
      if (id === undefined || id >= 0) clearTimeout(id);
      else waits.delete(-id);
    },
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
    /** so long takes what is measured now */
    takes: (ms: number) => {
      nowMs += ms;
    },
    /** how many wait for an answer, or the next part of one */
    waiting: (delayMs: number) => [...waits.values()].filter((wait) => wait.delayMs === delayMs).length,
    /** how many such waits have begun: each part of an answer begins another */
    begun: (delayMs: number) => begun.filter((one) => one === delayMs).length,
    /** all waits of that length end now */
    waitIsOver: (delayMs: number) =>
      act(async () => {
        const due = [...waits].filter(([, wait]) => wait.delayMs === delayMs);
        for (const [id] of due) waits.delete(id);
        for (const [, wait] of due) wait.callback();
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
