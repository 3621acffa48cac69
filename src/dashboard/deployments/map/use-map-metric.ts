import { useMemo } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { useToday } from '#dashboard/ui/use-today.ts';
import { freshness } from './freshness.ts';
import { countMetrics, type MapMetric } from './map-metric.ts';
import { metricParameters } from './metric-parameters.ts';
import { statusMetric } from './status-metric.ts';

interface MapMetricOptions {
  shown: readonly Deployment[];
  /** what was read of their projects */
  all: readonly Deployment[];
  whole: boolean;
  statuses: DeploymentStatuses | null;
}

/** The metric that the address names; the same while it means the same. */
export function useMapMetric({ shown, all, whole, statuses }: MapMetricOptions): MapMetric {
  const [{ metric, against, fresh }] = useUrlState(metricParameters);
  const today = useToday();
  const from = against === 'today' ? today : null;
  return useMemo(() => {
    if (metric === 'status') return statusMetric(shown, statuses);
    if (metric === 'last-date') return freshness({ shown, all, whole, today: from, freshDays: fresh });
    return countMetrics[metric];
  }, [metric, shown, all, whole, statuses, from, fresh]);
}
