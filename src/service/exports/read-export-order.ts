import type { z } from 'zod';
import { exportRequest, type ExportRequest } from '#contract/export-request.ts';
import type { Database } from '#service/database/open-database.ts';
import { sessionName } from '#service/event-labels.ts';
import { RequestError } from '#service/request-error.ts';
import type { ExportOrder } from './insert-export.ts';

type Faults = Record<string, string[]>;

/**
 * Validates the body of a POST to the exports (spec 4.5 leaves it open).
 *
 * @throws RequestError 400 with a message for each invalid field: `{"filters.event": ["…"]}`
 */
export async function readExportOrder(database: Database, body: unknown): Promise<ExportOrder> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestError(400, { detail: 'The body must be a JSON object with format, project and filters.' });
  const read = exportRequest.safeParse(body);
  if (!read.success) throw new RequestError(400, faultsOf(read.error));
  const { format, project, filters, options } = read.data;
  const { collection_id, deployment, event, ...others } = filters;
  const found = await database.selectFrom('projects').select('id').where('id', '=', project).executeTakeFirst();
  if (found === undefined) throw new RequestError(400, { project: [`There is no project with the id ${project}.`] });
  const { faults, what } = await heldAgainst(database, project, filters);
  if (Object.keys(faults).length > 0) throw new RequestError(400, faults);
  return {
    format,
    projectId: project,
    collectionId: collection_id === undefined ? null : Number(collection_id),
    deploymentId: deployment ?? null,
    eventId: event ?? null,
    filters: others,
    options,
    what,
  };
}

async function heldAgainst(
  database: Database,
  project: number,
  { collection_id, deployment, event }: ExportRequest['filters'],
) {
  const faults: Faults = {};
  const what: string[] = [];
  if (collection_id !== undefined) {
    const found = await database
      .selectFrom('collections')
      .select('name')
      .where('id', '=', Number(collection_id))
      .where('project_id', '=', project)
      .executeTakeFirst();
    if (found !== undefined) what.push(found.name);
    else faults['filters.collection_id'] = [`Project ${project} has no set of captures with the id ${collection_id}.`];
  }
  if (deployment !== undefined) {
    const found = await database
      .selectFrom('deployments')
      .select('name')
      .where('id', '=', deployment)
      .where('project_id', '=', project)
      .executeTakeFirst();
    if (found !== undefined) what.push(found.name);
    else faults['filters.deployment'] = [`Project ${project} has no deployment with the id ${deployment}.`];
  }
  if (event !== undefined) {
    const found = await database
      .selectFrom('events')
      .select(['start', 'end', 'deployment_id'])
      .where('id', '=', event)
      .where('project_id', '=', project)
      .executeTakeFirst();
    if (found === undefined) faults['filters.event'] = [`Project ${project} has no event with the id ${event}.`];
    else if (deployment !== undefined && found.deployment_id !== deployment)
      faults['filters.event'] = [`Event ${event} is of deployment ${found.deployment_id}, not of ${deployment}.`];
    else what.push(sessionName(found.start, found.end));
  }
  return { faults, what };
}

/** One entry per field, named by its path; an unknown key is an invalid field as well. */
function faultsOf(error: z.core.$ZodError): Faults {
  const faults: Faults = {};
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key].join('.'))
        : [issue.path.join('.')];
    for (const name of names) faults[name] ??= [issue.message];
  }
  return faults;
}
