import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import { ListNotes } from '#dashboard/list/view/bar/list-notes.tsx';
import { FilterChips } from '#dashboard/list/view/bar/filter-chips.tsx';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { useWork } from '#dashboard/work/use-work.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { SessionsBrush } from './sessions-brush.tsx';
import classes from '#dashboard/sessions/sessions-page.module.css';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { SessionsSwitches } from './sessions-switches.tsx';
import { sessionsListMessages } from '#dashboard/sessions/columns/messages/sessions-list-messages.ts';
import { sessionsTotalsList } from '#dashboard/sessions/lists/sessions-totals-list.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { deploymentTotals, type DeploymentTotals } from '#dashboard/findings/deployment-totals.ts';
import { SessionsUnread } from './sessions-unread.tsx';
import { useSessions } from '#dashboard/sessions/lists/use-sessions.ts';
import { useMatchingSessions } from '#dashboard/sessions/lists/use-matching-sessions.ts';
import { sessionsNarrowing, useSessionsScope } from '#dashboard/sessions/lists/use-sessions-scope.ts';

const NO_TOTALS: ReadonlyMap<number, DeploymentTotals> = new Map();

/** The totals of sessions, one row per deployment; opening a row shows its sessions. */
export function SessionsByDeployment() {
  const words = useMessages(sessionsMessages);
  const own = useMessages(sessionsListMessages);
  const [{ project }] = useUrlState(projectParameters);
  const { scope, changeScope } = useSessionsScope();
  const { search: address } = useLocation();
  const source = useSessions();
  const sessions = useRecordList(source.definition, {
    filters: source.wire,
    grows: source.isAwaited,
  });
  const matching = useMatchingSessions(source, sessions);
  const { shown } = sessions.rows;
  const { inForce } = sessions.filters;
  const begin = useCallback(() => deploymentTotals(shown), [shown]);
  const { now, last: summed } = useWork(begin);
  const totals = summed ?? NO_TOTALS;
  const narrowing = useMemo(() => sessionsNarrowing(address), [address]);
  const { names } = source;
  const definition = useMemo(
    () => sessionsTotalsList({ totals, names, narrowing }, words, own),
    [totals, names, narrowing, words, own],
  );
  // With a filter in force, only the deployments of matching sessions are shown.
  const isNarrowed = inForce.length > 0;
  const within = useMemo(() => (isNarrowed ? ({ id }: Deployment) => totals.has(id) : undefined), [isNarrowed, totals]);
  const ofProject = useMemo(
    () => (project === null ? undefined : (deployment: Deployment) => deployment.project?.id === project),
    [project],
  );
  const list = useRecordList(definition, {
    scope: ofProject,
    within,
    ofSource: inForce,
    grows: sessions.rows.isGrowing || sessions.rows.absence === 'unknown' || now === null,
  });
  return (
    <RecordList list={list} of={sessions} chips={false} actions={<SessionsSwitches />}>
      <div className={classes.middle}>
        <div className={classes.top}>
          <SessionsBrush
            sessions={source.sessions}
            isWhole={source.isWhole}
            deployments={source.deployments}
            matching={matching.sessions ?? source.sessions}
            firstNight={scope.firstNight}
            lastNight={scope.lastNight}
            isDrawn
            onChoose={(firstNight, lastNight) => void changeScope({ firstNight, lastNight })}
            chips={<FilterChips list={list} source={sessions} />}
          >
            <ListNotes list={sessions} />
            <SessionsSubtotal sessions={sessions} totals={totals} deployments={source.deployments} />
          </SessionsBrush>
        </div>
        <div className={classes.table}>
          <SessionsUnread list={sessions} purpose="totals">
            {summed === null || sessions.rows.source === 'loading' ? (
              <Unsummed sessions={sessions} />
            ) : (
              <ListTable list={list} />
            )}
          </SessionsUnread>
        </div>
      </div>
    </RecordList>
  );
}

/** In place of the sums, which would be zero before the first sessions are loaded. */
function Unsummed({ sessions }: { sessions: RecordListModel<Session> }) {
  const words = useMessages(sessionsMessages);
  const { error, retry } = sessions.rows;
  if (error === null) return <p className={classes.waiting}>{words.loading}</p>;
  return <Failure what={words.notLoaded} why={error.message} onRetry={retry} />;
}

interface SessionsSubtotalProps {
  sessions: RecordListModel<Session>;
  totals: ReadonlyMap<number, DeploymentTotals>;
  deployments: readonly Deployment[];
}

/** Which sessions the subtotals sum up. */
function SessionsSubtotal({ sessions, totals, deployments }: SessionsSubtotalProps) {
  const words = useMessages(sessionsListMessages);
  const { shown, absence, count, whole, isFetching } = sessions.rows;
  const known = new Set(deployments.map(({ id }) => id));
  const unlisted = deployments.length === 0 ? 0 : [...totals.keys()].filter((id) => !known.has(id)).length;
  const some = absence === 'unknown' ? '…' : numberText(shown.length);
  const all = count === null ? '…' : numberText(count);
  const part = isFetching ? words.totalsLoading(some, all) : words.totalsPart(some, all);
  return (
    <span role="status">
      {whole ? words.totalsOf(some, all) : part}
      {unlisted > 0 && ` · ${words.unlisted(unlisted)}`}
    </span>
  );
}
