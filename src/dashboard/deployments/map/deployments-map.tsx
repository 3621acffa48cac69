import type { Deployment } from '#contract/records/deployment.ts';
import type { AreaCorner } from '#dashboard/list/model/column-filter.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { DeploymentTools } from './deployment-tools.tsx';
import { MetricMap, type MetricMapProps } from './metric-map.tsx';
import { OnlyThisArea } from './only-this-area.tsx';

interface DeploymentsMapProps extends Omit<MetricMapProps, 'controls'> {
  list: RecordListModel<Deployment>;
  withoutLocation: readonly Deployment[];
  /** null: the whole world */
  onArea: (corners: readonly AreaCorner[] | null) => void;
}

/** The map of the page "Deployments", with its tools and the offer to list the deployments of its area alone. */
export function DeploymentsMap({ withoutLocation, onArea, ...map }: DeploymentsMapProps) {
  const { list, selectedId, onSelect, view } = map;
  const { all, found } = list.rows;
  return (
    <>
      <MetricMap
        {...map}
        controls={
          <DeploymentTools
            deployments={found}
            withoutLocation={withoutLocation}
            all={all}
            selectedId={selectedId}
            onSelect={onSelect}
            area={list.filters.byField.get('location')}
            onArea={onArea}
          />
        }
      />
      {view !== null && <OnlyThisArea view={view} deployments={found} onChoose={onArea} />}
    </>
  );
}
