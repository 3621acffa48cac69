import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import { useWholeList } from '#dashboard/api/list-options.ts';
import { ListStatus } from '#dashboard/list/list-status.tsx';
import { ListTable } from '#dashboard/list/list-table.tsx';
import { matchesText } from '#dashboard/list/matches-text.ts';
import { orderingText } from '#dashboard/list/ordering-text.ts';
import { projectParameters } from '#dashboard/list/project-parameters.ts';
import { SearchBox } from '#dashboard/list/search-box.tsx';
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
  const chosen = all.find(({ id }) => id === selected) ?? null;
  const select = (id: number | null) => change({ selected: id }, { replace: true });
  const kept = project === null ? {} : { project: String(project) };
  const hrefOf = ({ id }: Pick<Deployment, 'id'>) => paths.deployment(id, kept);
  const isRead = query.data !== undefined;
  const isWhole = query.data?.complete === true;

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
        <ListStatus collection="deployments" query={query} shown={shown.length} noun="deployments" />
        <SearchBox
          className={classes.search}
          label="Search deployments by name"
          value={search}
          onChange={(text) => void change({ search: text }, { replace: true })}
        />
        <SegmentedControl
          size="xs"
          aria-label="View"
          value={view}
          onChange={(word) => void change({ view: parameters.view.read(word) })}
          data={[
            { value: 'split', label: 'Split' },
            { value: 'map', label: 'Map' },
            { value: 'table', label: 'Table' },
          ]}
        />
      </div>
      {view !== 'map' && (
        <div className={classes.table}>
          <ListTable
            label="Deployments"
            columns={deploymentColumns}
            records={shown}
            ordering={ordering}
            onOrderingChange={(terms) => void change({ ordering: terms })}
            selectedId={selected}
            onSelect={select}
            nameOf={nameOf}
            hrefOf={hrefOf}
            loading={!isRead}
            empty={search === '' ? 'There are no deployments here.' : `No deployment’s name holds “${search}”.`}
            footer={
              isRead &&
              `${shown.length} of ${query.data.count} · ${isWhole ? 'sorted here' : 'sorted so far'} by ${orderingText(ordering, deploymentColumns)}`
            }
          />
        </div>
      )}
      {view !== 'table' && (
        <div className={classes.map}>
          <DeploymentMap
            label="Deployment map"
            deployments={shown}
            selectedId={selected}
            onSelect={(id) => void select(id)}
            view={map}
            onViewChange={(moved) => void change({ map: moved }, { replace: true })}
            {...(view === 'split' && { summary: 'The table lists them all.' })}
            clustered={clusters === 'on'}
            onClusteredChange={(on) => void change({ clusters: on ? 'on' : 'off' }, { replace: true })}
          />
        </div>
      )}
      <div className={classes.side}>
        <SelectedDeployment
          deployment={chosen}
          hint={hintOf(selected, isWhole)}
          hidden={chosen !== null && !shown.includes(chosen)}
          href={chosen === null ? '' : hrefOf(chosen)}
          onClear={() => void select(null)}
        />
        <WithoutLocation
          deployments={withoutLocation}
          reading={!isRead}
          selectedId={selected}
          onSelect={(id) => void select(id)}
        />
      </div>
    </div>
  );
}

/** What the panel says where it has no facts to show. */
function hintOf(selected: number | null, isWhole: boolean): string {
  if (selected === null) return 'Choose a deployment on the map or in the table to see its facts here.';
  return isWhole ? `There is no deployment with the id ${selected}.` : `Reading deployment ${selected} …`;
}
