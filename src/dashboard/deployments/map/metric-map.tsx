import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { DeploymentMap, type DeploymentMapProps } from './deployment-map.tsx';
import { FreshnessChoice } from './freshness-choice.tsx';
import { countMetrics, type MapMetric } from './map-metric.ts';
import { MetricChoice } from './metric-choice.tsx';
import { metricParameters } from './metric-parameters.ts';
import { useMemo } from 'react';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useToday } from '#dashboard/ui/use-today.ts';
import { useHoverLink } from './use-hover-link.ts';
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

/** The deployments on the map by the metric chosen on its legend; stored in the address. */
export function MetricMap({ all, whole, statuses, ...map }: MetricMapProps) {
  const [{ metric: chosen }, change] = useUrlState(metricParameters);
  const words = useMessages(deploymentMapMessages);
  const hover = useHoverLink();
  const ofList = useMessages(deploymentsMessages);
  const metric = useMapMetric({ shown: map.deployments, all, whole, statuses });
  return (
    <DeploymentMap
      {...map}
      {...hover}
      metric={metric}
      legendHead={
        <MetricChoice
          label={words.showBy}
          value={chosen}
          title={metric.definition}
          choices={[
            ...Object.entries(countMetrics(ofList)).map(([value, { name }]) => ({ value, name })),
            { value: 'last-date', name: ofList.lastDate },
            { value: 'status', name: ofList.status },
          ]}
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
  const words = useMessages(deploymentMapMessages);
  const ofList = useMessages(deploymentsMessages);
  const today = useToday();
  const from = against === 'today' ? today : null;
  return useMemo(() => {
    if (metric === 'status') return statusMetric(shown, statuses, ofList, words);
    if (metric === 'last-date')
      return freshness({ shown, all, whole, today: from, freshDays: fresh, name: ofList.lastDate, words });
    return countMetrics(ofList)[metric];
  }, [metric, shown, all, whole, statuses, from, fresh, ofList, words]);
}
