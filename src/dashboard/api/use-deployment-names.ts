import { useMemo } from 'react';
import { deploymentNames, type DeploymentNames, type NamedDeployment } from './deployment-names.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';

const NONE: readonly never[] = [];

/**
 * The names of the loaded deployments; fetches nothing. Where the list of deployments is not loaded, a deployment has only
 * its name.
 *
 * @param more deployments that may not be in the list; must be the same array as long as they are the same
 */
export function useDeploymentNames(more: readonly NamedDeployment[] = NONE): DeploymentNames {
  const { data } = useWholeList('deployments', {}, { enabled: false });
  const records: readonly NamedDeployment[] = data?.records ?? NONE;
  return useMemo(() => deploymentNames(withMissing(records, more)), [records, more]);
}

/** The list itself where it contains them all, so that its cached names are used. */
function withMissing(
  records: readonly NamedDeployment[],
  more: readonly NamedDeployment[],
): readonly NamedDeployment[] {
  if (more.length === 0) return records;
  const ids = new Set(records.map(({ id }) => id));
  const missing = more.filter(({ id }) => !ids.has(id));
  if (missing.length === 0) return records;
  return records.length === 0 ? more : [...records, ...missing];
}
