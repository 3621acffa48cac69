import { describe, expect, test } from 'vitest';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { compareColumns, compareRows } from '#dashboard/compare/model/compare-columns.ts';
import { comparison, type CompareMeasure, type ComparePeriod } from '#dashboard/compare/model/comparison.ts';
import { farYears } from '#dashboard/compare/model/far-years.ts';
import { highest } from '#dashboard/chart/lines/lines-plot.tsx';
import { nightFinds } from '#dashboard/compare/model/night-finds.ts';
import { lowestTaxaCounter } from '#dashboard/findings/lowest-taxa-counter.ts';
import { madeTaxon } from '#test/support/made-taxon.ts';
import { yearsOf } from '#dashboard/compare/model/use-comparison.ts';
import { fullMoons } from '#dashboard/compare/model/full-moons.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { isoOfDay } from '#contract/time.ts';
import { dayNumberOf } from '#contract/nights.ts';
import { finish } from '#dashboard/work/slices.ts';

let last = 0;

function session(start: string, counts: Partial<Session> = {}, deployment = 1): Session {
  last += 1;
  const of = { id: deployment, name: `Trap ${deployment}` };
  const whole = { captures_count: 10, detections_count: 3, occurrences_count: 2, taxa_count: 1, duration: '7200.0' };
  return { id: last, deployment: of, start, end: start, ...whole, ...counts };
}

function compare(
  sessions: readonly Session[],
  measure: CompareMeasure = 'captures',
  period: ComparePeriod = 'week',
  ofYears = false,
) {
  const { bins, series } = finish(comparison([{ key: '1', name: 'Trap 1', sessions }], measure, period, ofYears));
  return {
    bins: bins.map(({ from, to }) => `${isoOfDay(from)} ${isoOfDay(to)}`),
    points: series[0]?.points ?? [],
    nights: series[0]?.nights ?? [],
  };
}

/** Of nights of June 2024, with counts that differ. */
const june = Array.from({ length: 30 }, (_, index) =>
  session(`2024-06-${String(index + 1).padStart(2, '0')}T22:00:00`, {
    captures_count: (index * 7) % 31,
    occurrences_count: (index * 5) % 11,
    taxa_count: (index * 3) % 7,
    duration: `${3_600 * (1 + (index % 5))}.0`,
  }),
);

