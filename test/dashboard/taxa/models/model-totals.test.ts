import { expect, test } from 'vitest';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { modelTotals } from '#dashboard/taxa/models/model-totals.ts';
import { wilsonInterval } from '#dashboard/taxa/models/wilson-interval.ts';
import { finish } from '#dashboard/work/slices.ts';

interface Said {
  model?: number | null;
  /** the model's taxon, where it is another */
  other?: number | null;
  looked?: number | null;
}

let last = 0;
function occurrence(
  determination: number | null,
  { model = 5, other = null, looked = 0 }: Said = {},
): ListedOccurrence {
  last += 1;
  return {
    id: last,
    deployment: null,
    event: null,
    determination:
      determination === null ? null : { id: determination, name: `Taxon ${determination}`, rank: 'SPECIES' },
    determination_score: null,
    detections_count: 1,
    first_appearance_timestamp: null,
    last_appearance_timestamp: null,
    looked_at: looked,
    model_id: model,
    model_taxon_id: other,
  };
}

test.each([
  // Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3.
  [81, 263, [0.2553, 0.3662]],
  [15, 148, [0.0624, 0.1605]],
  [0, 20, [0, 0.1611]],
  [1, 29, [0.0061, 0.1718]],
])('the interval around %i of %i is that of the literature', (some, all, expected) => {
  const { share, low, high } = wilsonInterval(some, all);
  expect([low, high].map((bound) => Number(bound.toFixed(4)))).toEqual(expected);
  expect(share).toBe(some / all);
});

test('models are counted by what they named, also where a person named another taxon', () => {
  const { models, taxa, corrections } = finish(
    modelTotals([
      occurrence(1),
      occurrence(1, { looked: 1 }),
      occurrence(2, { other: 1, looked: 2 }),
      occurrence(2, { other: 1, looked: 1 }),
      occurrence(3, { other: 1, looked: 1 }),
      // Of another version, of a model that is not named, of a person alone, and of nobody who is known.
      occurrence(1, { model: 6, looked: 1 }),
      occurrence(2, { model: null }),
      occurrence(2, { model: null, looked: 1 }),
      occurrence(2, { model: null, looked: null }),
      occurrence(null, { looked: 1 }),
    ]),
  );
  const counts = taxa.map(({ modelId, taxonId, given, lookedAt, agreed }) => [
    modelId,
    taxonId,
    given,
    lookedAt,
    agreed,
  ]);
  expect(counts).toEqual([
    [5, 1, 5, 4, 1],
    [6, 1, 1, 1, 1],
    [null, 2, 1, 0, 0],
  ]);
  expect(new Set(taxa.map(({ id }) => id)).size).toBe(3);
  expect(models.map(({ modelId, given, lookedAt, agreed }) => [modelId, given, lookedAt, agreed])).toEqual([
    [5, 5, 4, 1],
    [6, 1, 1, 1],
    [null, 1, 0, 0],
  ]);
  expect(corrections.map(({ from, to, occurrences }) => [from, to, occurrences.length])).toEqual([
    [1, 2, 2],
    [1, 3, 1],
  ]);
});

test('below twenty looked at no share is given', () => {
  const looked = (count: number) => Array.from({ length: count }, () => occurrence(1, { looked: 1 }));
  const intervals = [19, 20].map((count) => finish(modelTotals([...looked(count), occurrence(1)])).taxa[0]?.interval);
  expect(intervals).toEqual([null, wilsonInterval(20, 20)]);
});
