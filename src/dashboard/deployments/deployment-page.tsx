import { Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { useRecord } from '#dashboard/api/whole/list-options.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { NoSuchRecord } from '#dashboard/ui/notes/no-such-record.tsx';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { paths } from '#dashboard/paths.ts';
import record from '#dashboard/ui/record-page.module.css';
import { DeploymentFacts } from './deployment-facts.tsx';
import { DeploymentHead } from './deployment-head.tsx';
import { DeploymentJobs } from './deployment-jobs.tsx';
import classes from './deployment-page.module.css';

/** One deployment: its nights (a child route), its facts and location, and its jobs. */
export default function DeploymentPage() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <DeploymentById key={id} id={Number(id)} /> : <NoDeployment id={id} />;
}

function DeploymentById({ id }: { id: number }) {
  const { data, error, refetch } = useRecord('deployments', id);
  const names = useDeploymentNames();
  useTitle(data === undefined ? `Deployment ${id}` : names.textOf(data));
  // Also for a cached record: it has been deleted since.
  if (error instanceof ApiError && error.status === 404) return <NoDeployment id={String(id)} />;
  if (data !== undefined) {
    const note = error !== null && (
      <ProblemNote action="Retry" onAction={() => void refetch()}>
        Could not be refreshed: {error.message}
      </ProblemNote>
    );
    return (
      <div className={record.page}>
        <DeploymentHead deployment={data} note={note} />
        <Suspense
          fallback={
            <p className={classes.waiting} data-none={data.events_count === 0 || undefined}>
              Opening its nights …
            </p>
          }
        >
          <Outlet context={data} />
        </Suspense>
        <DeploymentFacts deployment={data} />
        <DeploymentJobs deployment={data} />
      </div>
    );
  }
  if (error !== null) {
    return <Failure what="The deployment could not be read." why={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className={record.page} aria-busy="true">
      <p className={record.back}>Reading deployment {id} …</p>
    </div>
  );
}

function NoDeployment({ id }: { id: string }) {
  useTitle('No such deployment');
  return (
    <NoSuchRecord what={`There is no deployment with the id ${id}.`} to={paths.deployments()} link="All deployments" />
  );
}
