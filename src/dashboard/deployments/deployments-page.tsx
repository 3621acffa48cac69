import { SegmentedControl, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import { useWholeList } from '#dashboard/api/list-options.ts';
import { ListStatus } from '#dashboard/list/list-status.tsx';
import { ListTable } from '#dashboard/list/list-table.tsx';
import { matchesText } from '#dashboard/list/matches-text.ts';
import { orderingText } from '#dashboard/list/ordering-text.ts';
import { projectParameters } from '#dashboard/list/project-parameters.ts';
import {
  choiceParameter,
  idParameter,
  orderingParameter,
  textParameter,
  useUrlState,
} from '#dashboard/list/url-state.ts';
import { paths } from '#dashboard/paths.ts';
import { Failure } from '#dashboard/ui/failure.tsx';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { deploymentColumns } from './deployment-columns.tsx';
import { DeploymentMap } from './deployment-map.tsx';
import classes from './deployments-page.module.css';
import { locationOf } from './location.ts';
import { mapViewParameter } from './map-view-parameter.ts';
import { SelectedDeployment } from './selected-deployment.tsx';
import { WithoutLocation } from './without-location.tsx';

const parameters = {
  ...projectParameters,
  view: choiceParameter(['split', 'map', 'table']),
  ordering: orderingParameter(
    deploymentColumns.map(({ field }) => field),
    'name',
  ),
  search: textParameter,
  selected: idParameter,
  map: mapViewParameter,
  clusters: choiceParameter(['on', 'off']),
};
const NONE: readonly Deployment[] = [];
const nameOf = ({ name }: Deployment) => name;
const hrefOf = ({ id }: Deployment) => paths.deployment(id);

/** Map and table of the same deployments: one search, one project, one selection for both and for the address. */
export default function DeploymentsPage() {
  useTitle('Deployments');
  const [{ project, view, ordering, search, selected, map, clusters }, change] = useUrlState(parameters);
  const query = useWholeList('deployments');
  const all = query.data?.records ?? NONE;
  const shown = useMemo(
    () =>
      all.filter(
        (deployment) => (project === null || deployment.project.id === project) && matchesText(deployment.name, search),
      ),
    [all, project, search],
  );
  const withoutLocation = useMemo(() => shown.filter((deployment) => locationOf(deployment) === null), [shown]);
  const select = (id: number | null) => change({ selected: id }, { replace: true });

  if (query.data === undefined && query.error !== null) {
    return (
      <Failure
        what="The deployments could not be read."
        why={query.error.message}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <div className={classes.page} data-view={view}>
      <div className={classes.bar}>
        <h1>Deployments</h1>
        <ListStatus query={query} shown={shown.length} noun="deployments" />
        <TextInput
          className={classes.search}
          type="search"
          size="xs"
          aria-label="Search deployments by name"
          placeholder="Search by name"
          value={search}
          onChange={({ currentTarget }) => change({ search: currentTarget.value }, { replace: true })}
        />
        <SegmentedControl
          size="xs"
          aria-label="View"
          value={view}
          onChange={(chosen) => change({ view: parameters.view.read(chosen) })}
          data={[
            { value: 'split', label: 'Split' },
            { value: 'map', label: 'Map' },
            { value: 'table', label: 'Table' },
          ]}
        />
      </div>
      {view !== 'table' && (
        <div className={classes.map}>
          <DeploymentMap
            label="Deployment map"
            deployments={shown}
            selectedId={selected}
            onSelect={select}
            view={map}
            onViewChange={(moved) => change({ map: moved }, { replace: true })}
            clustered={clusters === 'on'}
            onClusteredChange={(on) => change({ clusters: on ? 'on' : 'off' }, { replace: true })}
          />
        </div>
      )}
      <div className={classes.side}>
        <SelectedDeployment deployment={all.find(({ id }) => id === selected) ?? null} />
        <WithoutLocation deployments={withoutLocation} selectedId={selected} onSelect={select} />
      </div>
      {view !== 'map' && (
        <div className={classes.table}>
          <ListTable
            label="Deployments"
            columns={deploymentColumns}
            records={shown}
            ordering={ordering}
            onOrderingChange={(chosen) => change({ ordering: chosen })}
            selectedId={selected}
            onSelect={select}
            nameOf={nameOf}
            hrefOf={hrefOf}
            loading={query.data === undefined}
            empty={search === '' ? 'There are no deployments here.' : `No deployment’s name holds “${search}”.`}
            footer={`${shown.length} of ${query.data?.count ?? 0} · sorted here by ${orderingText(ordering, deploymentColumns)}`}
          />
        </div>
      )}
    </div>
  );
}
