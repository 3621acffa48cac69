import { describe, expect, test } from 'vitest';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { ANY_ANIMAL } from '#dashboard/findings/animals/animal-choice.ts';
import type { Occurrence, TaxonNightsInput } from '#dashboard/taxa/season/model/taxon-nights.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { SEASON_COLUMNS, seasonRows } from '#dashboard/taxa/season/model/season-columns.ts';
import { taxonSeason } from '#dashboard/taxa/season/model/taxon-season.ts';
import { isoOfDay } from '#contract/time.ts';
import { finish } from '#dashboard/work/slices.ts';

let last = 0;

function session(start: string, deployment = 1, count: number | null = 5, end = start): Session {
  last += 1;
  const of = { id: deployment, name: `Trap ${deployment}` };
  const counts = { captures_count: 10, detections_count: 3, occurrences_count: count, taxa_count: 1 };
  return { id: last, deployment: of, start, end, duration: '7200.0', ...counts };
}

interface Found {
  taxon?: number;
  score?: number | null;
  times?: { first: string; last: string };
}

function occurrence(of: Session | null, { taxon = 7, score = 0.9, times }: Found = {}): Occurrence {
  last += 1;
  return {
    id: last,
    deployment: of === null ? null : { id: of.deployment.id, name: of.deployment.name },
    event: of === null ? null : { id: of.id },
    determination: { id: taxon, name: `Taxon ${taxon}`, rank: 'SPECIES' },
    determination_score: score,
    detections_count: 1,
    first_appearance_timestamp: times?.first ?? of?.start ?? null,
    last_appearance_timestamp: times?.last ?? of?.start ?? null,
  };
}

function seasonOf(
  sessions: readonly Session[],
  occurrences: readonly Occurrence[],
  { years = null, ...rest }: Partial<TaxonNightsInput> & { years?: readonly number[] | null } = {},
) {
  const deploymentIds = new Set(sessions.map(({ deployment }) => deployment.id));
  const asked = { taxonIds: new Set([7]), deploymentIds, isChosen: false, lowestScore: null };
  const input = { sessions, occurrences, ...asked, animal: ANY_ANIMAL, look: 'any' as const };
  return finish(taxonSeason({ ...input, ...rest }, years));
}

/** Thirty nights of two traps, with numbers of occurrences that differ. */
const june = Array.from({ length: 30 }, (_, index) =>
  session(`2024-06-${String(index + 1).padStart(2, '0')}T22:00:00`, 1 + (index % 2)),
);
const found = june.flatMap((one, index) => Array.from({ length: (index * 5) % 4 }, () => occurrence(one)));

