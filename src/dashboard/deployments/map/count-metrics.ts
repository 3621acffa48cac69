import type { Deployment } from '#contract/records/deployment.ts';
import { deploymentCounts } from '#dashboard/deployments/deployment-counts.ts';
import type { Messages } from '#dashboard/deployments/messages/en.ts';
import type { MapMetric } from './map-metric.ts';

/** A deployment's own counters as metrics, by their names in the address. */
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
  return {
    name: header,
    definition,
    field,
    valueOf: (deployment: Deployment) => deployment[field],
    // Deployments share taxa, so their sum means nothing.
    ...(field !== 'taxa_count' && { combined: 'sum' }),
  };
}
