import type { Deployment } from '#contract/deployment.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import { deploymentCounts } from '#dashboard/deployments/deployment-counts.ts';

/** What size and colour of a deployment on the map mean. */
export interface MapMetric {
  name: string;
  definition: string;
  /** null: not reported */
  valueOf: (deployment: Deployment) => number | null;
  /** how the map draws the values, where not in ranges of its own making */
  scale?: MetricScale;
  /** what the map says of them */
  inWords?: (points: readonly { id: number }[]) => string;
}

/** A deployment's counters as metrics, by their words in the address. */
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
