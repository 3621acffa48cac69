import { useCallback, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { isAwaited, useWholeList } from '#dashboard/api/lists/list-options.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { nightsRequest } from '#dashboard/findings/nights/nights-request.ts';
import { useRemarkedList } from '#dashboard/remarks/use-remarked-list.ts';
import { finish } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { sessionContext } from '#dashboard/sessions/model/session-context.ts';
import { sessionsList } from './sessions-list.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { useSessionsScope } from './use-sessions-scope.ts';

const NO_SESSIONS: readonly Session[] = [];
const NO_DEPLOYMENTS: readonly Deployment[] = [];

/**
 * The sessions of the current address, and the context of their columns. All sessions are loaded, or those of the selected
 * project; where there are too many to load without asking, the service filters them by deployment and nights first.
 */
export function useSessions() {
  const words = useMessages(sessionsMessages);
  const [{ project }] = useUrlState(projectParameters);
  const { deployments: ids, firstNight, lastNight } = useSessionsScope().scope;
  const ofProject = useMemo(() => ({ project_id: project }), [project]);
  const isTooLong = useWholeList('events', ofProject, { needsAll: false }).data?.tooMany === true;
  const [onlyId = null, ...more] = ids ?? [];
  const wire = useMemo(
    () =>
      isTooLong
        ? {
            project_id: project,
            deployment: more.length === 0 ? onlyId : null,
            ...nightsRequest({ from: firstNight, to: lastNight }),
          }
        : { project_id: project },
    [isTooLong, project, onlyId, more.length, firstNight, lastNight],
  );
  const query = useWholeList('events', wire, { needsAll: false });
  const deploymentsQuery = useWholeList('deployments');
  const deployments = deploymentsQuery.data?.records ?? NO_DEPLOYMENTS;
  const sessions = query.data?.records ?? NO_SESSIONS;
  // Flags compare a session with all sessions of its deployment; the nights that were not requested are missing.
  const isWhole = query.data?.complete === true && !(isTooLong && (firstNight !== null || lastNight !== null));
  // While sessions load, the columns do not change.
  const known = isWhole ? sessions : null;
  const isListed = deploymentsQuery.data?.complete === true || deploymentsQuery.error !== null;
  const begin = useCallback(
    () => sessionContext(known, deployments, project, isListed),
    [known, deployments, project, isListed],
  );
  const first = useMemo(() => finish(sessionContext(null, deployments, project)), [deployments, project]);
  const { now, last: latest } = useWork(begin);
  const context = latest?.project === project ? latest : first;
  const list = useMemo(() => sessionsList(context, words), [context, words]);
  const definition = useRemarkedList(list, 'session');

  return {
    definition,
    wire,
    /** all of the project, whether or not they match the list's filters */
    sessions,
    names: context.names,
    isWhole: query.data?.complete === true,
    /** the list of deployments has loaded, or could not be loaded */
    isListed,
    /** deployments, or what is computed of all sessions, are still to come: which sessions match may change */
    isAwaited: isAwaited(deploymentsQuery) || now === null,
    deployments: useMemo(
      () => (project === null ? deployments : deployments.filter((one) => one.project?.id === project)),
      [deployments, project],
    ),
  };
}
