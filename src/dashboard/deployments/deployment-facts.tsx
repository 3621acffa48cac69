import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { projectParameters } from '#dashboard/list/project-parameters.ts';
import { useUrlState } from '#dashboard/list/url-state.ts';
import { paths } from '#dashboard/paths.ts';
import { Count } from '#dashboard/ui/count.tsx';
import { Day, DayOfTimestamp } from '#dashboard/ui/day.tsx';
import { Unknown } from '#dashboard/ui/unknown.tsx';
import { alongToSessions } from './along-to-sessions.ts';
import { deploymentCounts } from './deployment-counts.ts';
import { DeploymentJobs } from './deployment-jobs.tsx';
import { DeploymentMap } from './deployment-map.tsx';
import classes from './deployment-page.module.css';
import { whyNotLocated } from '#dashboard/map/located.ts';
import { useLocated } from '#dashboard/map/use-located.ts';
import record from '#dashboard/ui/record-page.module.css';

interface DeploymentFactsProps {
  deployment: Deployment;
  /** what is wrong with what is shown, if anything */
  note: ReactNode;
}

/** What the service knows of one deployment. */
export function DeploymentFacts({ deployment, note }: DeploymentFactsProps) {
  const [{ project: switched }] = useUrlState(projectParameters);
  const address = new URLSearchParams(useLocation().search);
  const kept = switched === null ? {} : { project: String(switched) };
  const { id, name, project, device, research_site, first_date, last_date, created_at, updated_at } = deployment;
  const location = useLocated()(deployment);
  const names = useDeploymentNames();
  const [, ...apart] = names.partsOf(deployment);
  return (
    <div className={record.page}>
      <p className={record.back}>
        <Link to={paths.deployments(kept)}>Deployments</Link> /{' '}
        <Link to={paths.deployments({ project: String(project.id) })}>{project.name}</Link>
      </p>
      <h1>{name}</h1>
      {apart.length > 0 && <p className={record.hint}>{apart.join(' · ')}</p>}
      {note}

      <dl className={record.counts}>
        {deploymentCounts.map(({ field, header, definition }) => (
          <div key={field}>
            <dt>{header}</dt>
            <dd className={record.count}>
              <Count value={deployment[field]} />
            </dd>
            <dd className={record.definition}>{definition}</dd>
            {field === 'events_count' && deployment.events_count !== 0 && (
              <dd className={record.definition}>
                <Link to={paths.sessions({ ...alongToSessions(address), deployment: String(id) })}>
                  Sessions of this deployment
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>

      <div className={classes.columns}>
        <section aria-labelledby="facts" className={record.card}>
          <h2 id="facts">Facts</h2>
          <dl className={record.facts}>
            <dt>Project</dt>
            <dd>{project.name}</dd>
            <dt>Site</dt>
            <dd>{research_site?.name ?? <Unknown why="no site entered" />}</dd>
            <dt>Device</dt>
            <dd>{device?.name ?? <Unknown why="no device entered" />}</dd>
            <dt>First date</dt>
            <dd>{first_date === null ? <Unknown why="no captures yet" /> : <Day date={first_date} />}</dd>
            <dt>Last date</dt>
            <dd>{last_date === null ? <Unknown why="no captures yet" /> : <Day date={last_date} />}</dd>
            <dt>Record made</dt>
            <dd>
              <DayOfTimestamp timestamp={created_at} />
            </dd>
            <dt>Updated</dt>
            <dd>
              <DayOfTimestamp timestamp={updated_at} />
            </dd>
            <dt>Id</dt>
            <dd>{id}</dd>
          </dl>
        </section>
        <section aria-labelledby="place" className={record.card}>
          <h2 id="place">Place</h2>
          {location === null ? (
            <p className={record.hint}>No location: {whyNotLocated(deployment)}.</p>
          ) : (
            <>
              <p className={classes.coordinates}>
                {location.latitude}, {location.longitude}
              </p>
              <div className={classes.map}>
                <DeploymentMap
                  label={`Map of ${names.textOf(deployment)}`}
                  deployments={[deployment]}
                  selectedId={id}
                  onSelect={() => {}}
                  view={{ ...location, zoom: 6 }}
                  clustered={false}
                />
              </div>
            </>
          )}
        </section>
      </div>
      <DeploymentJobs deployment={deployment} />
    </div>
  );
}
