import { useOutletContext } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import { Failure } from '#dashboard/ui/failure.tsx';
import classes from './deployment-nights.module.css';
import { DeploymentSessions } from './deployment-sessions.tsx';
import { useDeploymentSessions } from './use-deployment-sessions.ts';

/** Below a deployment's facts: its sessions. The deployment is the outlet's context. */
export function DeploymentNights() {
  const deployment = useOutletContext<Deployment>();
  const list = useDeploymentSessions(deployment);
  const { query, source } = list;
  if (query.data === undefined && query.error !== null && source === 'loading') {
    return (
      <Failure what="The sessions could not be read." why={query.error.message} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <div className={classes.nights}>
      <DeploymentSessions list={list} expected={list.count ?? deployment.events_count} />
    </div>
  );
}
