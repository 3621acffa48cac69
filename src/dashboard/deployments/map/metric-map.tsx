import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { DeploymentMap, type DeploymentMapProps } from './deployment-map.tsx';
import { FreshnessChoice } from './freshness-choice.tsx';
import { countMetrics } from './map-metric.ts';
import { MetricChoice } from './metric-choice.tsx';
import { metricParameters } from './metric-parameters.ts';
import { useMapMetric } from './use-map-metric.ts';

interface MetricMapProps extends Omit<DeploymentMapProps, 'metric' | 'legendHead' | 'legendSettings'> {
  /** what was read, also what a search or filter leaves out */
  all: readonly Deployment[];
  /** all there is was read */
  whole: boolean;
  statuses: DeploymentStatuses | null;
}

const METRICS = [
  ...Object.entries(countMetrics).map(([value, { name }]) => ({ value, name })),
  { value: 'last-date', name: 'Last date' },
  { value: 'status', name: 'Status' },
];

/** The deployments on the map by a metric that is chosen on it; the address has the choice. */
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
