import type { Event as Session } from '#contract/event.ts';

interface Neighbours {
  previous: Session | null;
  next: Session | null;
  /** from 1; 0 if the session is not among them */
  position: number;
}

/** The previous and the next session of the same deployment, by start and id. */
export function neighboursOf(id: number, sessions: readonly Session[]): Neighbours {
  const sorted = sessions.toSorted((a, b) => {
    if (a.start === b.start) return a.id - b.id;
    return a.start < b.start ? -1 : 1;
  });
  const index = sorted.findIndex((session) => session.id === id);
  if (index === -1) return { previous: null, next: null, position: 0 };
  return { previous: sorted[index - 1] ?? null, next: sorted[index + 1] ?? null, position: index + 1 };
}
