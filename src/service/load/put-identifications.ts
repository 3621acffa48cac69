import type { Database } from '#service/database/open-database.ts';
import { putRowsOfOccurrences } from './put-rows-of-occurrences.ts';

/** What a person determined an occurrence as, as a load brings it. */
export interface LoadedIdentification {
  /** the taxon's id here; null where it is not said */
  taxonId: number | null;
  /** the person's name; null where it is not said */
  person: string | null;
  comment: string;
  isWithdrawn: boolean;
  createdAt: string | null;
}

/** A model, as a load brings it; what is not known is empty, and the version's number null. */
export interface LoadedModel {
  name: string;
  key: string;
  version: number | null;
  versionName: string;
  /** what tells it from other versions where their name does not: the source with its own id there; empty where there is none */
  sourceId: string;
}

/** The name of a model with its version, as packages say it. */
export function modelText({ name, versionName }: Pick<LoadedModel, 'name' | 'versionName'>): string {
  return [name, versionName].filter((part) => part !== '').join(' ');
}

const COLUMNS = ['taxon_id', 'user_id', 'comment', 'is_withdrawn', 'created_at'] as const;

/** Sets the identifications of occurrences; unchanged ones are left alone. */
export async function putIdentifications(
  transaction: Database,
  identificationsOf: ReadonlyMap<number, readonly LoadedIdentification[]>,
): Promise<void> {
  const all = [...identificationsOf.values()].flat();
  const users = await userIds(transaction, new Set(all.flatMap(({ person }) => (person === null ? [] : [person]))));
  const rows = [...identificationsOf].map(([id, given]) => {
    const rowOf = ({ taxonId, person, comment, isWithdrawn, createdAt }: LoadedIdentification) => ({
      taxon_id: taxonId,
      user_id: person === null ? null : (users.get(person) ?? null),
      comment,
      is_withdrawn: Number(isWithdrawn),
      created_at: createdAt,
    });
    return [id, given.map(rowOf)] as const;
  });
  await putRowsOfOccurrences(transaction, 'identifications', COLUMNS, new Map(rows));
}

/** How many of an occurrence's identifications stand. */
export function standing(identifications: readonly LoadedIdentification[]): number {
  return identifications.filter(({ isWithdrawn }) => !isWithdrawn).length;
}

/** The ids here of people, by name; those that are not here are added. */
async function userIds(transaction: Database, names: ReadonlySet<string>): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const name of names) {
    const known = await transaction
      .selectFrom('users')
      .select('id')
      .where('name', '=', name)
      .orderBy('id')
      .executeTakeFirst();
    const { id } =
      known ??
      (await transaction.insertInto('users').values({ name, image: null }).returning('id').executeTakeFirstOrThrow());
    ids.set(name, id);
  }
  return ids;
}

/** The ids here of models, in the sequence of `models`; those that are not here are added. */
export async function modelIds(transaction: Database, models: readonly LoadedModel[]): Promise<number[]> {
  const ids = new Map<string, number>();
  const found: number[] = [];
  for (const model of models) {
    const text = JSON.stringify([model.key, model.name, model.versionName, toldApart(model)]);
    const id = ids.get(text) ?? (await modelId(transaction, model));
    ids.set(text, id);
    found.push(id);
  }
  return found;
}

/** A version with a name is the same in every source. */
function toldApart({ versionName, sourceId }: LoadedModel): string {
  return versionName === '' ? sourceId : '';
}

async function modelId(transaction: Database, model: LoadedModel): Promise<number> {
  const { name, key, version, versionName } = model;
  const known = await transaction
    .selectFrom('models')
    .select('id')
    .where('key', '=', key)
    .where('name', '=', name)
    .where('version_name', '=', versionName)
    .where('source_id', '=', toldApart(model))
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const row = { name, key, version, version_name: versionName, source_id: toldApart(model) };
  return (await transaction.insertInto('models').values(row).returning('id').executeTakeFirstOrThrow()).id;
}
