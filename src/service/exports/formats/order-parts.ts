import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { animalTexts } from '#service/exports/animal-texts.ts';
import type { ExportScope } from './export-format.ts';
import { roundedText } from './rounded-text.ts';

/** What an order names to narrow its project, with names for people, rounded as the order says. */
export interface OrderParts {
  /** a set of captures */
  collection: string | null;
  deployments: readonly string[];
  sites: readonly string[];
  /** YYYY-MM-DD of its start */
  session: string | null;
  firstNight: string | null;
  lastNight: string | null;
  /** with all taxa below it */
  taxon: string | null;
  lowestScore: number | null;
  /** "sex: female", "behavior: not reported", "determination: by a model only" */
  ofAnimal: readonly string[];
}

/** Reads the names of what an order names; what was removed since has its id. */
export async function orderParts(scope: Pick<ExportScope, 'database' | 'project' | 'selection' | 'options'>) {
  const { database, project, selection, options } = scope;
  const { collectionId, deploymentId, eventId, filters } = selection.order;
  const places = options.coordinate_digits === undefined ? [] : await placesOf(database, project.id);
  const namesOf = async (table: 'collections' | 'deployments' | 'sites' | 'taxa', ids: readonly number[]) => {
    if (ids.length === 0) return [];
    const rows: { id: number; name: string }[] = await database
      .selectFrom(table)
      .select(['id', 'name'])
      .where(idsIn(database, 'id', ids))
      .execute();
    const names = new Map(rows.map(({ id, name }) => [id, roundedText(name, places, options).trim()]));
    return ids.map((id) => names.get(id) || `ID ${id}`);
  };
  const [collection = null] = await namesOf('collections', collectionId === null ? [] : [collectionId]);
  const [taxon = null] = await namesOf('taxa', filters.taxon === undefined ? [] : [filters.taxon]);
  const event =
    eventId === null
      ? undefined
      : await database.selectFrom('events').select('start').where('id', '=', eventId).executeTakeFirst();
  return {
    collection,
    deployments: await namesOf('deployments', filters.deployments ?? (deploymentId === null ? [] : [deploymentId])),
    sites: await namesOf('sites', filters.sites ?? []),
    session: eventId === null ? null : (event?.start.slice(0, 'YYYY-MM-DD'.length) ?? `ID ${eventId}`),
    firstNight: filters.first_night ?? null,
    lastNight: filters.last_night ?? null,
    taxon,
    lowestScore: filters.lowest_score ?? null,
    ofAnimal: animalTexts(selection.ofAnimal).map((text) => roundedText(text, places, options)),
  } satisfies OrderParts;
}

/** The locations that names and descriptions of a project may give away. */
export function placesOf(database: Database, projectId: number) {
  return database
    .selectFrom('deployments')
    .select(['latitude', 'longitude'])
    .distinct()
    .where('project_id', '=', projectId)
    .execute();
}
