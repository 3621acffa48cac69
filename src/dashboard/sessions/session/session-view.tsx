import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRecord, useWholeList } from '#dashboard/api/whole/list-options.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { listAtRow } from '#dashboard/list/table/list-at-row.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import record from '#dashboard/ui/record-page.module.css';
import { NightCaptures } from '#dashboard/sessions/captures/night-captures.tsx';
import { SessionsBack } from './sessions-back.tsx';
import { SessionCounts } from './session-counts.tsx';
import { SessionFacts } from './session-facts.tsx';
import { SessionFlags } from './session-flags.tsx';
import { SessionNeighbours } from './session-neighbours.tsx';
import { sessionPageParameters } from './session-page-parameters.ts';
import classes from '#dashboard/sessions/session-page.module.css';
import type { Event as Session } from '#contract/event.ts';

interface SessionViewProps {
  session: Session;
  /** what is wrong with what is shown, if anything */
  note: ReactNode;
}

/** What the service knows of one session, and all its captures. */
export function SessionView({ session, note }: SessionViewProps) {
  const [{ project, list }] = useUrlState(sessionPageParameters);
  const kept = ofProject(project);
  const { id } = session.deployment;
  const deployment = useRecord('deployments', id);
  const name = useDeploymentNames().textOf(deployment.data ?? session.deployment);
  const siblings = useWholeList('events', { deployment: id });
  const isOfDeployment = list !== null && list.split('?')[0] === paths.deployment(id);
  return (
    <div className={record.page}>
      <p className={record.back}>
        <SessionsBack id={session.id} list={list} kept={kept} /> /{' '}
        <Link to={isOfDeployment ? listAtRow(list, session.id) : paths.deployment(id, kept)}>{name}</Link>
      </p>
      <h1>{nightText(session.start, session.end)}</h1>
      {note}
      <SessionNeighbours session={session} siblings={siblings} />
      <SessionCounts session={session} />
      <div className={classes.columns}>
        <NightCaptures
          session={session}
          projectId={deployment.isPending ? 'asking' : deployment.data?.project.id}
          flags={<SessionFlags session={session} siblings={siblings} />}
          facts={<SessionFacts session={session} deployment={deployment} kept={kept} />}
        />
      </div>
    </div>
  );
}