describe('the rates of a comparison', () => {
  test('pool the nights of a week: captures by hours, occurrences and taxa by nights', () => {
    // Monday to Sunday.
    const week = [
      session('2024-06-03T22:00:00', { captures_count: 30, duration: '3600.0', occurrences_count: 4, taxa_count: 3 }),
      session('2024-06-05T22:00:00', { captures_count: 0, duration: '10800.0', occurrences_count: 0, taxa_count: 0 }),
    ];
    const { bins, points, nights } = compare(week);
    expect(bins).toEqual(['2024-06-03 2024-06-09']);
    expect(nights).toEqual([2]);
    expect(points).toEqual([{ value: 30 / 4, low: null, high: null, nights: 2, hours: 4 }]);
    expect(compare(week, 'occurrences').points[0]?.value).toBe(2);
    expect(compare(week, 'taxa').points[0]?.value).toBe(1.5);
  });

  test('leave out nights whose counts or hours are unknown, and still show that they ran', () => {
    const { points, nights } = compare(
      [
        session('2024-06-03T22:00:00', { captures_count: 20 }),
        session('2024-06-04T22:00:00', { captures_count: null }),
        session('2024-06-05T22:00:00', { duration: null }),
        session('2024-06-18T22:00:00', { captures_count: null }),
      ],
      'captures',
    );
    expect(nights).toEqual([3, 0, 1]);
    expect(points.map((point) => point?.value ?? null)).toEqual([10, null, null]);
    // A night of zero length has no rate, and one with unknown taxa no number of them.
    const instant = session('2024-06-04T22:00:00', { duration: '0.0', taxa_count: null });
    const some = [session('2024-06-03T22:00:00', { captures_count: 20 }), instant];
    expect(compare(some).points).toMatchObject([{ value: 10, nights: 1 }]);
    expect(compare(some, 'taxa').points).toMatchObject([{ value: 1, nights: 1 }]);
  });

  test('have no night whose images are not all processed, and none without occurrences where the reader leaves them out', () => {
    const week = [
      session('2024-06-03T22:00:00', { processed_captures_count: 10, occurrences_count: 6, taxa_count: 4 }),
      session('2024-06-04T22:00:00', { processed_captures_count: 10, occurrences_count: 0, taxa_count: 0 }),
      session('2024-06-05T22:00:00', { processed_captures_count: 0, occurrences_count: 0, taxa_count: 0 }),
      session('2024-06-06T22:00:00', { processed_captures_count: 4, occurrences_count: 1, taxa_count: 1 }),
    ];
    expect(compare(week, 'occurrences').points).toMatchObject([{ value: 3, nights: 2 }]);
    expect(compare(week, 'taxa').points).toMatchObject([{ value: 2, nights: 2 }]);
    // Captures are effort, processed or not.
    expect(compare(week, 'captures').points).toMatchObject([{ value: 5, nights: 4 }]);
    const parts = [{ key: '1', name: 'Trap 1', sessions: week }];
    const { series } = finish(comparison(parts, 'occurrences', 'week', false, { leavesOutEmpty: true }));
    expect(series[0]).toMatchObject({ points: [{ value: 6, nights: 1 }], nights: [4], unprocessed: [2], leftOut: [1] });
  });

  test('count several sessions of one trap and night as one night, and those of two traps as two', () => {
    const twice = [session('2024-06-03T20:00:00'), session('2024-06-04T01:00:00', { taxa_count: 4 })];
    expect(compare(twice, 'occurrences').points[0]).toMatchObject({ value: 4, nights: 1 });
    // How many taxa both have is not known from their numbers.
    expect(compare(twice, 'taxa').points).toEqual([null]);
    const ofTwo = [...twice, session('2024-06-03T22:00:00', {}, 2)];
    expect(compare(ofTwo, 'occurrences').points[0]).toMatchObject({ value: 3, nights: 2 });
  });

  test.each(['captures', 'occurrences', 'taxa'] as const)(
    'of %s do not depend on the order of the sessions',
    (measure) => {
      const shuffled = june.toSorted((one, other) => ((one.id * 17) % 31) - ((other.id * 17) % 31));
      expect(shuffled).not.toEqual(june);
      for (const period of ['night', 'week', 'month'] as const) {
        const [one, other] = [compare(june, measure, period), compare(shuffled, measure, period)];
        expect(other.bins).toEqual(one.bins);
        for (const [index, point] of one.points.entries()) {
          expect(other.points[index]?.value).toBeCloseTo(point?.value ?? Number.NaN, 10);
          expect(other.points[index]?.low ?? null).toEqual(point?.low ?? null);
        }
      }
    },
  );

  test.each(['captures', 'occurrences', 'taxa'] as const)('of %s are lower with a night without any', (measure) => {
    const night = { captures_count: 0, occurrences_count: 0, taxa_count: 0 };
    const [before] = compare(june, measure, 'month').points;
    const [after] = compare([...june, session('2024-06-30T22:00:00', night, 2)], measure, 'month').points;
    expect(after?.value).toBeLessThan(before?.value ?? 0);
  });

  test('halve when the effort doubles', () => {
    const longer = june.map((one) => ({ ...one, duration: String(Number(one.duration) * 2) }));
    expect(compare(longer, 'captures', 'month').points[0]?.value).toBeCloseTo(
      (compare(june, 'captures', 'month').points[0]?.value ?? 0) / 2,
      10,
    );
    const empty = { occurrences_count: 0, taxa_count: 0 };
    const asMany = [...june, ...june.map(({ start }) => session(start, empty, 2))];
    for (const measure of ['occurrences', 'taxa'] as const) {
      expect(compare(asMany, measure, 'month').points[0]?.value).toBeCloseTo(
        (compare(june, measure, 'month').points[0]?.value ?? 0) / 2,
        10,
      );
    }
  });

  test('have a band of quartiles from four nights on', () => {
    const nights = [4, 1, 3, 2].map((count, index) =>
      session(`2024-06-0${index + 3}T22:00:00`, { occurrences_count: count }),
    );
    expect(compare(nights, 'occurrences').points[0]).toMatchObject({ value: 2.5, low: 1.75, high: 3.25 });
    expect(compare(nights.slice(1), 'occurrences').points[0]).toMatchObject({ low: null, high: null });
    // Of captures an hour of each night, whose lengths differ.
    const ofHours = [1, 2, 3, 4].map((hours, index) =>
      session(`2024-06-0${index + 3}T22:00:00`, { captures_count: 12, duration: `${hours * 3_600}.0` }),
    );
    expect(compare(ofHours).points[0]).toMatchObject({ value: 4.8, low: 3.75, high: 7.5 });
  });
});

