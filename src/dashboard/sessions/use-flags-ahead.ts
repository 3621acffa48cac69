import { useEffect } from 'react';
import type { SessionContext } from './session-context.ts';
import type { Session } from './sessions-session.ts';

/** So few that no frame is late for them. */
const SLICE_MS = 8;
const PAUSE_MS = 16;

/** Finds the flags of all sessions while nothing else is done, so that sorting and filtering by them need not wait. */
export function useFlagsAhead(sessions: readonly Session[], { flagsOf }: SessionContext): void {
  useEffect(() => {
    if (flagsOf === null) return;
    let next = 0;
    let timer = 0;
    const slice = () => {
      const end = performance.now() + SLICE_MS;
      while (next < sessions.length && performance.now() < end) {
        const session = sessions[next];
        if (session !== undefined) flagsOf(session);
        next += 1;
      }
      if (next < sessions.length) timer = window.setTimeout(slice, PAUSE_MS);
    };
    timer = window.setTimeout(slice, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [sessions, flagsOf]);
}
