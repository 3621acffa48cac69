import type { Deployment } from '#contract/records/deployment.ts';
import { useRecord } from '#dashboard/api/lists/list-options.ts';
import { AddressQuery } from '#dashboard/address/address-query.ts';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ListNeighbours } from '#dashboard/list/view/neighbours/list-neighbours.tsx';
import { Neighbours } from '#dashboard/ui/neighbours.tsx';
import { useDeploymentSessions } from '#dashboard/sessions/lists/use-deployment-sessions.ts';
import { useSessionsList } from '#dashboard/sessions/lists/use-sessions-list.ts';

interface SessionListProps {
  /** the session's id */
  id: number;
  hrefOf: (id: number) => string;
}

/** Links to the previous and the next session in the list that this one was opened from; `list` is its address. */
export function SessionPageList({ list, ...props }: SessionListProps & { list: string }) {
  const { pathname, search } = new URL(list, window.location.origin);
  const deployment = /^\/deployments\/(\d+)$/.exec(pathname)?.[1];
  return (
    <AddressQuery value={search}>
      {deployment === undefined ? (
        <AllSessions {...props} />
      ) : (
        <SessionsOfDeploymentId {...props} deploymentId={Number(deployment)} />
      )}
    </AddressQuery>
  );
}

function AllSessions(props: SessionListProps) {
  const { list } = useSessionsList('part');
  return <ListNeighbours list={list} {...props} />;
}

function SessionsOfDeploymentId({ deploymentId, ...props }: SessionListProps & { deploymentId: number }) {
  const words = useMessages(sessionPageMessages);
  const { data, isPending } = useRecord('deployments', deploymentId);
  if (data !== undefined) return <SessionsOfDeployment {...props} deployment={data} />;
  return (
    <Neighbours label={words.ofList} texts={words.neighbours} previous={undefined} next={undefined}>
      {isPending ? words.finding : words.neighboursUnknownWithout}
    </Neighbours>
  );
}

function SessionsOfDeployment({ deployment, ...props }: SessionListProps & { deployment: Deployment }) {
  return <ListNeighbours list={useDeploymentSessions(deployment)} {...props} />;
}
