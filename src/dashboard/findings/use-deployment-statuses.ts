import { useMemo } from 'react';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useToday } from '#dashboard/ui/browser/use-today.ts';
import { deploymentStatuses, type DeploymentStatuses } from './deployment-status.ts';
import { findingsMessages } from './messages/findings-messages.ts';

/** The status of each deployment; null until all deployments are loaded, since it depends on the others. */
export function useDeploymentStatuses(): DeploymentStatuses | null {
  const { data } = useWholeList('deployments');
  const today = useToday();
  const words = useMessages(findingsMessages);
  const all = data?.complete === true ? data.records : null;
  return useMemo(() => (all === null ? null : deploymentStatuses(all, today, words)), [all, today, words]);
}
