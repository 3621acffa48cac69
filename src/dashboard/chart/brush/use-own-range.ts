import { useReducer } from 'react';
import type { DayRange } from '#dashboard/chart/day-range.ts';

interface OwnRange {
  range: DayRange | null;
  /** what was chosen here and has not been seen in the address yet: several where that takes long */
  sent: readonly string[];
  /** what the address said last */
  seen: string;
}

type Change = { sent: DayRange | null } | { seen: DayRange | null };

/**
 * The range as the reader chose it last, for moves to go on from: the address answers later than the next key comes. It
 * takes over what the address says when that changed from elsewhere.
 */
export function useOwnRange(chosen: DayRange | null, onChoose: (range: DayRange | null) => void) {
  // No useState: a key that ends the drawing of a new address would change what that drawing had set, not what is shown.
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
  const place = own.sent.lastIndexOf(seen);
  if (place === -1) return { range: change.seen, sent: [], seen };
  return { range: own.range, sent: own.sent.slice(place + 1), seen };
}

function keyOf(range: DayRange | null): string {
  return range === null ? '' : `${range.from}..${range.to}`;
}