describe('a session of several nights', () => {
  // Three nights from Friday to Sunday: 14, 24 and 14 hours.
  const long = session('2024-06-07T22:00:00', {
    end: '2024-06-10T02:00:00',
    duration: String(52 * 3_600),
    captures_count: 104,
    occurrences_count: 6,
    taxa_count: 5,
  });

  test('is a night in each, with an equal share of its occurrences, and the captures of its hours', () => {
    expect(compare([long], 'occurrences').points).toMatchObject([{ value: 2, nights: 3, hours: 52 }]);
    expect(compare([long], 'occurrences', 'night').points.map((point) => point?.value)).toEqual([2, 2, 2]);
    expect(compare([long], 'captures', 'night').points.map((point) => [point?.value, point?.hours])).toEqual([
      [2, 14],
      [2, 24],
      [2, 14],
    ]);
    const within = { key: '1', name: 'Trap 1', sessions: [long], nights: { from: 0, to: dayNumberOf('2024-06-08') } };
    const { series } = finish(comparison([within], 'occurrences', 'week', false));
    expect(series[0]).toMatchObject({ nights: [2], points: [{ value: 2, nights: 2, hours: 38 }] });
  });

  test('has no number of taxa by night, and is not in the band', () => {
    expect(compare([long], 'taxa').points).toEqual([null]);
    expect(compare([long], 'taxa').nights).toEqual([3]);
    const nights = [4, 1, 3, 2].map((count, index) =>
      session(`2024-06-0${index + 3}T22:00:00`, { occurrences_count: count }),
    );
    expect(compare([...nights, long], 'occurrences').points[0]).toMatchObject({
      value: 16 / 7,
      nights: 7,
      low: 1.75,
      high: 3.25,
    });
  });

  test('across New Year is in both years, each with its own nights', () => {
    const newYear = session('2023-12-30T22:00:00', { end: '2024-01-02T02:00:00', occurrences_count: 6 });
    const parts = yearsOf([newYear]);
    expect(parts.map(({ name }) => name)).toEqual(['2023', '2024']);
    const { series } = finish(comparison(parts, 'occurrences', 'month', true));
    expect(series.map(({ nights }) => [nights.at(0), nights.at(-1)])).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });
});