describe('the rates of a season', () => {
  test('are of the animals asked for, with how many others were found and which values all have', () => {
    const [first, second] = [session('2024-06-08T22:00:00'), session('2024-06-09T22:00:00')];
    const of = [
      { ...occurrence(first), sex: 'male' },
      { ...occurrence(second), sex: 'female' },
      { ...occurrence(second), sex: 'male' },
      { ...occurrence(second, { taxon: 8 }), sex: 'unheard of' },
    ];
    const season = seasonOf([first, second], of, { animal: { ...ANY_ANIMAL, sex: 'male' } });
    expect([season.counted, season.otherAnimals, [...season.values.sex]]).toEqual([2, 1, ['male', 'female']]);
    expect(season.places).toMatchObject([{ run: 2, occurrences: 2 }]);
  });

  test('have each night of a long session, with what first appeared in it', () => {
    // From Saturday to Monday evening; the second night has a session of its own, too.
    const long = session('2024-06-08T22:00:00', 1, 5, '2024-06-11T02:00:00');
    const second = session('2024-06-09T23:00:00');
    const on = (time: string) => occurrence(long, { times: { first: time, last: time } });
    const seen = [on('2024-06-09T03:00:00'), on('2024-06-09T22:00:00'), on('2024-06-11T01:00:00'), occurrence(second)];
    const season = seasonOf([long, second], seen);
    expect(season.lines[0]?.weeks.map(({ run, counted, occurrences }) => [run, counted, occurrences])).toEqual([
      [2, 2, 3],
      [1, 1, 1],
    ]);
    expect(isoOfDay(season.years[0]?.last?.night ?? 0)).toBe('2024-06-10');
    expect(season.places).toMatchObject([{ deploymentId: 1, run: 3, occurrences: 4 }]);
  });

  test('leave out nights whose images are not all processed, and occurrences in them, and say how many', () => {
    const sessions = ['04', '05', '06'].map((day) => session(`2024-06-${day}T22:00:00`));
    const [whole, none, part] = sessions.map((one, index) => ({
      ...one,
      processed_captures_count: [10, 0, 4][index] ?? null,
      occurrences_count: index === 1 ? 0 : one.occurrences_count,
    }));
    if (whole === undefined || none === undefined || part === undefined) throw new Error('There are three.');
    const season = seasonOf([whole, none, part], [occurrence(whole), occurrence(part)]);
    expect(season.years).toMatchObject([{ run: 3, counted: 1, occurrences: 1, rate: 1 }]);
    expect(season).toMatchObject({ counted: 1, uncounted: 1 });
  });

  test('are occurrences by trap-nights, 0 where none was found, and none where nothing ran', () => {
    const [first, second] = [session('2024-06-04T22:00:00'), session('2024-06-05T01:30:00')];
    const [third, fourth] = [session('2024-06-06T22:00:00', 2), session('2024-06-18T22:00:00')];
    // Both sessions of the night of 4 June are one trap-night.
    const season = seasonOf([first, second, third, fourth], [occurrence(first), occurrence(second), occurrence(third)]);
    expect(season.weeks.map(({ from, to }) => [isoOfDay(from), isoOfDay(to)])).toEqual([
      ['2024-06-03', '2024-06-09'],
      ['2024-06-10', '2024-06-16'],
      ['2024-06-17', '2024-06-23'],
    ]);
    expect(season.lines).toEqual([
      {
        year: 2024,
        weeks: [
          { run: 2, counted: 2, occurrences: 3, rate: 1.5 },
          { run: 0, counted: 0, occurrences: 0, rate: null },
          { run: 1, counted: 1, occurrences: 0, rate: 0 },
        ],
      },
    ]);
    expect(season.places).toEqual([
      { deploymentId: 1, run: 2, counted: 2, occurrences: 2, rate: 1 },
      { deploymentId: 2, run: 1, counted: 1, occurrences: 1, rate: 1 },
    ]);
    expect(seasonRows(season)).toHaveLength(3);
  });

  test('leave out nights whose number of occurrences is not reported, and say what was found in them', () => {
    const [known, unknown] = [session('2024-06-04T22:00:00'), session('2024-06-05T22:00:00', 1, null)];
    const season = seasonOf([known, unknown], [occurrence(known), occurrence(unknown), occurrence(unknown)]);
    expect(season.lines[0]?.weeks[0]).toEqual({ run: 2, counted: 1, occurrences: 1, rate: 1 });
    expect([season.counted, season.uncounted]).toEqual([1, 2]);
    const none = seasonOf([unknown], []);
    expect(none.lines[0]?.weeks[0]?.rate).toBeNull();
    expect(none.places[0]?.rate).toBeNull();
    // One session that reports none makes its night unknown.
    const early = session('2024-06-05T01:00:00', 1, null);
    expect(seasonOf([known, early], [occurrence(known)]).years).toMatchObject([{ run: 1, counted: 0, rate: null }]);
    // Unknown rates come after rates of 0.
    const elsewhere = session('2024-06-05T22:00:00', 2);
    expect(seasonOf([unknown, elsewhere], []).places.map(({ rate }) => rate)).toEqual([0, null]);
  });

  test('do not depend on the order of the records', () => {
    const shuffled = <Item extends { id: number }>(items: readonly Item[]) =>
      items.toSorted((one, other) => ((one.id * 17) % 31) - ((other.id * 17) % 31));
    expect(shuffled(june)).not.toEqual(june);
    expect(seasonOf(shuffled(june), shuffled(found))).toEqual(seasonOf(june, found));
  });

  test('are lower with a night without the taxon, and half with twice the effort', () => {
    const [{ rate } = { rate: null }] = seasonOf(june, found).years;
    const [more] = seasonOf([...june, session('2024-06-30T22:00:00', 3)], found).years;
    expect(more?.rate).toBeLessThan(rate ?? 0);
    const elsewhere = june.map(({ start }) => session(start, 3));
    const twice = seasonOf([...june, ...elsewhere], found);
    expect(twice.years[0]?.rate).toBeCloseTo((rate ?? 0) / 2, 12);
    for (const [index, week] of seasonOf(june, found).lines[0]?.weeks.entries() ?? []) {
      expect(twice.lines[0]?.weeks[index]?.rate).toBeCloseTo((week.rate ?? 0) / 2, 12);
    }
  });
});

test('a lowest score leaves out lower scores and those without one, and counts these', () => {
  const [night] = june;
  const some = [0.5, 0.8, 0.95, null].map((score) => occurrence(night ?? null, { score }));
  const season = (lowestScore: number | null) => seasonOf(june, some, { lowestScore });
  expect([season(null).counted, season(null).unscored]).toEqual([4, 0]);
  expect([season(0.8).counted, season(0.8).unscored]).toEqual([2, 1]);
  expect([season(0).counted, season(0).unscored]).toEqual([3, 1]);
});

