import type { ColumnFacet } from './column-facet.ts';

interface Season {
  /** "2025", or "2024/25" where it runs over New Year */
  label: string;
  /** its first and its last month, YYYY-MM */
  first: string;
  last: string;
  /** how many records are in its months */
  count: number;
}

const JULY = 7;

/**
 * The seasons that have records, the latest first: calendar years, or July to June where most records are from traps
 * south of the equator, where summer spans New Year.
 */
export function seasonsOf({ months, southern }: Pick<ColumnFacet, 'months' | 'southern'>): readonly Season[] {
  const records = [...months.values()].reduce((sum, count) => sum + count, 0);
  const isSouthern = southern > records / 2;
  const seasons = new Map<number, number>();
  for (const [month, count] of months) {
    const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
    const begins = isSouthern && number < JULY ? year - 1 : year;
    seasons.set(begins, (seasons.get(begins) ?? 0) + count);
  }
  return [...seasons]
    .toSorted(([a], [b]) => b - a)
    .map(([year, count]) =>
      isSouthern
        ? {
            label: `${year}/${String((year + 1) % 100).padStart(2, '0')}`,
            first: `${year}-07`,
            last: `${year + 1}-06`,
            count,
          }
        : { label: String(year), first: `${year}-01`, last: `${year}-12`, count },
    );
}
