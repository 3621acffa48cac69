import { useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { misplacedRecords, type Misplaced } from '#dashboard/map/misplaced.ts';

/** The list, the selected deployment and its page ask for the same. */
const known = new WeakMap<readonly Deployment[], ReadonlyMap<number, Misplaced>>();

/** The deployments whose location looks wrong beside those of their project, by id; null until all are loaded. */
export function useMisplaced(): ReadonlyMap<number, Misplaced> | null {
  const { data } = useWholeList('deployments');
  const all = data?.complete === true ? data.records : null;
  return useMemo(() => {
    if (all === null) return null;
    const found = known.get(all) ?? misplacedRecords(all, ({ project }) => project?.id ?? null);
    known.set(all, found);
    return found;
  }, [all]);
}
