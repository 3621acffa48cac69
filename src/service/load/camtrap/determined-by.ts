import type { Database } from '#service/database/open-database.ts';
import { modelIds, type LoadedIdentification } from '#service/load/put-identifications.ts';
import type { UsableObservation } from './usable-observations.ts';

type Observation = Pick<UsableObservation, 'identifiedBy' | 'identificationMethod' | 'kept' | 'probability'>;

/** The identification that a line of a package is, where a person made it (`classificationMethod`). */
export function identificationsOf(line: Observation, taxonId: number | null): LoadedIdentification[] {
  if (line.identificationMethod !== 'human') return [];
  const { classificationTimestamp = '', observationComments = '' } = JSON.parse(line.kept ?? '{}') as Kept;
  return [
    {
      taxonId,
      person: line.identifiedBy,
      comment: observationComments,
      isWithdrawn: false,
      // The offset of the person's clock is not stored here; packages have it from `kept`.
      createdAt: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(classificationTimestamp)?.[0].concat('.000000') ?? null,
    },
  ];
}

interface Kept {
  classificationTimestamp?: string;
  observationComments?: string;
}

/** What a model said in each of these lines; all null where a person determined it or that is not known. */
export async function predictionsOf(
  transaction: Database,
  lines: readonly { one: Observation; taxonId: number | null }[],
): Promise<{ model_id: number | null; model_taxon_id: number | null; model_score: number | null }[]> {
  const isMachine = ({ identificationMethod, identifiedBy }: Observation) =>
    identificationMethod === 'machine' && identifiedBy !== null;
  const ids = await modelIds(
    transaction,
    lines.flatMap(({ one }) =>
      isMachine(one) ? [{ name: one.identifiedBy ?? '', key: '', version: null, versionName: '' }] : [],
    ),
  );
  return lines.map(({ one, taxonId }) =>
    isMachine(one)
      ? { model_id: ids.shift() ?? null, model_taxon_id: taxonId, model_score: one.probability }
      : { model_id: null, model_taxon_id: null, model_score: null },
  );
}
