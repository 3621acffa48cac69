import { idsOfPage } from '#service/database/ids-in.ts';
import type { Selectable } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { detailUrl, fileUrl } from '#service/record-links.ts';
import { classifiedSummary, parentSummary, taxaAbove } from './taxa-above.ts';

type OccurrenceRow = Pick<
  Selectable<Tables['occurrences']>,
  | 'id'
  | 'determination_id'
  | 'determination_score'
  | 'identification_method'
  | 'model_taxon_id'
  | 'model_score'
  | 'model_at'
> &
  ModelOfRow;

/** The columns of its model; null where none is known. */
interface ModelOfRow {
  model_id: number | null;
  model_name: string | null;
  model_key: string | null;
  model_version: number | null;
  model_version_name: string | null;
}

/** Occurrences with the columns of their models. */
export function withModels(database: Database) {
  return database
    .selectFrom('occurrences')
    .leftJoin('models', 'models.id', 'occurrences.model_id')
    .selectAll('occurrences')
    .select([
      'models.name as model_name',
      'models.key as model_key',
      'models.version as model_version',
      'models.version_name as model_version_name',
    ]);
}

/** The taxon above an occurrence's determination, and who determined it: people, and the best model. */
export async function determinationParts(database: Database, rows: readonly OccurrenceRow[], baseUrl: string) {
  const identified = await identificationsOf(
    database,
    rows.map(({ id }) => id),
  );
  const all = [
    ...rows.flatMap(({ determination_id, model_taxon_id }) => [determination_id, model_taxon_id]),
    ...[...identified.values()].flat().map(({ taxon_id }) => taxon_id),
  ];
  const taxa = await taxaAbove(database, new Set(all.filter((id) => id !== null)));
  const taxonOf = (id: number | null) => classifiedSummary(baseUrl, id === null ? undefined : taxa.get(id));
  return (row: OccurrenceRow) => {
    const identifications = (identified.get(row.id) ?? []).map((one) => identificationOf(baseUrl, one, taxonOf));
    const algorithm = modelOf(row);
    // The last one that stands is what the occurrence is determined as.
    const identification = identifications.findLast(({ withdrawn }) => !withdrawn) ?? null;
    const isPredicted = identification === null && row.identification_method === 'machine';
    const { determination_id: id, determination_score: score } = row;
    const parent = taxa.get(id ?? 0)?.above.at(-1);
    return {
      parent: parent === undefined ? null : parentSummary(baseUrl, parent),
      determination_details: {
        taxon: taxonOf(id),
        identification,
        prediction: isPredicted
          ? { taxon: taxonOf(row.model_taxon_id), score: row.model_score, algorithm, created_at: row.model_at }
          : null,
        score,
      },
      best_machine_prediction:
        row.model_taxon_id === null && algorithm === null
          ? null
          : { taxon: taxonOf(row.model_taxon_id), algorithm, score: row.model_score },
      identifications,
    };
  };
}

async function identificationsOf(database: Database, occurrences: readonly number[]) {
  if (occurrences.length === 0) return new Map<number, never[]>();
  const rows = await database
    .selectFrom('identifications')
    .leftJoin('users', 'users.id', 'identifications.user_id')
    .selectAll('identifications')
    .select(['users.name as user_name', 'users.image as user_image'])
    .where(idsOfPage(database, 'occurrence_id', occurrences))
    .orderBy('identifications.id')
    .execute();
  const of = new Map<number, typeof rows>();
  for (const row of rows) of.set(row.occurrence_id, [...(of.get(row.occurrence_id) ?? []), row]);
  return of;
}

type IdentificationRow = Selectable<Tables['identifications']> & {
  user_name: string | null;
  user_image: string | null;
};

function identificationOf<Taxon>(
  baseUrl: string,
  { id, taxon_id, user_id, user_name, user_image, is_withdrawn, comment, created_at }: IdentificationRow,
  taxonOf: (id: number | null) => Taxon,
) {
  return {
    id,
    taxon: taxonOf(taxon_id),
    user:
      user_id === null
        ? null
        : {
            id: user_id,
            name: user_name ?? '',
            image: fileUrl(baseUrl, user_image),
            details: detailUrl(baseUrl, 'users', user_id),
            user_permissions: [],
          },
    withdrawn: is_withdrawn === 1,
    comment,
    created_at,
    user_permissions: [],
  };
}

function modelOf({ model_id: id, model_name, model_key, model_version: version, model_version_name }: ModelOfRow) {
  if (id === null) return null;
  return {
    id,
    name: model_name ?? '',
    key: model_key ?? '',
    version,
    version_name: model_version_name ?? '',
    user_permissions: [],
  };
}
