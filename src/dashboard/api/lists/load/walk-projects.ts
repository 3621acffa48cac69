import type { QueryClient } from '@tanstack/react-query';
import type { CollectionName, ListedOf } from '#contract/lists/collections.ts';
import { isProjectNeeded } from '#dashboard/api/lists/is-project-needed.ts';
import { joinedList } from '#dashboard/api/lists/joined-list.ts';
import { ListLoad } from './list-load.ts';
import { walkList } from './walk-list.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';

export interface WalkProjectsOptions<Name extends CollectionName> {
  /** as they are on the wire, without a project */
  filters: Readonly<Record<string, string>>;
  agreed: boolean;
  /** unfinished loads by project, to continue; gets those that are begun */
  loads: Map<number | null, ListLoad<ListedOf<Name>>>;
  pausesMs: readonly number[];
  projects: readonly { id: number }[];
}

/** Lists that the service gives for one project at a time only, as it has said. */
const ofOneProject = new WeakMap<QueryClient, Set<CollectionName>>();

/** Whether a list has to be asked for each project in turn. */
export function isOfOneProject(client: QueryClient, name: CollectionName): boolean {
  return ofOneProject.get(client)?.has(name) === true;
}

/** Whether a request failed because the list needs a project. Then it is asked for each project from now on. */
export function noteProjectNeeded(client: QueryClient, name: CollectionName, error: unknown): boolean {
  if (!isProjectNeeded(error)) return false;
  ofOneProject.set(client, (ofOneProject.get(client) ?? new Set()).add(name));
  return true;
}

/**
 * Loads a list of each project, one after the other, as one list. Until the last project is begun it is open-ended. Stops
 * at more than 50,000 records together, where the reader has not agreed to load them.
 *
 * @throws ApiError where a page cannot be loaded; `loads` still contain what was received
 */
export async function* walkProjects<Name extends CollectionName>(
  name: Name,
  signal: AbortSignal,
  { filters, agreed, loads, pausesMs, projects }: WalkProjectsOptions<Name>,
): AsyncGenerator<WholeList<ListedOf<Name>>> {
  const done: WholeList<ListedOf<Name>>[] = [];
  for (const [index, { id }] of projects.entries()) {
    const own = { ...filters, project_id: String(id) };
    const load = loads.get(id) ?? new ListLoad<ListedOf<Name>>(own);
    loads.set(id, load);
    const isLast = index === projects.length - 1;
    let latest: WholeList<ListedOf<Name>> | null = null;
    const before = joinedList(done).count;
    for await (const step of walkList(name, signal, { filters: own, agreed, before, load, pausesMs })) {
      latest = step;
      const joined = joinedList([...done, step]);
      const { tooMany } = joined;
      const openEnded = joined.openEnded || !isLast;
      yield {
        ...joined,
        complete: isLast && joined.complete && !tooMany,
        openEnded,
        tooMany,
        projects: projects.length,
      };
      if (tooMany) return;
    }
    if (latest !== null) done.push(latest);
  }
  if (projects.length === 0) yield { ...joinedList<ListedOf<Name>>([]), projects: 0 };
}
