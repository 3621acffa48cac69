import { Fragment } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { Link } from 'react-router-dom';
import { copiedSource } from '#dashboard/api/copy/copied-source.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { mayBePlace } from '#dashboard/deployments/may-be-place.ts';
import { queryText } from '#dashboard/address/query-text.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { Day, DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { DeploymentMap } from '#dashboard/deployments/map/deployment-map.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { Card } from '#dashboard/ui/looks/card.tsx';
import classes from './deployment-details.module.css';
import { LocationCheck } from '#dashboard/deployments/location-check.tsx';
import { LocationUncertainty } from '#dashboard/deployments/location-uncertainty.tsx';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { detailsMessages } from './messages/details-messages.ts';
import { located, type Located } from '#dashboard/map/located.ts';
import { whyNotLocated } from '#dashboard/deployments/why-not-located.ts';
import { RoundedNote } from '#dashboard/ui/notes/rounded-note.tsx';
import { listParameter } from '#dashboard/list/model/list-parameter.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import record from '#dashboard/ui/pages/record-page.module.css';
import { DataText } from '#dashboard/ui/values/data-text.tsx';
import { nameText } from '#dashboard/ui/text/name-text.ts';

/** The zoom at which a trap's surroundings are seen. */
const NEAR_ZOOM = 12;

const parameters = { ...projectParameters, list: listParameter(/^\/deployments$/) };

/** The facts of one deployment, next to its location on a map. */
export function DeploymentFacts({ deployment }: { deployment: Deployment }) {
  const { id, project, device, research_site, first_date, last_date, created_at, updated_at } = deployment;
  const { period_start, period_end, source_details } = deployment;
  const words = useMessages(detailsMessages);
  const ofList = useMessages(deploymentsMessages);
  const [digits] = usePlaceDigits();
  const [{ project: switched, list }] = useUrlState(parameters);
  const location = located(deployment, digits);
  const names = useDeploymentNames();
  return (
    <div className={classes.columns}>
      <Card as="section" aria-labelledby="facts" className={record.card}>
        <h2 id="facts">{words.facts}</h2>
        <dl className={record.facts}>
          <dt>{ofList.project}</dt>
          <dd>{project === null ? <Unknown /> : <DataText text={nameText(project)} />}</dd>
          <dt>{ofList.site}</dt>
          <dd>
            {research_site === null ? <Unknown why={ofList.noSite} /> : <DataText text={nameText(research_site)} />}
          </dd>
          <dt>{ofList.device}</dt>
          <dd>{device === null ? <Unknown why={ofList.noDevice} /> : <DataText text={nameText(device)} />}</dd>
          <dt>{ofList.firstDate}</dt>
          <dd>{first_date === null ? <Unknown why={ofList.noCaptures} /> : <Day date={first_date} />}</dd>
          <dt>{ofList.lastDate}</dt>
          <dd>{last_date === null ? <Unknown why={ofList.noCaptures} /> : <Day date={last_date} />}</dd>
          {period_start && period_end && (
            <>
              <dt>{words.setUp}</dt>
              <dd>
                <DayOfTimestamp timestamp={period_start} />
              </dd>
              <dt>{words.takenDown}</dt>
              <dd>
                <DayOfTimestamp timestamp={period_end} />
              </dd>
            </>
          )}
          <dt>{words.recordCreated}</dt>
          <dd>
            <DayOfTimestamp timestamp={created_at} />
          </dd>
          <dt>{copiedSource() === null ? ofList.updated : words.changedAtSource}</dt>
          <dd>
            <DayOfTimestamp timestamp={updated_at} />
          </dd>
          <dt>{words.id}</dt>
          <dd>{id}</dd>
        </dl>
        {source_details && <SourceDetails details={source_details} isRounded={digits !== null} />}
      </Card>
      <Card as="section" aria-labelledby="place" className={record.card}>
        <h2 id="place">{words.location}</h2>
        {location === null ? (
          <Text size="medium">{words.noLocation(whyNotLocated(deployment, digits, ofList))}</Text>
        ) : (
          <>
            <Text size="medium" tone="ink" figures className={classes.coordinates}>
              <bdi dir="ltr">
                {location.latitude}, {location.longitude}
              </bdi>{' '}
              <LocationUncertainty of={deployment} />
            </Text>
            <LocationCheck of={deployment} size="medium" />
            <RoundedNote size="medium" />
            <Text size="medium" tone="ink" figures className={classes.coordinates}>
              <Link to={onMap(list ?? paths.deployments(ofProject(switched)), id, location)}>{words.showOnMap}</Link>
            </Text>
            <div className={classes.map}>
              <DeploymentMap
                label={words.mapOf(names.textOf(deployment))}
                deployments={[deployment]}
                selectedId={id}
                onSelect={() => {}}
                view={{ ...location, zoom: 6 }}
                clustered={false}
              />
            </div>
          </>
        )}
      </Card>
    </div>
  );
}

/** A list's address with a deployment selected and in the middle of the map. */
function onMap(list: string, id: number, { latitude, longitude }: Located): string {
  const { pathname, searchParams } = new URL(list, window.location.origin);
  if (searchParams.get('view') === 'table') searchParams.delete('view');
  searchParams.set('map', `${latitude},${longitude},${NEAR_ZOOM}`);
  searchParams.set('selected', String(id));
  return `${pathname}?${queryText(searchParams)}`;
}

interface SourceDetailsProps {
  details: Readonly<Record<string, string | null>>;
  /** whether the reader has chosen rounded coordinates */
  isRounded: boolean;
}

/** What the source says besides, by the names that Camtrap DP has for it. */
function SourceDetails({ details, isRounded }: SourceDetailsProps) {
  const words = useMessages(detailsMessages);
  // Where coordinates are rounded, texts with digits that may be some are not shown.
  const shown = Object.entries(details).filter(([, value]) => !isRounded || !mayBePlace(value ?? ''));
  return (
    <section aria-labelledby="from-source" className={classes.fromSource}>
      <h3 id="from-source">{words.fromSource}</h3>
      <dl className={record.facts}>
        {shown.map(([column, value]) => (
          <Fragment key={column}>
            <dt>
              <DataText text={column} />
            </dt>
            <dd>{value === null ? <Unknown /> : <DataText text={value} />}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
