import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useDeploymentStatuses } from '#dashboard/findings/use-deployment-statuses.ts';
import type { AreaCorner, ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { useRowsPainted } from '#dashboard/list/records/use-rows-painted.ts';
import { choiceParameter, textParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { PlaceDigitsSelect } from '#dashboard/ui/choices/place-digits-select.tsx';
import { usePlaceDigits, type PlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { ViewSwitch } from '#dashboard/ui/choices/view-switch.tsx';
import { DeploymentsDays } from '#dashboard/deployments/days/deployments-days.tsx';
import { located } from '#dashboard/map/located.ts';
import type { MapView } from '#dashboard/map/map-point.ts';
import { deploymentsMessages } from './messages/deployments-messages.ts';
import { useDeployments } from './use-deployments.ts';
import { useViewInAddress } from '#dashboard/deployments/map/use-view-in-address.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { roundedQuery } from '#dashboard/address/rounded-query.ts';
import classes from './deployments-page.module.css';

/** With the map itself, so that one does not wait for the other. */
const DeploymentsMap = lazyPart(async () => {
  const [{ DeploymentsMap: Loaded }] = await Promise.all([
    import('#dashboard/deployments/map/deployments-map.tsx'),
    import('#dashboard/map/point-map.tsx'),
  ]);
  return Loaded;
});
const MapClasses = lazyPart(
  async () => (await import('#dashboard/deployments/map/classes/map-classes.tsx')).MapClasses,
);
const SelectedDeployment = lazyPart(
  async () => (await import('#dashboard/deployments/selected/selected-deployment.tsx')).SelectedDeployment,
);

const parameters = {
  view: choiceParameter(['split', 'map', 'table']),
  clusters: choiceParameter(['on', 'off']),
  map_class: textParameter,
};

/** Map and table of the same deployments; both share the search, the project and the selection in the address. */
export default function DeploymentsPage() {
  const words = useMessages(deploymentsMessages);
  useTitle(words.title);
  const [{ view, clusters, map_class: chosenClasses }, change] = useUrlState(parameters);
  const [digits] = usePlaceDigits();
  useRoundedAddress(digits);
  const [map, moveMap] = useViewInAddress(digits);
  const [classColumn, setClassColumn] = useState<ListColumn<Deployment> | null>(null);
  const list = useDeployments(classColumn);
  const statuses = useDeploymentStatuses();
  const page = useRef<HTMLDivElement>(null);
  const { definition, carried } = list;
  const { all, found, loaded, source, whole } = list.rows;
  const { selectedId, select } = list.selection;
  const painted = useRowsPainted(source);
  const withoutLocation = useMemo(() => found.filter((deployment) => located(deployment) === null), [found]);
  const emptyMap = <section className={classes.mapPlace} aria-label={words.map} aria-busy="true" />;
  const chosen = loaded?.records.find(({ id }) => id === selectedId) ?? null;
  // Ranges of the same coordinates, as of older addresses, would narrow it.
  const filterTo = (corners: readonly AreaCorner[] | null) =>
    void list.filters.changeFilters(
      new Map<string, ColumnFilter | null>([
        ['location', corners && { kind: 'area', corners, unknown: false }],
        ['latitude', null],
        ['longitude', null],
      ]),
    );
  const zoomTo = (close: MapView) => {
    if (view === 'table') void change({ view: 'split' }, { replace: true });
    moveMap(close);
    page.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <RecordList
      list={list}
      chips={false}
      actions={
        <div className={classes.actions}>
          <PlaceDigitsSelect />
          <ViewSwitch view={view} views={words.views} onChange={(to) => void change({ view: to })} />
        </div>
      }
    >
      <div className={classes.middle}>
        <DeploymentsDays list={list} isDrawn={painted} />
        {chosenClasses !== '' && (
          <Suspense>
            <MapClasses
              all={all}
              whole={whole}
              statuses={statuses}
              hasLegend={view !== 'table'}
              onColumn={setClassColumn}
            />
          </Suspense>
        )}
        <div ref={page} className={classes.page} data-view={view} data-full-screen>
          {view !== 'map' && (
            <div className={classes.table}>
              <ListTable list={list} />
            </div>
          )}
          {view !== 'table' && (
            <div className={classes.map}>
              <Suspense fallback={emptyMap}>
                {painted || view === 'map' ? (
                  <DeploymentsMap
                    label={words.map}
                    list={list}
                    statuses={statuses}
                    selectedId={selectedId}
                    onSelect={(id) => void select(id)}
                    view={map}
                    onViewChange={moveMap}
                    {...(view === 'split' && { summary: words.allInTable })}
                    withoutLocation={withoutLocation}
                    onArea={filterTo}
                    clustered={clusters === 'on'}
                    onClusteredChange={(on) => void change({ clusters: on ? 'on' : 'off' }, { replace: true })}
                  />
                ) : (
                  emptyMap
                )}
              </Suspense>
            </div>
          )}
          {selectedId !== null && (
            <div className={classes.side}>
              <Suspense fallback={<section className={classes.opening} aria-label={words.selected} aria-busy="true" />}>
                <SelectedDeployment
                  deployment={chosen}
                  hint={whole ? words.noSuch(String(selectedId)) : words.loading(String(selectedId))}
                  hidden={chosen !== null && !found.includes(chosen)}
                  href={chosen === null ? '' : definition.hrefOf(chosen, carried, list.address)}
                  onClear={() => void select(null)}
                  onZoom={zoomTo}
                />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </RecordList>
  );
}

/** Rounds exact coordinates in the address when rounding is switched on, so that a shared link does not reveal them. */
function useRoundedAddress(digits: PlaceDigits): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = roundedQuery(search, digits);
  const isExact = wanted !== roundedQuery(search, null);
  // Before it is painted.
  useLayoutEffect(() => {
    if (isExact) void navigate({ search: `?${wanted}`, hash }, { replace: true });
  }, [isExact, wanted, hash, navigate]);
}
