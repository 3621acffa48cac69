import type { ClusterMark } from '#dashboard/map/mark.ts';
import type { MetricScale, Step } from '#dashboard/map/metric-scale.ts';
import { type StepSymbol, stepSymbol } from '#dashboard/map/step-symbol.ts';

/** How many members of a cluster have a symbol. */
export interface Share {
  symbol: StepSymbol;
  count: number;
}

/** Of each scale, by the function that lists a cluster's members: it stays when the mark is copied. */
const known = new WeakMap<MetricScale, WeakMap<ClusterMark['members'], readonly Share[]>>();

/** The make-up of a cluster, what is drawn on top first. */
export function sharesOf({ members }: ClusterMark, scale: MetricScale): readonly Share[] {
  let ofScale = known.get(scale);
  if (!ofScale) known.set(scale, (ofScale = new WeakMap()));
  const found = ofScale.get(members);
  if (found) return found;
  const counts = new Map<Step, number>();
  for (const { value } of members()) {
    const step = scale.stepOf(value);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const shares = [...counts]
    .map(([step, count]) => ({ symbol: stepSymbol(scale, step), count }))
    .toSorted((a, b) => b.symbol.rank - a.symbol.rank);
  ofScale.set(members, shares);
  return shares;
}
