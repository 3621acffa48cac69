import type { Deployment } from '#contract/deployment.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import { deploymentCounts } from '#dashboard/deployments/deployment-counts.ts';

/** A metric shown by size and colour on the map. */
export interface MapMetric {
  name: string;
  definition: string;
  /** null: not reported */
  valueOf: (deployment: Deployment) => number | null;
  /** the map's scale, in place of its computed ranges */
  scale?: MetricScale;
  /** how the map describes values */
  inWords?: (points: readonly { id: number }[]) => string;
}

/** A deployment's counters as metrics, by their names in the address. */
export const countMetrics = {
  captures: countMetric('captures_count'),
  sessions: countMetric('events_count'),
  occurrences: countMetric('occurrences_count'),
  taxa: countMetric('taxa_count'),
};

function countMetric(counted: (typeof deploymentCounts)[number]['field']): MapMetric {
  const { header = '', definition = '' } = deploymentCounts.find(({ field }) => field === counted) ?? {};
  return { name: header, definition, valueOf: (deployment) => deployment[counted] };
}
