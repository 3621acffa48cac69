import { useCallback, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { useRemarkedList } from '#dashboard/remarks/use-remarked-list.ts';
import { finish } from '#dashboard/work/slices.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { deploymentSessionsList } from './deployment-sessions-list.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { sessionContext } from '#dashboard/sessions/model/session-context.ts';

/** The list of one deployment's sessions; flags are known once all of them are loaded. */
export function useDeploymentSessions(deployment: Deployment) {
  const words = useMessages(sessionsMessages);
  const { id } = deployment;
  const wire = useMemo(() => ({ deployment: id }), [id]);
  const { data } = useWholeList('events', wire);
  const known = data?.complete === true ? data.records : null;
  const begin = useCallback(() => sessionContext(known, [deployment]), [known, deployment]);
  const first = useMemo(() => finish(sessionContext(null, [deployment])), [deployment]);
  const { now, last } = useWork(begin);
  const context = last ?? first;
  const list = useMemo(() => deploymentSessionsList(context, words), [context, words]);
  const definition = useRemarkedList(list, 'session');
  return useRecordList(definition, { filters: wire, grows: now === null, rowsFor: 'part' });
}
