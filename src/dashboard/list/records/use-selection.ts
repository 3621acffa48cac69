import { useDebouncedCallback } from '#dashboard/ui/use-debounced-callback.ts';
import { useMemo, useState } from 'react';
import type { ListSelection } from '#dashboard/list/model/record-list-model.ts';

interface WrittenSelection {
  selected: number | null;
  to: number | null;
}

const NOTHING: readonly never[] = [];
/** A debounce: browsers ignore a page's changes of its address beyond about a hundred in ten seconds, as a held key makes. */
const REST_MS = 200;

/** The row with the cursor and the selected range. Both are in the address, which is updated once a held key is released. */
export function useSelection<Rec extends { id: number }>(
  address: WrittenSelection,
  change: (patch: WrittenSelection, options: { replace: true; urgent: true; leaving: boolean }) => Promise<void>,
  shown: readonly Rec[],
): ListSelection<Rec> {
  const [ahead, setAhead] = useState<WrittenSelection | null>(null);
  const { selected: selectedId, to } = ahead ?? address;
  const commit = async (next: WrittenSelection, { leaving = false } = {}) => {
    await change(next, { replace: true, urgent: true, leaving });
    setAhead(null);
  };
  const commitSoon = useDebouncedCallback((next: WrittenSelection) => void commit(next), REST_MS);

  const select: ListSelection<Rec>['select'] = async (
    id,
    { extend = false, soon = false, from = null, leaving = false } = {},
  ) => {
    const other = extend && id !== null ? (to ?? selectedId) : from;
    const next = { selected: id, to: other === id ? null : other };
    if (soon) {
      setAhead(next);
      commitSoon(next);
      return;
    }
    commitSoon.cancel();
    setAhead(null);
    await commit(next, { leaving });
  };

  const selected = useMemo(() => {
    if (selectedId === null) return NOTHING;
    const ends = [selectedId, to ?? selectedId].map((id) => shown.findIndex((record) => record.id === id));
    const [first = -1, last = -1] = ends.toSorted((a, b) => a - b);
    if (first >= 0) return shown.slice(first, last + 1);
    return last >= 0 ? shown.slice(last, last + 1) : [];
  }, [shown, selectedId, to]);

  return { selectedId, selected, select };
}
