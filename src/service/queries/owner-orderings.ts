import type { OwnerColumn } from './collection-query.ts';

/** By the name of the deployment: deployments of one name come one after the other. */
export const byDeploymentName: OwnerColumn = {
  table: 'deployments',
  column: 'name',
  key: 'deployment_id',
  shared: { project_id: 'project_id', deployment_id: 'id' },
};

/** By the start of the event. */
export const byEventStart: OwnerColumn = {
  table: 'events',
  column: 'start',
  key: 'event_id',
  shared: { project_id: 'project_id', deployment_id: 'deployment_id', event_id: 'id' },
};
