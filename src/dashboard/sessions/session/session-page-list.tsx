import type { Deployment } from '#contract/deployment.ts';
import { useRecord } from '#dashboard/api/whole/list-options.ts';
import { AddressQuery } from '#dashboard/address/address-query.ts';
import { ListNeighbours } from '#dashboard/list/list-neighbours.tsx';
import { Neighbours } from '#dashboard/ui/neighbours.tsx';
import { useDeploymentSessions } from '#dashboard/sessions/of-deployment/use-deployment-sessions.ts';
import { useSessionsList } from '#dashboard/sessions/model/use-sessions-list.ts';

interface SessionListProps {
  /** of the session */
  id: number;
  hrefOf: (id: number) => string;
}

/** The ways to the sessions before and after one in the list that it was opened from, `list` being its address. */
export function SessionPageList({ list, ...ways }: SessionListProps & { list: string }) {
  const { pathname, search } = new URL(list, window.location.origin);
  const deployment = /^\/deployments\/(\d+)$/.exec(pathname)?.[1];
  return (
    <AddressQuery value={search}>
      {deployment === undefined ? <OfAll {...ways} /> : <OfOne {...ways} deploymentId={Number(deployment)} />}
    </AddressQuery>
  );
}

function OfAll(ways: SessionListProps) {
  const { list } = useSessionsList();
  return <ListNeighbours list={list} {...ways} />;
}

function OfOne({ deploymentId, ...ways }: SessionListProps & { deploymentId: number }) {
  const { data, isPending } = useRecord('deployments', deploymentId);
  if (data !== undefined) return <OfDeployment {...ways} deployment={data} />;
  return (
    <Neighbours label="Sessions of the list" noun="session" previous={undefined} next={undefined}>
      {isPending
        ? 'Looking for the sessions before and after …'
        : 'The sessions before and after are not known: the deployment could not be read.'}
    </Neighbours>
  );
}

function OfDeployment({ deployment, ...ways }: SessionListProps & { deployment: Deployment }) {
  return <ListNeighbours list={useDeploymentSessions(deployment)} {...ways} />;
}
