import { useMemo } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { ofProject } from '#dashboard/paths.ts';
import type { Event as Session } from '#contract/event.ts';

const NO_DEPLOYMENTS: readonly Deployment[] = [];
const NO_SESSIONS: readonly Session[] = [];

/** What the page is about: the project of the switch, and the lists that it shares with the pages of its links. */
export function useOverview() {
  const [{ project }] = useUrlState(projectParameters);
  const wire = useMemo(() => ({ project_id: project }), [project]);
  const deploymentsQuery = useWholeList('deployments');
  const sessionsQuery = useWholeList('events', wire);
  const read = deploymentsQuery.data?.records ?? NO_DEPLOYMENTS;
  const came = sessionsQuery.data?.records ?? NO_SESSIONS;

  const deployments = useMemo(
    () => (project === null ? read : read.filter((one) => one.project.id === project)),
    [read, project],
  );
  const byId = useMemo(() => new Map(read.map((one) => [one.id, one])), [read]);
  const sessions = useMemo(() => {
    if (project === null) return came;
    // Services ignore filters that they do not know; what the deployments say is held against it.
    const isOwn = (one: Session) => (byId.get(one.deployment.id)?.project.id ?? project) === project;
    return came.every(isOwn) ? came : came.filter(isOwn);
  }, [came, byId, project]);

  return {
    project,
    wire,
    /** what goes along in links */
    kept: useMemo(() => ofProject(project), [project]),
    deploymentsQuery,
    deployments,
    names: deploymentNames(read),
    byId,
    sessionsQuery,
    sessions,
    /** every session of the scope is here */
    isWhole: sessionsQuery.data?.complete === true,
  };
}

export type Overview = ReturnType<typeof useOverview>;
