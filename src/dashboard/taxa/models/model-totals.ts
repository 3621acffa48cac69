import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { isByPerson } from '#dashboard/findings/animals/looks.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { wilsonInterval, type ShareInterval } from './wilson-interval.ts';

/** Of fewer that a person has looked at, no share is given. */
const LEAST_LOOKED_AT = 20;

/** How often a model named a taxon, or any, and what people say of it. */
export interface ModelCounts {
  /** null: a model that is not named */
  modelId: number | null;
  /** occurrences that the model named so, with a higher score than any other model, where there are several */
  given: number;
  /** of these, those that a person has looked at */
  lookedAt: number;
  /** of these, those that the person determined as the same taxon */
  agreed: number;
  /** `agreed` of `lookedAt`; null where these are fewer than 20 */
  interval: ShareInterval | null;
}

/** The counts of one taxon of a model. */
export interface ModelTaxon extends ModelCounts {
  /** of the row: the same for the same model and taxon */
  id: number;
  taxonId: number;
}

/** The counts of all taxa of a model. */
export interface ModelTotals extends ModelCounts {
  taxa: number;
  /** one that it named, of which the record says its name and version; null where that is not known */
  example: number | null;
}

/** What people determined in place of a model's taxon. */
export interface Correction {
  modelId: number | null;
  /** taxa */
  from: number;
  to: number;
  /** those determined so, by first appearance */
  occurrences: readonly ListedOccurrence[];
}

export interface ModelsFound {
  /** of an occurrence or more, most given first */
  models: readonly ModelTotals[];
  /** by model, then by taxon */
  taxa: readonly ModelTaxon[];
  /** the most frequent first */
  corrections: readonly Correction[];
  /** names of taxa that occurrences are determined as, with ranks */
  names: ReadonlyMap<number, { name: string; rank: string }>;
}

interface Counts {
  given: number;
  lookedAt: number;
  agreed: number;
}

const RECORDS_BEFORE_PAUSE = 1_000;

/**
 * What models named, by model and taxon, and how far people who looked agree. Only the best model of an occurrence counts, and
 * a person who says a genus where the model says a species does not agree. Time-sliced.
 */
export function* modelTotals(occurrences: readonly ListedOccurrence[]): Work<ModelsFound> {
  const models = new Map<number | null, { example: number | null; byTaxon: Map<number, Counts> }>();
  const corrections = new Map<string, { modelId: number | null; from: number; to: number; of: ListedOccurrence[] }>();
  const names = new Map<number, { name: string; rank: string }>();
  for (const [index, occurrence] of occurrences.entries()) {
    if (index % RECORDS_BEFORE_PAUSE === 0) yield;
    const { determination } = occurrence;
    if (determination !== null && !names.has(determination.id))
      names.set(determination.id, { name: nameText(determination), rank: determination.rank ?? '' });
    const named = namedByModel(occurrence);
    if (named === null) continue;
    const { modelId, taxonId } = named;
    const example = modelId === null ? null : occurrence.id;
    const model = models.get(modelId) ?? { example, byTaxon: new Map<number, Counts>() };
    models.set(modelId, model);
    const counts = model.byTaxon.get(taxonId) ?? { given: 0, lookedAt: 0, agreed: 0 };
    model.byTaxon.set(taxonId, counts);
    counts.given += 1;
    if (!isByPerson(occurrence)) continue;
    counts.lookedAt += 1;
    if (determination?.id === taxonId) counts.agreed += 1;
    else if (determination !== null) {
      const key = `${modelId} ${taxonId} ${determination.id}`;
      const one = corrections.get(key) ?? { modelId, from: taxonId, to: determination.id, of: [] };
      one.of.push(occurrence);
      corrections.set(key, one);
    }
  }
  yield;
  const taxa = [...models].flatMap(([modelId, { byTaxon }], place) =>
    [...byTaxon].map(([taxonId, counts]) => ({
      id: taxonId * (models.size + 1) + place,
      taxonId,
      ...countsOf(modelId, counts),
    })),
  );
  return {
    models: [...models]
      .map(([modelId, { example, byTaxon }]) => ({
        taxa: byTaxon.size,
        example,
        ...countsOf(modelId, summed([...byTaxon.values()])),
      }))
      .toSorted((a, b) => b.given - a.given),
    taxa,
    corrections: [...corrections.values()]
      .map(({ of, ...one }) => ({ ...one, occurrences: of.toSorted(byAppearance) }))
      .toSorted((a, b) => b.occurrences.length - a.occurrences.length || a.from - b.from || a.to - b.to),
    names,
  };
}

/** What the best model named; null where none is known to have named something. */
function namedByModel(occurrence: ListedOccurrence): { modelId: number | null; taxonId: number } | null {
  const { model_id: model = null, model_taxon_id: other = null, looked_at: looked = null, determination } = occurrence;
  const taxonId = other ?? determination?.id ?? null;
  // A person alone is no model; without a person and a name, the model is one that is not named.
  if (taxonId === null || looked === null || (model === null && other === null && looked > 0)) return null;
  return { modelId: model, taxonId };
}

function countsOf(modelId: number | null, { given, lookedAt, agreed }: Counts): ModelCounts {
  // Of one that is not named it is not known what a person's determination had in its place.
  const isKnown = modelId !== null && lookedAt >= LEAST_LOOKED_AT;
  const interval = isKnown ? wilsonInterval(agreed, lookedAt) : null;
  return { modelId, given, lookedAt, agreed, interval };
}

function summed(all: readonly Counts[]): Counts {
  const sum = { given: 0, lookedAt: 0, agreed: 0 };
  for (const { given, lookedAt, agreed } of all) {
    sum.given += given;
    sum.lookedAt += lookedAt;
    sum.agreed += agreed;
  }
  return sum;
}

function byAppearance(one: ListedOccurrence, other: ListedOccurrence): number {
  const [a, b] = [one.first_appearance_timestamp ?? '~', other.first_appearance_timestamp ?? '~'];
  if (a === b) return one.id - other.id;
  return a < b ? -1 : 1;
}
