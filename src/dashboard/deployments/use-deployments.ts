import { useMemo } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useDeploymentStatuses } from '#dashboard/findings/use-deployment-statuses.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { textParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { useRecordList } from '#dashboard/list/use-record-list.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { deploymentList } from './deployment-list.ts';
import { deploymentsMessages } from './messages/deployments-messages.ts';

const parameters = { ...projectParameters, active: textParameter };

/** The list of deployments of the current address: project, ordering, search and filters. */
export function useDeployments() {
  const [{ project, active }] = useUrlState(parameters);
  const scope = useMemo(
    () => (project === null ? undefined : (deployment: Deployment) => deployment.project.id === project),
    [project],
  );
  const [digits] = usePlaceDigits();
  const names = useDeploymentNames();
  const statuses = useDeploymentStatuses();
  const words = useMessages(deploymentsMessages);
  const definition = useMemo(() => deploymentList(words, names, digits, statuses), [words, names, digits, statuses]);
  // The chosen days are carried to a deployment's page, and from there to its sessions.
  const along = useMemo(() => (active === '' ? {} : { active }), [active]);
  return useRecordList(definition, { scope, along });
}
