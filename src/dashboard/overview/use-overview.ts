import { useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { misplacedRecords } from '#dashboard/map/misplaced.ts';
import { ofProject } from '#dashboard/paths.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';

const NO_DEPLOYMENTS: readonly Deployment[] = [];
const NO_SESSIONS: readonly Session[] = [];

/** The page's data: the project of the switch, and the lists that it shares with linked pages. */
export function useOverview() {
  const [{ project }] = useUrlState(projectParameters);
  const wire = useMemo(() => ({ project_id: project }), [project]);
  const deploymentsQuery = useWholeList('deployments');
  const sessionsQuery = useWholeList('events', wire);
  const read = deploymentsQuery.data?.records ?? NO_DEPLOYMENTS;
  const sessions = sessionsQuery.data?.records ?? NO_SESSIONS;

  const deployments = useMemo(
    () => (project === null ? read : read.filter((one) => one.project?.id === project)),
    [read, project],
  );
  const byId = useMemo(() => new Map(read.map((one) => [one.id, one])), [read]);

  return {
    project,
    wire,
    /** URL parameters carried in links */
    carried: useMemo(() => ofProject(project), [project]),
    deploymentsQuery,
    deployments,
    names: deploymentNames(read),
    byId,
    /** deployments whose location looks wrong beside those of their project */
    misplaced: useMemo(() => misplacedRecords(read, (one) => one.project?.id ?? null), [read]),
    sessionsQuery,
    sessions,
    /** all sessions of the scope are loaded */
    isWhole: sessionsQuery.data?.complete === true,
  };
}

export type Overview = ReturnType<typeof useOverview>;
