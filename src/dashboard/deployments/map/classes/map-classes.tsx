import { useLayoutEffect, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { RatesNote } from '#dashboard/deployments/map/legend/rates-note.tsx';
import { legendMessages } from '#dashboard/deployments/map/legend/messages/legend-messages.ts';
import { useMapMetric } from '#dashboard/deployments/map/use-map-metric.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { classColumn } from './class-column.tsx';
import { classParameters } from './class-filter.ts';

interface MapClassesProps {
  /** all loaded deployments of the project, ignoring search and filters */
  all: readonly Deployment[];
  whole: boolean;
  statuses: DeploymentStatuses | null;
  /** the legend is on screen, and says why values are not known */
  hasLegend: boolean;
  /** gets the column of the chosen classes; null at the end */
  onColumn: (column: ListColumn<Deployment> | null) => void;
}

/** Makes the column that filters by the classes chosen on the map, for as long as some are chosen. */
export function MapClasses({ all, whole, statuses, hasLegend, onColumn }: MapClassesProps) {
  const words = useMessages(legendMessages);
  const [{ map_class: filter }] = useUrlState(classParameters);
  const { metric, state } = useMapMetric({ all, whole, statuses });
  const column = useMemo(
    () => (filter?.kind === 'choice' ? classColumn(metric, filter, words) : null),
    [metric, filter, words],
  );
  // Before the rows are painted: a new choice must not be shown with the rows of the one before.
  useLayoutEffect(() => {
    onColumn(column);
    return () => onColumn(null);
  }, [column, onColumn]);
  return hasLegend ? null : <RatesNote state={state} />;
}
