import { describe, expect, test } from 'vitest';
import type { Taxon } from '#contract/records/taxon.ts';
import { lowestTaxaCounter } from '#dashboard/findings/lowest-taxa-counter.ts';
import { madeTaxon } from '#test/support/made-taxon.ts';

const taxon = (id: number, rank: string, name: string, parent: number | null): Taxon =>
  madeTaxon(id, { name, rank, parent_id: parent });

const [ORDER, FAMILY, GENUS, ONE, OTHER, NOT, UNIDENTIFIABLE, UNRANKED] = [1, 2, 3, 4, 5, 6, 7, 8];
const taxa = [
  taxon(ORDER, 'ORDER', 'Lepidoptera', null),
  taxon(FAMILY, 'FAMILY', 'Noctuidae', ORDER),
  taxon(GENUS, 'GENUS', 'Noctua', FAMILY),
  taxon(ONE, 'SPECIES', 'Noctua pronuba', GENUS),
  taxon(OTHER, 'SPECIES', 'Noctua comes', GENUS),
  taxon(NOT, 'UNKNOWN', 'Not Lepidoptera', null),
  taxon(UNIDENTIFIABLE, 'UNKNOWN', 'Unidentifiable', ORDER),
  taxon(UNRANKED, 'UNKNOWN', 'Macaria complex', ORDER),
];

function count(ids: readonly number[], of: readonly Taxon[] = taxa): number {
  const determinations = ids.flatMap((id) => {
    const { name, rank } = taxa.find((one) => one.id === id) ?? { name: '', rank: '' };
    return [{ id, name, rank }];
  });
  return lowestTaxaCounter(of)(determinations);
}

describe('the lowest taxa of a night', () => {
  test.each([
    ['a genus beside its species', [GENUS, ONE], 1],
    ['a genus and an order beside two species', [ORDER, GENUS, ONE, OTHER], 2],
    ['a genus alone', [GENUS], 1],
    ['an order beside a family', [ORDER, FAMILY], 1],
    ['names that are no taxon', [NOT, UNIDENTIFIABLE], 0],
    ['names that are no taxon, beside a species', [NOT, UNIDENTIFIABLE, ONE], 1],
    ['a taxon without a known rank', [UNRANKED, ORDER], 1],
    ['an order beside a name of it that is no taxon', [ORDER, UNIDENTIFIABLE], 1],
    ['nothing', [], 0],
  ])('of %s', (_, ids, expected) => {
    expect(count(ids)).toBe(expected);
    expect(count(ids.toReversed())).toBe(expected);
  });

  test('without known parents each counts, and a circle of parents ends', () => {
    expect(count([GENUS, ONE], [])).toBe(2);
    const circle = [taxon(ONE, 'SPECIES', 'Noctua pronuba', GENUS), taxon(GENUS, 'GENUS', 'Noctua', ONE)];
    expect(count([ONE], circle)).toBe(1);
  });
});
