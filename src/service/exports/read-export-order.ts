import { peopleFormOf } from '#contract/exports/people-forms.ts';
import { exportFormats } from '#contract/exports/export-formats.ts';
import { exportRequest, type ExportRequest } from '#contract/exports/export-request.ts';
import { bodyFaults } from '#service/body-faults.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { sessionName } from '#service/event-labels.ts';
import { animalTexts } from './animal-texts.ts';
import { RequestError } from '#service/request-error.ts';
import type { ExportOrder } from './insert-export.ts';

type Faults = Record<string, string[]>;

/** Ids that a message names. */
const MOST_NAMED = 10;

/**
 * Validates the body of a POST to the exports (spec 4.5 leaves it open).
 *
 * @param mayNamePeople false: the file has no names of people, whatever the order says
 *
 * @throws RequestError 400 with a message for each invalid field: `{"filters.event": ["…"]}`
 */
export async function readExportOrder(database: Database, body: unknown, mayNamePeople = true): Promise<ExportOrder> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestError(400, {
      detail: 'The body must be a JSON object with format, project, filters and options.',
    });
  const read = exportRequest.safeParse(body);
  if (!read.success) throw new RequestError(400, bodyFaults(read.error));
  const { format, project, filters, options } = read.data;
  const { collection_id, deployment, event, ...others } = filters;
  const found = await database.selectFrom('projects').select('id').where('id', '=', project).executeTakeFirst();
  if (found === undefined) throw new RequestError(400, { project: [`There is no project with the id ${project}.`] });
  // The record of the export says which it was.
  const people = mayNamePeople ? peopleFormOf(options) : 'none';
  const { faults, what } = await heldAgainst(database, project, filters);
  if (Object.keys(faults).length > 0) throw new RequestError(400, faults);
  return {
    format,
    projectId: project,
    collectionId: collection_id === undefined ? null : Number(collection_id),
    deploymentId: deployment ?? null,
    eventId: event ?? null,
    filters: others,
    options: exportFormats[format].hasOccurrences ? { ...options, people } : options,
    what,
  };
}

type Filters = ExportRequest['filters'];

/** Looks up what the filters refer to: what is not of the project is a fault, the names are for people. */
async function heldAgainst(database: Database, project: number, filters: Filters) {
  const faults: Faults = {};
  const what: string[] = [];
  const { collection_id, deployment, deployments, sites, event, taxon } = filters;
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
  const look = async (field: 'deployment' | 'deployments' | 'sites', ids: readonly number[] | undefined) => {
    if (ids === undefined) return;
    const table = field === 'sites' ? 'sites' : 'deployments';
    const found = await database
      .selectFrom(table)
      .select(['id', 'name'])
      .where('project_id', '=', project)
      .where(idsIn(database, 'id', ids))
      .execute();
    const missing = ids.filter((id) => found.every((one) => one.id !== id));
    const [one] = found;
    if (missing.length > 0) faults[`filters.${field}`] = [noneOf(project, table.slice(0, -1), missing)];
    else if (found.length === 1 && one !== undefined) what.push(one.name);
    else what.push(`${found.length} ${table}`);
  };
  await look('deployment', deployment === undefined ? undefined : [deployment]);
  await look('deployments', deployments);
  await look('sites', sites);
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
  for (const text of nightsOf(filters)) what.push(text);
  if (taxon !== undefined) {
    const found = await database.selectFrom('taxa').select('name').where('id', '=', taxon).executeTakeFirst();
    if (found !== undefined) what.push(found.name);
    else faults['filters.taxon'] = [`There is no taxon with the id ${taxon}.`];
  }
  if (filters.lowest_score !== undefined) what.push(`scores from ${filters.lowest_score}`);
  for (const text of animalTexts(filters)) what.push(text);
  return { faults, what };
}

function nightsOf({ first_night, last_night }: Filters): string[] {
  if (first_night === undefined) return last_night === undefined ? [] : [`nights to ${last_night}`];
  if (first_night === last_night) return [`the night of ${first_night}`];
  return [last_night === undefined ? `nights from ${first_night}` : `nights from ${first_night} to ${last_night}`];
}

/** "Project 1 has no deployment with the id 7.", "… no deployments with the ids 7, 9 and 12 others." */
function noneOf(project: number, noun: string, ids: readonly number[]): string {
  if (ids.length === 1) return `Project ${project} has no ${noun} with the id ${ids.join('')}.`;
  const rest = ids.length - MOST_NAMED;
  const named = ids.slice(0, MOST_NAMED).join(', ');
  return `Project ${project} has no ${noun}s with the ids ${named}${rest > 0 ? ` and ${rest} others` : ''}.`;
}
