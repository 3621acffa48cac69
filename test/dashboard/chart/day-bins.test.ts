import { describe, expect, test } from 'vitest';
import { isoOfDay } from '#contract/time.ts';
import { binAt, dayBins, inAnyYear, type BinPeriod } from '#dashboard/chart/day-bins.ts';
import { dayNumberOf } from '#contract/nights.ts';

const binsOf = (from: string, to: string, period: BinPeriod, ofAnyYear = false) =>
  dayBins({ from: dayNumberOf(from), to: dayNumberOf(to) }, period, ofAnyYear).map((bin) =>
    [bin.from, bin.to].map((day) => isoOfDay(day)),
  );

describe('bins of days', () => {
  test.each(['2025-07-14', '2025-07-16', '2025-07-20'])('a week is from Monday to Sunday, also from %s on', (day) => {
    expect(binsOf(day, '2025-07-21', 'week')).toEqual([
      ['2025-07-14', '2025-07-20'],
      ['2025-07-21', '2025-07-27'],
    ]);
  });

  test('weeks before 1970 begin on Monday too', () => {
    expect(binsOf('1969-12-31', '1969-12-31', 'week')).toEqual([['1969-12-29', '1970-01-04']]);
  });

  test('months are calendar months, over the end of a year and in February of a leap year', () => {
    expect(binsOf('2023-12-30', '2024-02-01', 'month')).toEqual([
      ['2023-12-01', '2023-12-31'],
      ['2024-01-01', '2024-01-31'],
      ['2024-02-01', '2024-02-29'],
    ]);
  });

  test('on the days of any year, the last week ends with it', () => {
    expect(binsOf('2024-12-23', '2024-12-31', 'week', true)).toEqual([
      ['2024-12-23', '2024-12-29'],
      ['2024-12-30', '2024-12-31'],
    ]);
    expect(isoOfDay(inAnyYear(dayNumberOf('2023-02-28')))).toBe('2024-02-28');
  });

  test('a day is in the bin that ends on it, and after the last in none', () => {
    const bins = dayBins({ from: 4, to: 17 }, 'week');
    expect([4, 10, 11, 17, 18].map((day) => binAt(bins, day))).toEqual([0, 0, 1, 1, 2]);
  });
});
