import { useReducer } from 'react';
import type { DayRange } from '#dashboard/chart/day-range.ts';

interface OwnRange {
  range: DayRange | null;
  /** ranges chosen here that the address does not show yet; several if updates are slow */
  sent: readonly string[];
  /** the last range from the address */
  seen: string;
}

type Change = { sent: DayRange | null } | { seen: DayRange | null };

/**
 * The range that the reader chose last. The address updates later than the next key press, so moves start from this
 * range. A change of the address from elsewhere replaces it.
 */
export function useOwnRange(chosen: DayRange | null, onChoose: (range: DayRange | null) => void) {
  // A ref, not state: a key press that interrupts a render must not change the state of that render.
  const [{ range, seen }, change] = useReducer(changed, { range: chosen, sent: [], seen: keyOf(chosen) });
  if (keyOf(chosen) !== seen) change({ seen: chosen });
  return {
    range,
    choose: (next: DayRange | null) => {
      change({ sent: next });
      onChoose(next);
    },
  };
}

function changed(own: OwnRange, change: Change): OwnRange {
  if ('sent' in change) return { ...own, range: change.sent, sent: [...own.sent, keyOf(change.sent)] };
  const seen = keyOf(change.seen);
  const index = own.sent.lastIndexOf(seen);
  if (index === -1) return { range: change.seen, sent: [], seen };
  return { range: own.range, sent: own.sent.slice(index + 1), seen };
}

function keyOf(range: DayRange | null): string {
  return range === null ? '' : `${range.from}..${range.to}`;
}