test('only the taxa asked for count; without a session an occurrence is in no night', () => {
  const [one = null, other = null] = june;
  const elsewhere = session('2024-06-04T22:00:00', 9);
  const some = [occurrence(one), occurrence(one, { taxon: 8 }), occurrence(other, { taxon: 9 }), occurrence(null)];
  expect(seasonOf(june, some).counted).toBe(1);
  expect(seasonOf(june, some, { taxonIds: new Set([7, 8, 9]) }).counted).toBe(3);
  expect(seasonOf(june, [...some, occurrence(elsewhere)]).unplaced).toBe(2);
  // Of chosen deployments, those of others are not missing.
  expect(seasonOf(june, [occurrence(one), occurrence(elsewhere)], { isChosen: true }).unplaced).toBe(0);
  expect(seasonOf([...june, elsewhere], [occurrence(elsewhere)], { deploymentIds: new Set([1]) }).places).toHaveLength(
    1,
  );
});

test('the first and the last record of a year are by night, then by the clock of the trap', () => {
  const [early, late] = [session('2024-05-02T22:00:00'), session('2024-09-01T22:00:00', 2)];
  const same = session('2024-05-02T20:00:00', 2);
  // After midnight of New Year it is the last night of the year before.
  const newYear = session('2024-01-01T02:00:00');
  const at = (first: string, final: string) => ({ times: { first, last: final } });
  const some = [
    occurrence(late, at('2024-09-01T22:10:00', '2024-09-02T01:00:00')),
    occurrence(early, at('2024-05-02T23:00:00', '2024-05-02T23:01:00')),
    occurrence(same, at('2024-05-02T20:05:00', '2024-05-02T20:06:00')),
    occurrence(late, at('2024-09-01T23:10:00', '2024-09-01T23:20:00')),
    occurrence(newYear),
  ];
  const { years } = seasonOf([early, late, same, newYear], some);
  expect(
    years.map(({ year, first, last: final }) => [year, first?.sessionId, final?.sessionId, final?.occurrenceId]),
  ).toEqual([
    [2023, newYear.id, newYear.id, some[4]?.id],
    [2024, same.id, late.id, some[0]?.id],
  ]);
  expect(isoOfDay(years[0]?.first?.night ?? 0)).toBe('2023-12-31');
  const [{ first } = { first: undefined }] = seasonOf([late], []).years;
  expect(first).toBeNull();
});

test('a record without a time is neither the first nor the last of its night', () => {
  const one = session('2024-05-02T22:00:00');
  const timed = occurrence(one);
  const untimed = { first_appearance_timestamp: null, last_appearance_timestamp: null };
  const some = [{ ...occurrence(one), ...untimed }, timed, { ...occurrence(one), ...untimed }];
  expect(seasonOf([one], some).years).toMatchObject([
    { first: { occurrenceId: timed.id }, last: { occurrenceId: timed.id } },
  ]);
});

test('a record without an end counts by its beginning', () => {
  const one = session('2024-05-02T22:00:00');
  const early = occurrence(one, { times: { first: '2024-05-02T22:10:00', last: '2024-05-02T22:20:00' } });
  const late = {
    ...occurrence(one),
    first_appearance_timestamp: '2024-05-02T23:00:00',
    last_appearance_timestamp: null,
  };
  expect(seasonOf([one], [late, early]).years).toMatchObject([
    { first: { occurrenceId: early.id }, last: { occurrenceId: late.id, time: '2024-05-02T23:00:00' } },
  ]);
});

test('the file has a row for each year and week, without counts where none is known', () => {
  const sessions = [
    session('2023-06-05T22:00:00'),
    session('2024-06-04T22:00:00'),
    session('2024-06-05T22:00:00', 1, null),
    session('2024-06-11T22:00:00', 1, null),
  ];
  const rows = seasonRows(seasonOf(sessions, [occurrence(sessions[1] ?? null)]));
  expect(finish(rowsAsCsv(SEASON_COLUMNS, rows, { forExcel: false })).join('')).toBe(
    'year,first_night,last_night,occurrences_per_night,occurrences,nights_run,nights_counted\r\n' +
      '2023,06-03,06-09,0,0,1,1\r\n2023,06-10,06-16,,,0,0\r\n' +
      '2024,06-03,06-09,1,1,2,1\r\n2024,06-10,06-16,,,1,0\r\n',
  );
});

test('the latest six years are drawn, or those of them that are asked for; every year has its row', () => {
  const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2025];
  const sessions = years.map((year) => session(`${year}-06-04T22:00:00`));
  const drawn = (chosen: readonly number[] | null) => {
    const season = seasonOf(
      sessions,
      sessions.map((one) => occurrence(one)),
      { years: chosen },
    );
    expect(season.years.map(({ year }) => year)).toEqual(years);
    // The deployments are compared by the nights of the years drawn.
    expect(season.places.map(({ run }) => run)).toEqual([season.lines.length]);
    return season.lines.map(({ year }) => year);
  };
  expect(drawn(null)).toEqual([2019, 2020, 2021, 2022, 2023, 2025]);
  expect(drawn([2025, 2017, 1999])).toEqual([2017, 2025]);
});
