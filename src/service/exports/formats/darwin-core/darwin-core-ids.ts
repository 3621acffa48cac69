import { retryWhileUnavailable } from '#service/exports/retry-while-unavailable.ts';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import { writtenName } from '#service/exports/formats/written-place.ts';

/** A record with the id that it came with or was given; one without has its number here. */
interface Identified {
  id: number;
  public_id: string | null;
}

/** The id of a record in an archive. @param at where it is, since ids may have exact coordinates in them */
export type DarwinCoreId = (
  kind: 'event' | 'occurrence' | 'deployment',
  record: Identified,
  at: { latitude: number | null; longitude: number | null },
) => string;

/** The ids of an archive: the records' own, after what the project's ids begin with. */
export async function darwinCoreIds(scope: ExportScope): Promise<DarwinCoreId> {
  const prefix = await publishedPrefix(scope);
  return (kind, { id, public_id: own }, { latitude, longitude }) => {
    const place = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    const text = own === null ? `${kind}:${id}` : writtenName(own, place, scope.options);
    return text.startsWith(prefix) ? text : `${prefix}${text}`;
  };
}

/**
 * What ids begin with: what the first archive that was given out had, since published ids stay; until then what the publication
 * says. Of orders that are made at the same time one is first.
 */
async function publishedPrefix({ database, project, options, signal, isGivenOut }: ExportScope): Promise<string> {
  const wanted = options.publication?.id_prefix ?? '';
  const read = () =>
    database.selectFrom('projects').select('id_prefix').where('id', '=', project.id).executeTakeFirst();
  return retryWhileUnavailable(signal, async () => {
    const stored = (await read())?.id_prefix ?? null;
    if (stored !== null || isGivenOut !== true) return stored ?? wanted;
    await database
      .updateTable('projects')
      .set({ id_prefix: wanted })
      .where('id', '=', project.id)
      .where('id_prefix', 'is', null)
      .execute();
    return (await read())?.id_prefix ?? wanted;
  });
}
