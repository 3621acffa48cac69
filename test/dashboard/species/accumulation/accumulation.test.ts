import { describe, expect, test } from 'vitest';
import { finish } from '#dashboard/work/slices.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { accumulationColumns } from '#dashboard/species/accumulation/accumulation-columns.ts';
import { accumulation } from '#dashboard/species/accumulation/accumulation.ts';

const curve = (nights: readonly ReadonlySet<number>[]) => finish(accumulation(nights));
const night = (...taxa: number[]) => new Set(taxa);

describe('accumulation of taxa over nights', () => {
  test('is that of a calculation by hand', () => {
    // Taxon 1 in two of three nights, 2 and 3 in one. S = 3 + 2/3 · 2² / 2 = 13/3.
    const points = curve([night(1, 2), night(1), night(3)]);
    expect(points.map(({ nights, observed }) => [nights, observed])).toEqual([
      [1, 2],
      [2, 2],
      [3, 3],
    ]);
    expect(points.map(({ expected }) => expected)).toEqual([4 / 3, 7 / 3, 3].map((value) => expect.closeTo(value, 12)));
    // (2/3)² + 2 (1/3)² − (4/3)² · 3/13; 1 + 2 (2/3)² − (7/3)² · 3/13; 3 − 3² · 3/13
    const variances = [10 / 39, 74 / 117, 12 / 13].map((value) => expect.closeTo(value, 12));
    expect(points.map(({ deviation }) => deviation ** 2)).toEqual(variances);
  });

  test('estimates the taxa in all without bias where none was found in exactly two nights', () => {
    // Taxon 1 in three of three nights, 2 and 3 in one. S = 3 + 2/3 · 2 · 1 / 2 = 11/3; 3 − 3² · 3/11.
    const point = curve([night(1, 2), night(1, 3), night(1)]).at(-1);
    expect((point?.deviation ?? 0) ** 2).toBeCloseTo(6 / 11, 12);
  });

  test('has a file with 1.96 deviations on both sides, of which none is below 0', () => {
    const points = [
      { nights: 1, observed: 3, expected: 4, deviation: 1 },
      { nights: 2, observed: 4, expected: 1, deviation: 0.75 },
    ];
    expect(finish(rowsAsCsv(accumulationColumns, points, { forExcel: false })).join('')).toBe(
      'trap_nights,taxa_observed,taxa_expected,standard_deviation,lower_95,upper_95\r\n' +
        '1,3,4,1,2.04,5.96\r\n2,4,1,0.75,0,2.47\r\n',
    );
  });

  test('expects the mean over all sequences of the nights, which permuting them does not change', () => {
    const nights = [night(1, 2, 3), night(), night(1, 4), night(5), night(1, 2, 5)];
    const sequences = permutations(nights);
    const mean = nights.map((_, index) => {
      const counts = sequences.map((some) => new Set(some.slice(0, index + 1).flatMap((taxa) => [...taxa])).size);
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    });
    for (const sequence of [nights, sequences[17] ?? [], nights.toReversed()])
      expect(curve(sequence).map(({ expected }) => expected)).toEqual(mean.map((one) => expect.closeTo(one, 9)));
  });

  test('a night without taxa lowers what is expected of the same number of nights', () => {
    const nights = [night(1), night(1, 2)];
    const [before, after] = [curve(nights), curve([...nights, night()])];
    expect(after[1]?.expected).toBeLessThan(before[1]?.expected ?? 0);
    expect(after.at(-1)?.expected).toBeCloseTo(2, 12);
  });

  test('of no nights has no point, and of nights without taxa only zeros', () => {
    expect(curve([])).toEqual([]);
    expect(curve([night(), night()])).toEqual([
      { nights: 1, observed: 0, expected: 0, deviation: 0 },
      { nights: 2, observed: 0, expected: 0, deviation: 0 },
    ]);
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
