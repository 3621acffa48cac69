import type { CollectionName } from '#contract/lists/collections.ts';
import type { Deployment } from '#contract/records/deployment.ts';
import type { WholeList } from './whole-list.ts';

/** Collections whose records name their deployment, and not its project. */
const OF_DEPLOYMENTS: ReadonlySet<CollectionName> = new Set(['events', 'captures', 'occurrences']);

/**
 * The project that the deployments of a list's records have to be of; null where there is none to check, or where a
 * narrower filter is checked by the records themselves (`insideFilters`).
 */
export function projectToCheck(name: CollectionName, filters: Readonly<Record<string, string>>): string | null {
  const { project_id: project = null, deployment, event } = filters;
  return OF_DEPLOYMENTS.has(name) && deployment === undefined && event === undefined ? project : null;
}

/**
 * A list without the records of other projects, which some services send; they are counted as `outside`. Records whose
 * project cannot be known are trusted, as long as the service sent no others.
 *
 * @param deployments all of them
 */
export function withinProject<Rec>(
  list: WholeList<Rec>,
  project: string,
  deployments: readonly Deployment[],
): WholeList<Rec> {
  const projects = new Map(deployments.map((one) => [one.id, one.project?.id]));
  const projectOf = (record: Rec) => projects.get(deploymentId(record) ?? Number.NaN);
  const isOther = (record: Rec) => (projectOf(record) ?? Number(project)) !== Number(project);
  if (!list.records.some(isOther)) return list;
  const records = list.records.filter((record) => projectOf(record) === Number(project));
  const others = list.records.length - records.length;
  return {
    ...list,
    records,
    outside: list.outside + others,
    count: Math.max(0, list.count - others),
    read: list.read - others,
  };
}

function deploymentId(record: unknown): number | undefined {
  return (record as { deployment?: { id?: number } | null }).deployment?.id;
}
