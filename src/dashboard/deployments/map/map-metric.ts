import type { Deployment } from '#contract/deployment.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import type { Messages } from '#dashboard/deployments/messages/en.ts';
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
export function countMetrics(words: Messages) {
  const [sessions, captures, occurrences, taxa] = deploymentCounts(words);
  return {
    captures: countMetric(captures),
    sessions: countMetric(sessions),
    occurrences: countMetric(occurrences),
    taxa: countMetric(taxa),
  };
}

function countMetric({ field, header, definition }: ReturnType<typeof deploymentCounts>[number]): MapMetric {
  return { name: header, definition, valueOf: (deployment) => deployment[field] };
}
