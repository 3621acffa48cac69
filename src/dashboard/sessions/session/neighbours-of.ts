import type { Event as Session } from '#contract/event.ts';

interface Neighbours {
  previous: Session | null;
  next: Session | null;
  /** from 1; 0 where the session is not among them */
  position: number;
}

/** The sessions of the same deployment before and after one, by start, ties by id. */
export function neighboursOf(id: number, sessions: readonly Session[]): Neighbours {
  const inOrder = sessions.toSorted((a, b) => {
    if (a.start === b.start) return a.id - b.id;
    return a.start < b.start ? -1 : 1;
  });
  const index = inOrder.findIndex((session) => session.id === id);
  if (index === -1) return { previous: null, next: null, position: 0 };
  return { previous: inOrder[index - 1] ?? null, next: inOrder[index + 1] ?? null, position: index + 1 };
}
