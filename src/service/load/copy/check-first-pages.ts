import type { CollectionName } from '#contract/lists/collections.ts';
import { Refused, type ServiceClient } from './service-client.ts';
import { sourceLists } from './source-lists.ts';

/** The lists that a copy is made of, as they are shown; all but the first are missing in some services. */
export const COPIED_LISTS = [
  'projects',
  'deployments',
  'events',
  'captures',
  'occurrences',
  'taxa',
  'sites',
  'devices',
  'storage',
  'jobs',
] as const satisfies readonly CollectionName[];

/**
 * Reads the first page of each list of another service, before a copy of it replaces anything.
 *
 * @throws LoadError where it does not answer, or not in the form that the interface describes
 */
export async function checkFirstPages(client: ServiceClient, project: number | null): Promise<void> {
  const lists = sourceLists(client, () => {});
  for (const name of COPIED_LISTS) {
    try {
      await lists.count(name, project === null ? {} : { project_id: project });
    } catch (error) {
      if (name === 'projects' || !(error instanceof Refused)) throw error;
    }
  }
}