describe('the taxa of a night', () => {
  const [GENUS, ONE, OTHER, NONE] = [
    { id: 1, name: 'Noctua', rank: 'GENUS' },
    { id: 2, name: 'Noctua pronuba', rank: 'SPECIES' },
    { id: 3, name: 'Noctua comes', rank: 'SPECIES' },
    { id: 4, name: 'Unidentifiable', rank: 'UNKNOWN' },
  ];
  const taxa = [ONE, OTHER].map(({ id, name, rank }) => madeTaxon(id, { name, rank, parent_id: 1 }));
  const early = session('2024-06-03T20:00:00', { taxa_count: 3 });
  const late = session('2024-06-04T01:00:00', { taxa_count: 2 });
  const long = session('2024-06-05T22:00:00', { end: '2024-06-07T02:00:00', taxa_count: 2 });
  const empty = session('2024-06-07T22:00:00', { occurrences_count: 0, taxa_count: 0 });
  const unknown = session('2024-06-08T22:00:00', { occurrences_count: null, taxa_count: null });
  const sessions = [early, late, long, empty, unknown];
  const occurrences = (
    [
      [early, GENUS, null],
      [early, ONE, null],
      [early, NONE, null],
      [late, ONE, null],
      [late, OTHER, null],
      [late, null, null],
      [long, ONE, '2024-06-05T23:00:00'],
      [long, ONE, '2024-06-06T23:00:00'],
      [long, OTHER, '2024-06-07T01:00:00'],
      [unknown, ONE, null],
    ] as const
  ).map(([{ id, deployment }, determination, time], index) => ({
    id: index,
    deployment,
    event: { id },
    determination,
    determination_score: null,
    detections_count: null,
    first_appearance_timestamp: time,
    last_appearance_timestamp: time,
  }));
  const byNight = (count: (determinations: readonly { id: number | null }[]) => number) => {
    const finds = finish(nightFinds(occurrences, sessions, 'any', count as Parameters<typeof nightFinds>[3])).nights;
    const part = { key: '1', name: 'Trap 1', sessions };
    return finish(comparison([part], 'taxa', 'night', false, { finds })).series[0]?.points.map(
      (point) => point?.value ?? null,
    );
  };

  test('are those of all its sessions together, without a genus beside its species and names that are no taxon', () => {
    expect(byNight(lowestTaxaCounter(taxa) as Parameters<typeof byNight>[0])).toEqual([2, null, 1, 2, 0, null]);
  });

  test('or, if asked for, every determination of them', () => {
    expect(byNight((all) => all.length)).toEqual([4, null, 1, 2, 0, null]);
  });

  test('of numbers of sessions alone are those of a night with one session of one night', () => {
    expect(compare(sessions, 'taxa', 'night').points.map((point) => point?.value ?? null)).toEqual([
      null,
      null,
      null,
      null,
      0,
      null,
    ]);
    expect(compare([early], 'taxa', 'night').points[0]).toMatchObject({ value: 3 });
  });

  test('are named in the file by what is counted', () => {
    const rows = compareRows(
      finish(comparison([{ key: '1', name: 'Heath', sessions: [early] }], 'taxa', 'week', false)),
    );
    const fileOf = (counted: 'lowest' | 'all' | 'reported') =>
      finish(
        rowsAsCsv(compareColumns('taxa', 'deployment', { taxa: counted, look: 'any' }), rows, { forExcel: false }),
      ).join('');
    expect(fileOf('reported')).toMatch(
      /,hours_counted,taxa_counted,nights_not_all_processed,nights_without_occurrences_left_out\r\n.*,3,,,1,1,2,determinations of one session,0,0\r\n$/,
    );
    expect(fileOf('lowest')).toMatch(/,lowest taxa of the night,0,0\r\n$/);
    expect(fileOf('all')).toMatch(/,determinations of the night,0,0\r\n$/);
  });
});

test('the file has a row for each line and bin, gaps too, with the band, the effort and what is counted of it', () => {
  const week = [4, 1, 3, 2].map((count, index) =>
    session(`2024-06-0${index + 3}T22:00:00`, { occurrences_count: count }),
  );
  const parts = [
    { key: '1', name: 'Heath', sessions: [...week, session('2024-06-08T22:00:00', { occurrences_count: null })] },
    { key: '2', name: 'Marsh', sessions: [session('2024-06-12T22:00:00')] },
  ];
  const fileOf = (by: 'deployment' | 'year') => {
    const rows = compareRows(finish(comparison(parts, 'occurrences', 'week', by === 'year')));
    return finish(
      rowsAsCsv(compareColumns('occurrences', by, { taxa: 'reported', look: 'any' }), rows, { forExcel: false }),
    ).join('');
  };
  const columns =
    'first_night,last_night,occurrences_per_night,lower_quartile,upper_quartile,nights_run,nights_counted,hours_counted,' +
    'nights_not_all_processed,nights_without_occurrences_left_out';
  expect(fileOf('deployment')).toBe(
    `deployment,${columns}\r\n` +
      'Heath,2024-06-03,2024-06-09,2.5,1.75,3.25,5,4,8,0,0\r\nHeath,2024-06-10,2024-06-16,,,,0,0,,0,0\r\n' +
      'Marsh,2024-06-03,2024-06-09,,,,0,0,,0,0\r\nMarsh,2024-06-10,2024-06-16,2,,,1,1,2,0,0\r\n',
  );
  expect(fileOf('year')).toContain(`year,${columns}\r\nHeath,06-03,06-09,2.5,`);
});

test('the bins are calendar months, or nights, without holes', () => {
  const two = [session('2024-01-31T22:00:00'), session('2024-03-02T22:00:00')];
  expect(compare(two, 'captures', 'month').bins).toEqual([
    '2024-01-01 2024-01-31',
    '2024-02-01 2024-02-29',
    '2024-03-01 2024-03-31',
  ]);
  expect(compare(two, 'captures', 'night').bins).toHaveLength(32);
  expect(compare([]).bins).toEqual([]);
  expect(finish(comparison([{ key: '1', name: 'Trap 1', sessions: [] }], 'taxa', 'week', false)).series).toEqual([
    { key: '1', name: 'Trap 1', points: [], nights: [], unprocessed: [], leftOut: [] },
  ]);
});

