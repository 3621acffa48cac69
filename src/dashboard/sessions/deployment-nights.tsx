import { useOutletContext } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import { NothingShown } from '#dashboard/list/table/nothing-shown.tsx';
import { isUnreadable } from '#dashboard/api/whole/whole-list.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import classes from './deployment-nights.module.css';
import { DeploymentCalendar } from '#dashboard/sessions/of-deployment/deployment-calendar.tsx';
import { DeploymentSessions } from '#dashboard/sessions/of-deployment/deployment-sessions.tsx';
import { useDeploymentSessions } from '#dashboard/sessions/of-deployment/use-deployment-sessions.ts';

/** The nights and sessions on a deployment's page. The deployment is the outlet's context. */
export function DeploymentNights() {
  const deployment = useOutletContext<Deployment>();
  const words = useMessages(sessionsMessages);
  const list = useDeploymentSessions(deployment);
  const { loaded, error, source, count, all, whole, retry } = list.rows;
  if (loaded === undefined && error !== null && source === 'loading') {
    return <Failure what={words.notLoaded} why={error.message} onRetry={retry} />;
  }
  const expected = count ?? deployment.events_count;
  return (
    <div className={classes.nights}>
      {expected !== 0 && loaded?.tooMany !== true && (
        <DeploymentCalendar
          deployment={deployment}
          sessions={all}
          isWhole={whole}
          nothing={isUnreadable(loaded) ? <NothingShown list={list} /> : words.noNights}
          carried={{ ...list.carried, list: list.address, follow: 'nights' }}
        />
      )}
      <DeploymentSessions list={list} expected={expected} />
    </div>
  );
}
