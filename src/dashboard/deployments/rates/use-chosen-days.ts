import { useMemo } from 'react';
import { useUrlState } from '#dashboard/address/url-state.ts';
import type { OpenRange } from '#dashboard/chart/open-range.ts';
import { filterParameter } from '#dashboard/list/model/filter-parameter.ts';
import { dayOfIso } from '#contract/time.ts';

const parameters = { active: filterParameter({ kind: 'date' }) };

/** The days chosen on the page (the filter "Active" of the address), as day numbers; null: none. Memoised. */
export function useChosenDays(): OpenRange | null {
  const [{ active }] = useUrlState(parameters);
  return useMemo(() => {
    if (active?.kind !== 'date' || (active.from === null && active.to === null)) return null;
    return {
      from: active.from === null ? null : dayOfIso(active.from),
      to: active.to === null ? null : dayOfIso(active.to),
    };
  }, [active]);
}
