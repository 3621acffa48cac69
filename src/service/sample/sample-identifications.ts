import type { Insertable } from 'kysely';
import type { Tables } from '#service/database/tables.ts';
import { formatTimestamp, wallSeconds } from '#contract/time.ts';
import { microseconds } from './microseconds.ts';

/** People who order exports and look at occurrences. */
export const SAMPLE_USERS = ['Ana Quintero', 'Félix Tremblay', 'Ingrid Sørensen', '佐藤 美咲'].map((name, index) => ({
  id: index + 1,
  name,
  image: null,
}));

/** The second version has determined the nights from 2024 on. */
export const SAMPLE_MODELS = [1, 2].map((version) => ({
  id: version,
  name: 'Sample classifier',
  key: 'sample-classifier',
  version,
  version_name: String(version),
}));

const DAY_S = 86_400;
const COMMENTS = ['', 'worn specimen', '', 'seen from the side'];

type Identification = Insertable<Tables['identifications']>;

/** Who determined an occurrence: the columns of its row, and what people said. */
export interface SampleDetermination {
  columns: Pick<Insertable<Tables['occurrences']>, 'identified_by' | 'identification_method'> & {
    looked_at: number;
    model_id: number | null;
    model_taxon_id: number | null;
    model_score: number | null;
    model_at: string | null;
  };
  identifications: Omit<Identification, 'id'>[];
}

/**
 * A model determines. Of one occurrence in 47 it is not known who did. A person has looked at one in twelve; one in four of
 * these the model had called `otherTaxon`, and one in ten was withdrawn and then determined again, or not again.
 * Without random numbers, which decide the rest of the season.
 *
 * @param night its first day
 */
export function sampleDetermination(
  {
    id,
    determination_id: taxon,
    determination_score: score,
  }: { id: number; determination_id: number; determination_score: number },
  night: string,
  otherTaxon: number,
): SampleDetermination {
  const model = SAMPLE_MODELS[night < '2024' ? 0 : 1] ?? SAMPLE_MODELS[0];
  if (id % 47 === 0 || model === undefined) return { columns: UNKNOWN, identifications: [] };
  const determinedAt = formatTimestamp(wallSeconds(`${night}T00:00:00`) + DAY_S * (6 + (id % 9)) + (id % 7_200));
  const ofModel = {
    model_id: model.id,
    model_taxon_id: taxon,
    model_score: score,
    model_at: `${determinedAt}.${microseconds(id)}`,
  };
  const isLookedAt = id % 12 === 2;
  const [isWithdrawn, isAgain] = [id % 120 === 26 || id % 120 === 62, id % 120 === 62];
  const identification = (later: number, isWithdrawnOne: boolean): Omit<Identification, 'id'> => ({
    occurrence_id: id,
    taxon_id: isWithdrawnOne ? otherTaxon : taxon,
    user_id: (id % SAMPLE_USERS.length) + 1,
    comment: COMMENTS[(id / 2) % COMMENTS.length] ?? '',
    is_withdrawn: Number(isWithdrawnOne),
    created_at: `${formatTimestamp(wallSeconds(determinedAt) + DAY_S * (20 + later) + (id % 3_600))}.${microseconds(id + later)}`,
  });
  const identifications = [
    ...(isWithdrawn ? [identification(0, true)] : []),
    ...(isLookedAt && (!isWithdrawn || isAgain) ? [identification(3, false)] : []),
  ];
  const looked_at = identifications.filter(({ is_withdrawn }) => is_withdrawn === 0).length;
  if (looked_at === 0) {
    const by = { identified_by: `${model.name} ${model.version_name}`, identification_method: 'machine' as const };
    return { columns: { ...by, looked_at, ...ofModel }, identifications };
  }
  const person = SAMPLE_USERS[id % SAMPLE_USERS.length]?.name ?? null;
  return {
    columns: {
      identified_by: person,
      identification_method: 'human',
      looked_at,
      ...ofModel,
      // One in four was corrected.
      ...(id % 48 === 14 && { model_taxon_id: otherTaxon }),
      // When a model determined what a person looked at is not said by running services.
      model_at: null,
    },
    identifications,
  };
}

const UNKNOWN = {
  identified_by: null,
  identification_method: null,
  looked_at: 0,
  model_id: null,
  model_taxon_id: null,
  model_score: null,
  model_at: null,
};
