import { Suspense } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { useRecord } from '#dashboard/api/lists/list-options.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { deploymentsMessages } from './messages/deployments-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { detailsMessages } from '#dashboard/deployments/details/messages/details-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { NoSuchRecord } from '#dashboard/ui/notes/no-such-record.tsx';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { paths } from '#dashboard/paths.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import record from '#dashboard/ui/pages/record-page.module.css';
import { DeploymentFacts } from '#dashboard/deployments/details/deployment-facts.tsx';
import { DeploymentHead } from '#dashboard/deployments/details/deployment-head.tsx';
import { DeploymentJobs } from '#dashboard/deployments/details/deployment-jobs.tsx';
import classes from '#dashboard/deployments/details/deployment-details.module.css';

/** One deployment: its nights (a child route), its facts and location, and its jobs. */
export default function DeploymentPage() {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <DeploymentById key={id} id={Number(id)} /> : <NoDeployment id={id} />;
}

function DeploymentById({ id }: { id: number }) {
  const words = useMessages(detailsMessages);
  const { loading } = useMessages(deploymentsMessages);
  const { retry } = useMessages(uiMessages);
  const { data, error, refetch } = useRecord('deployments', id);
  const names = useDeploymentNames();
  useTitle(data === undefined ? words.title(String(id)) : names.textOf(data));
  // Also for a cached record: it has been deleted since.
  if (error instanceof ApiError && error.status === 404) return <NoDeployment id={String(id)} />;
  if (data !== undefined) {
    const note = error !== null && (
      <ProblemNote action={retry} onAction={() => void refetch()}>
        {words.notRefreshed(error.message)}
      </ProblemNote>
    );
    return (
      <div className={record.page}>
        <DeploymentHead deployment={data} note={note} />
        <Suspense
          fallback={
            <Text size="medium" className={classes.waiting} data-none={data.events_count === 0 || undefined}>
              {words.nightsOpening}
            </Text>
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
    return <Failure what={words.notLoaded} why={error.message} onRetry={() => void refetch()} />;
  }
  return (
    <div className={record.page} aria-busy="true">
      <p className={record.back}>{loading(String(id))}</p>
    </div>
  );
}

function NoDeployment({ id }: { id: string }) {
  const words = useMessages(detailsMessages);
  const { noSuch } = useMessages(deploymentsMessages);
  useTitle(words.none);
  return <NoSuchRecord what={noSuch(id)} to={paths.deployments()} link={words.all} />;
}
