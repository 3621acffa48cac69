import type { OwnerColumn } from './collection-query.ts';

/** By the deployment's name; equal names are separated by the deployment's id. */
export const byDeploymentName: OwnerColumn = {
  table: 'deployments',
  column: 'name',
  key: 'deployment_id',
  shared: { project_id: 'project_id', deployment_id: 'id' },
};

/** By the event's start. */
export const byEventStart: OwnerColumn = {
  table: 'events',
  column: 'start',
  key: 'event_id',
  shared: { project_id: 'project_id', deployment_id: 'deployment_id', event_id: 'id' },
};
