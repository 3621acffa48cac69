import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { DeploymentMap, type DeploymentMapProps } from './deployment-map.tsx';
import { FreshnessChoice } from './freshness-choice.tsx';
import { countMetrics, type MapMetric } from './map-metric.ts';
import { MetricChoice } from './metric-choice.tsx';
import { metricParameters } from './metric-parameters.ts';
import { useMemo } from 'react';
import { useToday } from '#dashboard/ui/use-today.ts';
import { freshness } from './freshness.ts';
import { statusMetric } from './status-metric.ts';

interface MapMetricOptions {
  shown: readonly Deployment[];
  /** all loaded deployments of their projects */
  all: readonly Deployment[];
  whole: boolean;
  statuses: DeploymentStatuses | null;
}

interface MetricMapProps extends Omit<DeploymentMapProps, 'metric' | 'legendHead' | 'legendSettings'> {
  /** all loaded deployments, ignoring search and filters */
  all: readonly Deployment[];
  /** the list is complete */
  whole: boolean;
  statuses: DeploymentStatuses | null;
}

const METRICS = [
  ...Object.entries(countMetrics).map(([value, { name }]) => ({ value, name })),
  { value: 'last-date', name: 'Last date' },
  { value: 'status', name: 'Status' },
];

/** The deployments on the map by the metric chosen on its legend; stored in the address. */
export function MetricMap({ all, whole, statuses, ...map }: MetricMapProps) {
  const [{ metric: chosen }, change] = useUrlState(metricParameters);
  const metric = useMapMetric({ shown: map.deployments, all, whole, statuses });
  return (
    <DeploymentMap
      {...map}
      metric={metric}
      legendHead={
        <MetricChoice
          label="Size and colour"
          value={chosen}
          title={metric.definition}
          choices={METRICS}
          onChange={(word) => void change({ metric: metricParameters.metric.read(word) }, { replace: true })}
        />
      }
      legendSettings={chosen === 'last-date' && <FreshnessChoice />}
    />
  );
}

/** The metric that the address names; memoised. */
function useMapMetric({ shown, all, whole, statuses }: MapMetricOptions): MapMetric {
  const [{ metric, against, fresh }] = useUrlState(metricParameters);
  const today = useToday();
  const from = against === 'today' ? today : null;
  return useMemo(() => {
    if (metric === 'status') return statusMetric(shown, statuses);
    if (metric === 'last-date') return freshness({ shown, all, whole, today: from, freshDays: fresh });
    return countMetrics[metric];
  }, [metric, shown, all, whole, statuses, from, fresh]);
}
