import { useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useDeploymentStatuses } from '#dashboard/findings/use-deployment-statuses.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { textParameter, useUrlState } from '#dashboard/address/url-state.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import type { RowsFor } from '#dashboard/list/records/use-served-rows.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { useRemarkedList } from '#dashboard/remarks/use-remarked-list.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { deploymentList } from './deployment-list.ts';
import { useMisplaced } from './use-misplaced.ts';
import { deploymentsMessages } from './messages/deployments-messages.ts';

const parameters = { ...projectParameters, active: textParameter, map_class: textParameter };
const nothing = () => false;

/**
 * The list of deployments of the current address: project, ordering, search and filters.
 *
 * @param classes the column of the classes chosen on the map; null until it is known: if some are chosen, no deployment
 *   matches yet. By default they do not filter
 */
export function useDeployments(classes?: ListColumn<Deployment> | null, rowsFor: RowsFor = 'page') {
  const [{ project, active, map_class }] = useUrlState(parameters);
  const scope = useMemo(
    () => (project === null ? undefined : (deployment: Deployment) => deployment.project?.id === project),
    [project],
  );
  const [digits] = usePlaceDigits();
  const names = useDeploymentNames();
  const statuses = useDeploymentStatuses();
  const words = useMessages(deploymentsMessages);
  const misplaced = useMisplaced();
  const findings = useMemo(
    () => (statuses === null || misplaced === null ? null : { statuses, misplaced }),
    [statuses, misplaced],
  );
  const list = useMemo(
    () => deploymentList(words, names, digits, findings, classes),
    [words, names, digits, findings, classes],
  );
  const definition = useRemarkedList(list, 'deployment');
  // The chosen days are carried to a deployment's page, and from there to its sessions.
  const along = useMemo(() => (active === '' ? {} : { active }), [active]);
  const areClassesAwaited = classes === null && map_class !== '';
  const within = areClassesAwaited ? nothing : scope;
  return useRecordList(definition, { scope, within, grows: areClassesAwaited, along, rowsFor });
}