test('years of one deployment lie on the days of one year', () => {
  const sessions = [session('2023-06-05T22:00:00'), session('2024-06-05T22:00:00'), session('2024-01-01T02:00:00')];
  const parts = yearsOf(sessions);
  // After midnight of New Year is the last night of the year before.
  expect(parts.map(({ name, sessions: some }) => [name, some.length])).toEqual([
    ['2023', 2],
    ['2024', 1],
  ]);
  expect(yearsOf(sessions.toReversed()).map(({ name }) => name)).toEqual(['2023', '2024']);
  const ofMany = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2025].map((year) => session(`${year}-06-05T22:00:00`));
  expect(yearsOf(ofMany).map(({ name }) => name)).toEqual(['2019', '2020', '2021', '2022', '2023', '2025']);
  const { bins, series } = finish(comparison(parts, 'captures', 'night', true));
  const [first, final] = [bins[0], bins.at(-1)];
  expect([isoOfDay(first?.from ?? 0), isoOfDay(final?.to ?? 0)]).toEqual(['2024-06-05', '2024-12-31']);
  expect(series.map(({ points }) => points[0]?.value)).toEqual([5, 5]);
  // The last week ends with the year: the days after it are those of its beginning.
  const weeks = finish(comparison(parts, 'captures', 'week', true)).bins;
  expect(weeks.slice(-1).map(({ from: start, to }) => [isoOfDay(start), isoOfDay(to)])).toEqual([
    ['2024-12-30', '2024-12-31'],
  ]);
});

test('full moons are the nights around those of an almanac', () => {
  // 21 June 2024 21:08 EDT and 21 July 2024 06:17 EDT (US Naval Observatory).
  const ranges = fullMoons({ from: dayNumberOf('2024-06-10'), to: dayNumberOf('2024-07-31') });
  expect(ranges).toHaveLength(2);
  for (const [index, day] of ['2024-06-21', '2024-07-20'].entries()) {
    expect(ranges[index]?.from).toBeLessThanOrEqual(dayNumberOf(day));
    expect(ranges[index]?.to).toBeGreaterThanOrEqual(dayNumberOf(day));
    expect((ranges[index]?.to ?? 0) - (ranges[index]?.from ?? 0)).toBeLessThanOrEqual(3);
  }
  // The last night of the days is one of them.
  const { from, to } = ranges[0] ?? { from: 0, to: 0 };
  expect(fullMoons({ from, to })).toEqual([{ from, to }]);
});

describe('years that are far from the rest', () => {
  const far = (counts: Readonly<Record<number, number>>) =>
    farYears(new Map(Object.entries(counts).map(([year, sessions]) => [Number(year), sessions])));

  test('are those more than ten years from the years with most sessions, on either side', () => {
    expect(far({ 2023: 40, 2024: 80, 2025: 60 })).toEqual([]);
    expect(far({ 1970: 2, 2024: 80, 2025: 60 })).toEqual([{ from: 1970, to: 1970, sessions: 2 }]);
    expect(far({ 1: 1, 1970: 2, 1972: 3, 2014: 9, 2024: 80, 2036: 1 })).toEqual([
      { from: 1, to: 1, sessions: 1 },
      { from: 1970, to: 1972, sessions: 5 },
      { from: 2036, to: 2036, sessions: 1 },
    ]);
  });

  test('are the earlier ones where as many sessions are in both', () => {
    expect(far({ 1970: 1, 2024: 1 })).toEqual([{ from: 1970, to: 1970, sessions: 1 }]);
    expect(far({})).toEqual([]);
    const counts = new Map([
      [2024, 2],
      [1970, 1],
      [2023, 2],
    ]);
    expect(farYears(counts)).toEqual([{ from: 1970, to: 1970, sessions: 1 }]);
  });

  test('and the highest of a million points is found', () => {
    const points = Array.from({ length: 1_000_000 }, (_, index) => ({ value: index, low: null, high: null }));
    expect(highest([{ name: 'Trap', colour: '--x', points, effort: [] }])).toBe(999_999);
  });
});
