import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { Day, DayOfTimestamp } from '#dashboard/ui/values/day.tsx';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { DeploymentMap } from '#dashboard/deployments/map/deployment-map.tsx';
import classes from './deployment-page.module.css';
import { located, whyNotLocated } from '#dashboard/map/located.ts';
import { RoundedNote } from '#dashboard/ui/notes/rounded-note.tsx';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import record from '#dashboard/ui/record-page.module.css';

/** The facts of one deployment, next to its location on a map. */
export function DeploymentFacts({ deployment }: { deployment: Deployment }) {
  const { id, project, device, research_site, first_date, last_date, created_at, updated_at } = deployment;
  const [digits] = usePlaceDigits();
  const location = located(deployment, digits);
  const names = useDeploymentNames();
  return (
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
          <p className={record.hint}>No location: {whyNotLocated(deployment, digits)}.</p>
        ) : (
          <>
            <p className={classes.coordinates}>
              {location.latitude}, {location.longitude}
            </p>
            <RoundedNote className={record.hint} />
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
  );
}
