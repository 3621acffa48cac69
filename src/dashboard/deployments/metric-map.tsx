import { choiceParameter, useUrlState } from '#dashboard/list/url-state.ts';
import { DeploymentMap, type DeploymentMapProps } from './deployment-map.tsx';
import { countMetrics } from './map-metric.ts';
import { MetricChoice } from './metric-choice.tsx';

const parameters = { metric: choiceParameter(['captures', 'sessions', 'occurrences', 'taxa']) };

/** The deployments on the map by a metric that is chosen on it; the address has the choice. */
export function MetricMap(map: Omit<DeploymentMapProps, 'metric' | 'legendHead'>) {
  const [{ metric: chosen }, change] = useUrlState(parameters);
  const metric = countMetrics[chosen];
  return (
    <DeploymentMap
      {...map}
      metric={metric}
      legendHead={
        <MetricChoice
          value={chosen}
          definition={metric.definition}
          metrics={Object.entries(countMetrics).map(([value, { name }]) => ({ value, name }))}
          onChange={(word) => void change({ metric: parameters.metric.read(word) }, { replace: true })}
        />
      }
    />
  );
}
