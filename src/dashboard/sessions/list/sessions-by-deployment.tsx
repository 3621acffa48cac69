import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/deployment.ts';
import { FilterChips } from '#dashboard/list/filter/filter-chips.tsx';
import { RecordList } from '#dashboard/list/record-list.tsx';
import { ListTable } from '#dashboard/list/list-table.tsx';
import { useWork } from '#dashboard/work/use-work.ts';
import { useRecordList } from '#dashboard/list/use-record-list.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { SessionsBrush } from './sessions-brush.tsx';
import { SessionsStrays } from './sessions-strays.tsx';
import classes from '#dashboard/sessions/sessions-page.module.css';
import { SessionsSubtotal } from './sessions-subtotal.tsx';
import { SessionsSwitches } from './sessions-switches.tsx';
import { sessionsTotalsList } from './sessions-totals-list.ts';
import { deploymentTotals, type DeploymentTotals } from '#dashboard/sessions/model/deployment-totals.ts';
import { SessionsUnread } from './sessions-unread.tsx';
import { useSessions } from '#dashboard/sessions/model/use-sessions.ts';
import { useSessionsKept } from '#dashboard/sessions/model/use-sessions-kept.ts';
import { sessionsNarrowing, useSessionsScope } from '#dashboard/sessions/model/use-sessions-scope.ts';

const NO_TOTALS: ReadonlyMap<number, DeploymentTotals> = new Map();

/** What the sessions come to, a row for each deployment; opening one shows its sessions. */
export function SessionsByDeployment() {
  const [{ project }] = useUrlState(projectParameters);
  const { scope, changeScope } = useSessionsScope();
  const { search: address } = useLocation();
  const source = useSessions();
  const sessions = useRecordList(source.definition, { filters: source.wire, scope: source.within });
  const kept = useSessionsKept(source, sessions);
  const { shown } = sessions.rows;
  const { inForce } = sessions.filters;
  const begin = useCallback(() => deploymentTotals(shown), [shown]);
  const totals = useWork(begin).last ?? NO_TOTALS;
  const along = useMemo(() => sessionsNarrowing(address), [address]);
  const { names } = source;
  const definition = useMemo(() => sessionsTotalsList({ totals, names, along }), [totals, names, along]);
  // Where sessions are left out, so are the deployments that have none left.
  const isNarrowed = inForce.length > 0 || source.within !== undefined;
  const within = useMemo(() => (isNarrowed ? ({ id }: Deployment) => totals.has(id) : undefined), [isNarrowed, totals]);
  const ofProject = useMemo(
    () => (project === null ? undefined : (deployment: Deployment) => deployment.project.id === project),
    [project],
  );
  const list = useRecordList(definition, { scope: ofProject, within, ofSource: inForce });
  return (
    <RecordList list={list} of={sessions} chips={false} actions={<SessionsSwitches />}>
      <div className={classes.middle}>
        <div className={classes.top}>
          <SessionsBrush
            sessions={source.sessions}
            isWhole={source.isWhole}
            deployments={source.deployments}
            kept={kept ?? source.sessions}
            firstNight={scope.firstNight}
            lastNight={scope.lastNight}
            onChoose={(firstNight, lastNight) => void changeScope({ firstNight, lastNight })}
            chips={<FilterChips list={list} source={sessions} />}
          >
            <SessionsStrays strays={source.strays} />
            <SessionsSubtotal sessions={sessions} totals={totals} deployments={source.deployments} />
          </SessionsBrush>
        </div>
        <div className={classes.table}>
          <SessionsUnread list={sessions} purpose="to sum them up">
            <ListTable list={list} />
          </SessionsUnread>
        </div>
      </div>
    </RecordList>
  );
}
