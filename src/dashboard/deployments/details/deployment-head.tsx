import { LookedAt } from '#dashboard/findings/animals/looked-at.tsx';
import { countedLooks } from '#contract/records/who-looked.ts';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { exportsLink } from '#dashboard/links/exports-link.ts';
import { listAtRow } from '#dashboard/list/records/list-at-row.ts';
import { listParameter } from '#dashboard/list/model/list-parameter.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useDeploymentStatuses } from '#dashboard/findings/use-deployment-statuses.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { textParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { ofProject, paths, SPECIES_ANCHOR } from '#dashboard/paths.ts';
import { RemarkControls } from '#dashboard/remarks/remark-controls.tsx';
import { Count } from '#dashboard/ui/values/count.tsx';
import { LinkedCount } from '#dashboard/ui/values/linked-count.tsx';
import { alongToSessions } from '#dashboard/deployments/along-to-sessions.ts';
import { deploymentCounts } from '#dashboard/deployments/deployment-counts.ts';
import { AddressQuery } from '#dashboard/address/address-query.ts';
import { ListNeighbours } from '#dashboard/list/view/neighbours/list-neighbours.tsx';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { detailsMessages } from './messages/details-messages.ts';
import { useDeployments } from '#dashboard/deployments/use-deployments.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import record from '#dashboard/ui/pages/record-page.module.css';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';

interface DeploymentNeighboursProps {
  /** of the deployment */
  id: number;
  /** the address of the list that it was opened from; null if unknown */
  list: string | null;
  /** URL parameters carried to other pages */
  carried: Record<string, string>;
}

const MapClasses = lazyPart(
  async () => (await import('#dashboard/deployments/map/classes/map-classes.tsx')).MapClasses,
);

const classesChosen = { map_class: textParameter };
const parameters = { ...projectParameters, list: listParameter(/^\/deployments$/) };

interface DeploymentHeadProps {
  deployment: Deployment;
  /** a problem with the shown data, if any */
  note: ReactNode;
}

/** A deployment's name, links to its neighbours, and its counts. */
export function DeploymentHead({ deployment, note }: DeploymentHeadProps) {
  const words = useMessages(detailsMessages);
  const ofList = useMessages(deploymentsMessages);
  const { id, name, project } = deployment;
  const [{ project: switched, list }] = useUrlState(parameters);
  const carried = ofProject(switched);
  const address = new URLSearchParams(useLocation().search);
  const { day_after: firstNight, day_before: lastNight } = alongToSessions(address);
  const to = exportsLink({ project: project?.id ?? null, deployments: [id], firstNight, lastNight });
  const names = useDeploymentNames();
  const [, ...apart] = names.partsOf(deployment);
  return (
    <>
      <p className={record.back}>
        <Link to={list === null ? paths.deployments(carried) : listAtRow(list, id)}>{ofList.title}</Link>
        {project !== null && (
          <>
            {' / '}
            <Link {...OF_DATA} to={paths.deployments({ project: String(project.id) })}>
              {nameText(project)}
            </Link>
          </>
        )}
      </p>
      <h1 {...OF_DATA}>{name}</h1>
      {apart.length > 0 && (
        <Text {...OF_DATA} size="medium">
          {apart.join(' · ')}
        </Text>
      )}
      <RemarkControls
        of={{ kind: 'deployment', id, name: names.textOf(deployment), night: null, taken: null, session: null }}
      />
      {note}
      <DeploymentNeighbours id={id} list={list} carried={carried} />
      <dl className={record.counts}>
        {deploymentCounts(ofList).map(({ field, header, definition }) => (
          <Card key={field}>
            <Text as="dt" strong>
              {header}
            </Text>
            <dd className={record.count}>
              {field === 'occurrences_count' || field === 'taxa_count' ? (
                <LinkedCount value={deployment[field]} anchor={SPECIES_ANCHOR} />
              ) : (
                <Count value={deployment[field]} />
              )}
            </dd>
            <Text as="dd">
              {definition} {field === 'occurrences_count' && <LookedAt counts={countedLooks([deployment])} />}
            </Text>
            {field === 'events_count' && deployment.events_count !== 0 && (
              <Text as="dd">
                <Link to={paths.sessions({ ...alongToSessions(address), deployment: String(id) })}>
                  {words.itsSessions}
                </Link>
              </Text>
            )}
            {field === 'events_count' && to !== null && (
              <Text as="dd">
                <Link to={to}>{words.exportIt}</Link>
              </Text>
            )}
            {field === 'events_count' && deployment.events_count !== 0 && (
              <Text as="dd">
                <Link to={paths.compare({ deployment: String(id) })}>{words.compareYears}</Link>
              </Text>
            )}
          </Card>
        ))}
      </dl>
    </>
  );
}

function InList({ id, list: address }: Omit<DeploymentNeighboursProps, 'carried'>) {
  const [{ map_class: chosenClasses }] = useUrlState(classesChosen);
  const [classColumn, setClassColumn] = useState<ListColumn<Deployment> | null>(null);
  const list = useDeployments(classColumn, 'part');
  const { all, whole } = list.rows;
  const along = { ...list.carried, ...(address !== null && { list: address }) };
  return (
    <>
      {chosenClasses !== '' && (
        <Suspense>
          <ClassesOfList all={all} whole={whole} onColumn={setClassColumn} />
        </Suspense>
      )}
      <ListNeighbours list={list} id={id} hrefOf={(other) => paths.deployment(other, along)} />
    </>
  );
}

/** The classes that are chosen on the map of the list: they need the statuses, which other lists do not. */
function ClassesOfList(props: Pick<ComponentProps<typeof MapClasses>, 'all' | 'whole' | 'onColumn'>) {
  return <MapClasses {...props} statuses={useDeploymentStatuses()} hasLegend />;
}

/** Links to the previous and the next deployment of the list that it was opened from, or of all. */
function DeploymentNeighbours({ id, list, carried }: DeploymentNeighboursProps) {
  return (
    <AddressQuery value={new URL(list ?? paths.deployments(carried), window.location.origin).search}>
      <InList id={id} list={list} />
    </AddressQuery>
  );
}
