import { useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { useChosenDays } from '#dashboard/deployments/rates/use-chosen-days.ts';
import { useDeploymentRates, type RatesState } from '#dashboard/deployments/rates/use-deployment-rates.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useToday } from '#dashboard/ui/browser/use-today.ts';
import { freshness } from './freshness.ts';
import { legendMessages } from '#dashboard/deployments/map/legend/messages/legend-messages.ts';
import type { MapMetric } from './map-metric.ts';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';
import { metricParameters } from './metric-parameters.ts';
import { needsSessions, quantityMetric } from './quantity-metric.ts';
import { statusMetric } from './status-metric.ts';

interface MapMetricOptions {
  /** all loaded deployments of the project, ignoring search and filters */
  all: readonly Deployment[];
  /** the list is complete */
  whole: boolean;
  statuses: DeploymentStatuses | null;
}

/** The metric that the address names, memoised; and whether the sessions that it needs are loaded. */
export function useMapMetric({ all, whole, statuses }: MapMetricOptions): { metric: MapMetric; state: RatesState } {
  const [{ metric: name, against, fresh }] = useUrlState(metricParameters);
  const words = useMessages(deploymentMapMessages);
  const ofLegend = useMessages(legendMessages);
  const ofList = useMessages(deploymentsMessages);
  const today = useToday();
  const days = useChosenDays();
  const { rates, state } = useDeploymentRates({ deployments: all, days, isAsked: needsSessions(name, days) });
  const from = against === 'today' ? today : null;
  const metric = useMemo(() => {
    if (name === 'status') return statusMetric(all, statuses, ofList, words);
    if (name === 'last-date')
      return freshness({ shown: all, all, whole, today: from, freshDays: fresh, name: ofList.lastDate, words });
    return quantityMetric({ name, days, rates, ofList, words: ofLegend });
  }, [name, days, rates, all, whole, statuses, from, fresh, ofList, ofLegend, words]);
  return { metric, state };
}
