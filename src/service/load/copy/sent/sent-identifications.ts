import { sql, type SqlBool } from 'kysely';
import type { RecordOf } from '#contract/lists/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import { modelIds, modelText, type LoadedIdentification, type LoadedModel } from '#service/load/put-identifications.ts';
import { fullTimestamp, saidBy } from '#service/load/copy/copied-values.ts';

type Occurrence = RecordOf<'occurrences'>;
type Taxa = ReadonlyMap<number, number>;

/** The identifications that a service sends with an occurrence, in the sequence in which they were made. */
export function sentIdentifications({ identifications }: Occurrence, taxa: Taxa): LoadedIdentification[] {
  return (identifications ?? [])
    .toSorted((a, b) => a.id - b.id)
    .map(({ taxon, user, withdrawn, comment, created_at: createdAt }) => ({
      taxonId: taxon === null ? null : (taxa.get(taxon.id) ?? null),
      person: user?.name ?? null,
      comment: comment ?? '',
      isWithdrawn: withdrawn === true,
      createdAt: createdAt === null ? null : fullTimestamp(createdAt),
    }));
}

/** What tells whether the source has changed an occurrence: identifications come without a change of the record itself. */
export function saidByOccurrence(record: Occurrence): string {
  const { identifications } = record;
  return saidBy(
    record,
    identifications?.map(({ id, withdrawn }) => `${id}${withdrawn === true ? '-' : ''}`),
  );
}

/** Whether a person or a model determined an occurrence, and by which name; null where the service does not say. */
export function whoDetermined({ determination_details: details }: Occurrence): {
  identified_by: string | null;
  identification_method: 'human' | 'machine' | null;
} {
  const { identification = null, prediction = null } = details ?? {};
  if (identification !== null)
    return { identified_by: identification.user?.name ?? null, identification_method: 'human' };
  if (prediction !== null) {
    const { algorithm } = prediction;
    return {
      identified_by: algorithm === null ? null : modelText(namesOf(algorithm)),
      identification_method: 'machine',
    };
  }
  return { identified_by: null, identification_method: null };
}

/** What the best model says of each occurrence of a source, with its id here; all null where the service sends none. */
export async function sentModels(
  transaction: Database,
  records: readonly Occurrence[],
  { taxa, source }: { taxa: Taxa; source: string },
) {
  const sent = records.map((record) => predictionOf(record, taxa, source));
  const ids = await modelIds(
    transaction,
    sent.flatMap(({ model }) => (model === null ? [] : [model])),
  );
  return sent.map(({ model, ...row }) => ({ ...row, model_id: model === null ? null : (ids.shift() ?? null) }));
}

/** The keys of taxa in the GBIF backbone, by the taxon's id here: lists of taxa do not have them. */
export function sentGbifKeys(records: readonly Occurrence[], taxa: Taxa): ReadonlyMap<number, number> {
  const keys = new Map<number, number>();
  for (const { determination_details, best_machine_prediction, identifications } of records) {
    const named = [determination_details, best_machine_prediction, ...(identifications ?? [])].map((one) => one?.taxon);
    for (const taxon of named) {
      const [id, key] = [taxa.get(taxon?.id ?? 0), taxon?.gbif_taxon_key ?? null];
      if (id !== undefined && key !== null) keys.set(id, key);
    }
  }
  return keys;
}

export async function putGbifKeys(transaction: Database, keys: ReadonlyMap<number, number>): Promise<void> {
  for (const [id, gbif_key] of keys) {
    const isOther = sql<SqlBool>`gbif_key is distinct from ${gbif_key}`;
    await transaction.updateTable('taxa').set({ gbif_key }).where('id', '=', id).where(isOther).execute();
  }
}

function predictionOf(record: Occurrence, taxa: Taxa, source: string) {
  const best = record.best_machine_prediction ?? null;
  const prediction = record.determination_details?.prediction ?? null;
  // A prediction that is the determination is of that taxon.
  const ofDetermination = prediction === null ? null : record.determination;
  const taxon = best === null ? ofDetermination : best.taxon;
  const { algorithm = null, score = null } = best ?? prediction ?? {};
  const at = prediction?.created_at ?? null;
  return {
    model: algorithm === null ? null : { ...namesOf(algorithm), sourceId: `${source}#${algorithm.id}` },
    model_taxon_id: taxon === null ? null : (taxa.get(taxon.id) ?? null),
    model_score: score,
    model_at: at === null ? null : fullTimestamp(at),
  };
}

interface SentModel {
  name: string | null;
  key: string | null;
  version: number | null;
  version_name: string | null;
}

function namesOf({ name, key, version, version_name }: SentModel): Omit<LoadedModel, 'sourceId'> {
  return { name: name ?? '', key: key ?? '', version, versionName: version_name ?? '' };
}
