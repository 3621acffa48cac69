import { useElementSize } from '@mantine/hooks';
import { Suspense, useMemo, useLayoutEffect, useState } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentStatuses } from '#dashboard/findings/use-deployment-statuses.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import { ListTable } from '#dashboard/list/list-table.tsx';
import { RecordList } from '#dashboard/list/record-list.tsx';
import { useRowsPainted } from '#dashboard/list/use-rows-painted.ts';
import { choiceParameter, textParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { PlaceDigitsSelect } from '#dashboard/ui/choices/place-digits-select.tsx';
import { usePlaceDigits, type PlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { ViewSwitch } from '#dashboard/ui/choices/view-switch.tsx';
import { DeploymentsDays } from '#dashboard/deployments/days/deployments-days.tsx';
import { located } from '#dashboard/map/located.ts';
import { SelectedDeployment } from './selected-deployment.tsx';
import { deploymentsMessages } from './messages/deployments-messages.ts';
import type { Messages } from './messages/en.ts';
import { useDeployments } from './use-deployments.ts';
import { useViewInAddress } from '#dashboard/deployments/map/use-view-in-address.ts';
import { WithoutLocation } from '#dashboard/deployments/map/without-location.tsx';
import { useLocation, useNavigate } from 'react-router-dom';
import { roundedQuery } from '#dashboard/address/rounded-query.ts';
import classes from './deployments-page.module.css';

/** With the map itself, so that one does not wait for the other. */
const MetricMap = lazyPart(async () => {
  const [part] = await Promise.all([
    import('#dashboard/deployments/map/map-parts.ts'),
    import('#dashboard/map/point-map.tsx'),
  ]);
  return part.MetricMap;
});
const MapClasses = lazyPart(async () => (await import('#dashboard/deployments/map/map-parts.ts')).MapClasses);
const OnlyThisArea = lazyPart(async () => (await import('#dashboard/deployments/map/map-parts.ts')).OnlyThisArea);

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
  const { ref: mapPlace, width, height } = useElementSize<HTMLDivElement>();
  const { definition, carried } = list;
  const { all, found, loaded, source, whole } = list.rows;
  const { selectedId, select } = list.selection;
  const painted = useRowsPainted(source);
  const withoutLocation = useMemo(() => found.filter((deployment) => located(deployment) === null), [found]);
  const emptyMap = <section className={classes.mapPlace} aria-label={words.map} aria-busy="true" />;
  const chosen = loaded?.records.find(({ id }) => id === selectedId) ?? null;

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
        <div className={classes.page} data-view={view}>
          {view !== 'map' && (
            <div className={classes.table}>
              <ListTable list={list} />
            </div>
          )}
          {view !== 'table' && (
            <div ref={mapPlace} className={classes.map}>
              <Suspense fallback={emptyMap}>
                {painted || view === 'map' ? (
                  <MetricMap
                    label={words.map}
                    list={list}
                    statuses={statuses}
                    selectedId={selectedId}
                    onSelect={(id) => void select(id)}
                    view={map}
                    onViewChange={moveMap}
                    {...(view === 'split' && { summary: words.allInTable })}
                    clustered={clusters === 'on'}
                    onClusteredChange={(on) => void change({ clusters: on ? 'on' : 'off' }, { replace: true })}
                  />
                ) : (
                  emptyMap
                )}
              </Suspense>
              {map !== null && (
                <Suspense>
                  <OnlyThisArea
                    view={map}
                    size={{ width, height }}
                    deployments={found}
                    onChoose={(filters) => void list.filters.changeFilters(filters)}
                  />
                </Suspense>
              )}
            </div>
          )}
          {/* The table lists deployments without a location too, and needs the space if nothing is selected. */}
          {(view !== 'table' || selectedId !== null) && (
            <div className={classes.side}>
              <SelectedDeployment
                deployment={chosen}
                hint={hintOf(selectedId, whole, words)}
                hidden={chosen !== null && !found.includes(chosen)}
                href={chosen === null ? '' : definition.hrefOf(chosen, carried, list.address)}
                onClear={() => void select(null)}
              />
              {view !== 'table' && (
                <WithoutLocation
                  deployments={withoutLocation}
                  isLoading={source === 'loading'}
                  selectedId={selectedId}
                  onSelect={(id) => void select(id)}
                />
              )}
            </div>
          )}
        </div>
      </div>
    </RecordList>
  );
}

/** The text of the panel without facts. */
function hintOf(selected: number | null, isWhole: boolean, words: Messages): string {
  if (selected === null) return words.selectHint;
  return isWhole ? words.noSuch(String(selected)) : words.loading(String(selected));
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
