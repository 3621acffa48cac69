import { useMemo } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import { dayNumber } from '#contract/time.ts';
import { useUrlState } from '#dashboard/list/url-state.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { freshness } from './freshness.ts';
import { countMetrics, type MapMetric } from './map-metric.ts';
import { metricParameters } from './metric-parameters.ts';

interface MapMetricOptions {
  shown: readonly Deployment[];
  /** what was read of their projects */
  all: readonly Deployment[];
  whole: boolean;
}

/** The metric that the address names; the same while it means the same. */
export function useMapMetric({ shown, all, whole }: MapMetricOptions): MapMetric {
  const [{ metric, against, fresh }] = useUrlState(metricParameters);
  const now = new Date(useNow(false));
  const today = dayNumber({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
  const from = against === 'today' ? today : null;
  return useMemo(
    () =>
      metric === 'last-date' ? freshness({ shown, all, whole, today: from, freshDays: fresh }) : countMetrics[metric],
    [metric, shown, all, whole, from, fresh],
  );
}
