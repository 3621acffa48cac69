import { expect, test } from 'vitest';
import { ANY_ANIMAL } from '#dashboard/findings/animals/animal-choice.ts';
import { toBestSession } from '#dashboard/species/to-best-session.ts';
import type { TaxonTotals } from '#dashboard/species/species-totals.ts';

const taxon = { id: 7, best: { id: 1, event: 744, at: null, others: 0 } } as TaxonTotals;

test('the link to the best session keeps the ranks, the lowest score, the animals and who looked', () => {
  const href = toBestSession(
    { project: '2' },
    { ranks: 'all', score: 0.8, looked: 'person', ...ANY_ANIMAL, sex: 'male' },
  );
  expect(href(taxon)).toBe(
    '/sessions/744?project=2&species_ranks=all&species_score=0.8&species_sex=male&species_looked=person&species_selected=7#species',
  );
  expect(toBestSession({}, { ranks: 'species', score: null, looked: 'any', ...ANY_ANIMAL })(taxon)).toBe(
    '/sessions/744?species_selected=7#species',
  );
  expect(href({ ...taxon, best: null })).toBeNull();
});
