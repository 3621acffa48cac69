import { defineList } from '#dashboard/list/list-definition.ts';
import { paths } from '#dashboard/paths.ts';
import { deploymentColumns } from './deployment-columns.tsx';
import { located } from '#dashboard/map/located.ts';

/** The list of "Deployments": its columns and its words. */
export const deploymentList = defineList({
  collection: 'deployments',
  title: 'Deployments',
  noun: { one: 'deployment', many: 'deployments' },
  columns: deploymentColumns,
  ordering: 'name',
  search: {
    label: 'Search deployments by name',
    textOf: ({ name }) => name,
    nothing: (text) => `No deployment’s name holds “${text}”.`,
  },
  nameOf: ({ name }) => name,
  hrefOf: ({ id }, kept) => paths.deployment(id, kept),
  locationOf: located,
});
