import type { Deployment } from '#contract/records/deployment.ts';
import type { WireFilters } from '#dashboard/api/http/wire-filters.ts';
import type { Requests } from '#dashboard/findings/loaded/use-joined-lists.ts';

/** More lists are more requests than reading the list that holds them all. */
const MOST_LISTS = 12;

interface OccurrenceRequests {
  project: number | null;
  /** the deployments looked at; null: all */
  chosen: readonly Deployment[] | null;
  id: number;
  /** the taxon and those below it that count */
  ids: ReadonlySet<number>;
  /** a taxon's own occurrences; null where that is unknown */
  countOf: (taxon: number) => number | null;
}

/**
 * The lists that hold a taxon's occurrences: by determination, of the taxon and of each below it that has some; where these
 * are more than 12, by deployment; else all of the project, or of all.
 */
export function occurrenceRequests({
  project,
  chosen,
  id,
  ids,
  countOf,
}: OccurrenceRequests): Requests<WireFilters<'occurrences'>> {
  const found = [...ids].filter((taxon) => taxon === id || countOf(taxon) !== 0);
  const [only, ...more] = chosen ?? [];
  if (found.length <= MOST_LISTS) {
    const deployment = more.length === 0 ? only?.id : null;
    return {
      wires: found.map((determination) => ({ project_id: project, determination, deployment })),
      expected: sumOf(found, countOf),
    };
  }
  if (chosen !== null && chosen.length <= MOST_LISTS) {
    return {
      wires: chosen.map((deployment) => ({ project_id: project, deployment: deployment.id })),
      expected: sumOf(chosen, ({ occurrences_count: count }) => count),
    };
  }
  return { wires: [{ project_id: project }], expected: 0 };
}

/**
 * The lists that hold the sessions of the deployments looked at: by deployment where a few are chosen, else by project; where
 * there are more than 12, or a project is not reported, all.
 *
 * @param deployments those looked at
 */
export function sessionRequests(
  deployments: readonly Deployment[],
  isChosen: boolean,
): Requests<WireFilters<'events'>> {
  const expected = sumOf(deployments, ({ events_count: count }) => count);
  if (isChosen && deployments.length <= MOST_LISTS) {
    return { wires: deployments.map(({ id }) => ({ deployment: id })), expected };
  }
  const projects = [...new Set(deployments.flatMap(({ project }) => project?.id ?? []))].toSorted((a, b) => a - b);
  const isUnknown = deployments.some(({ project }) => project === null);
  if (isUnknown || projects.length > MOST_LISTS) return { wires: [{}], expected };
  return { wires: projects.map((project) => ({ project_id: project })), expected };
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number | null): number {
  return items.reduce((sum, item) => sum + (valueOf(item) ?? 0), 0);
}
