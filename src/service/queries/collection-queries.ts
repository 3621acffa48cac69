import type { CollectionName } from '#contract/lists/collections.ts';
import { capturesQuery } from './captures-query.ts';
import type { AnyCollectionQuery, CollectionQuery } from './collection-query.ts';
import { devicesQuery, sitesQuery } from './deployment-parts-query.ts';
import { deploymentsQuery } from './deployments-query.ts';
import { eventsQuery } from './events-query.ts';
import { exportsQuery } from './exports-query.ts';
import { jobsQuery } from './jobs-query.ts';
import { occurrencesQuery } from './occurrences-query.ts';
import { projectsQuery } from './projects-query.ts';
import { storageQuery } from './storage-query.ts';
import { taxaQuery } from './taxa-query.ts';
import { usersQuery } from './users-query.ts';

/** The query of each collection of the contract. */
export const collectionQueries: { [Name in CollectionName]: CollectionQuery<Name> } = {
  projects: projectsQuery,
  taxa: taxaQuery,
  deployments: deploymentsQuery,
  events: eventsQuery,
  exports: exportsQuery,
  storage: storageQuery,
  captures: capturesQuery,
  occurrences: occurrencesQuery,
  jobs: jobsQuery,
  users: usersQuery,
  devices: devicesQuery,
  sites: sitesQuery,
};

/** The filters that a record by itself takes, too: those that change its content. */
export function detailParameterNames(name: CollectionName): string[] {
  const { whenGiven = {} }: AnyCollectionQuery = collectionQueries[name];
  return Object.keys(whenGiven);
}
