import type { Selectable } from 'kysely';
import type { Database } from '#service/database/open-database.ts';
import type { Tables } from '#service/database/tables.ts';
import { modelIds, type LoadedIdentification } from '#service/load/put-identifications.ts';
import type { UsableObservation } from './usable-observations.ts';

type Observation = Pick<UsableObservation, 'identifiedBy' | 'identificationMethod' | 'kept' | 'probability'>;

/** The identification that a line of a package is, where a person made it (`classificationMethod`). */
export function identificationsOf(line: Observation, taxonId: number | null): LoadedIdentification[] {
  if (line.identificationMethod !== 'human') return [];
  const { observationComments = '' } = keptOf(line);
  return [
    {
      taxonId,
      person: line.identifiedBy,
      comment: observationComments,
      isWithdrawn: false,
      createdAt: determinedAt(line),
    },
  ];
}

/** When it was determined; the offset of that clock is not stored here, packages have it from `kept`. */
function determinedAt(line: Observation): string | null {
  const { classificationTimestamp = '' } = keptOf(line);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(classificationTimestamp)?.[0].concat('.000000') ?? null;
}

function keptOf({ kept }: Observation): Kept {
  return JSON.parse(kept ?? '{}') as Kept;
}

interface Kept {
  classificationTimestamp?: string;
  observationComments?: string;
}

/** What a model said in each of these lines; all null where a person determined it or that is not known. */
export async function predictionsOf(
  transaction: Database,
  lines: readonly { one: Observation; taxonId: number | null }[],
): Promise<Pick<Selectable<Tables['occurrences']>, 'model_id' | 'model_taxon_id' | 'model_score' | 'model_at'>[]> {
  const isMachine = ({ identificationMethod, identifiedBy }: Observation) =>
    identificationMethod === 'machine' && identifiedBy !== null;
  const ids = await modelIds(
    transaction,
    lines.flatMap(({ one }) =>
      isMachine(one) ? [{ name: one.identifiedBy ?? '', key: '', version: null, versionName: '', sourceId: '' }] : [],
    ),
  );
  return lines.map(({ one, taxonId }) =>
    isMachine(one)
      ? {
          model_id: ids.shift() ?? null,
          model_taxon_id: taxonId,
          model_score: one.probability,
          model_at: determinedAt(one),
        }
      : { model_id: null, model_taxon_id: null, model_score: null, model_at: null },
  );
}
