import { describe, expect, test } from 'vitest';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import { effortMatrix } from '#dashboard/effort/model/effort-matrix.ts';
import { matrixColumns, unmarkedColumns } from '#dashboard/effort/model/effort-columns.ts';
import { effortPicture } from '#dashboard/effort/model/effort-picture.ts';
import { occasionsOf } from '#dashboard/effort/model/occasions-of.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { isoOfDay } from '#contract/time.ts';
import { dayNumberOf } from '#contract/nights.ts';
import { knownNights } from '#dashboard/findings/known-nights.ts';
import { nightKey } from '#dashboard/findings/sessions-by-night.ts';
import { finish } from '#dashboard/work/slices.ts';

const [from, to] = [dayNumberOf('2024-06-01'), dayNumberOf('2024-06-07')];
let last = 0;

function session(deployment: number, start: string, counts: Partial<Session> = {}): Session {
  last += 1;
  const of = { id: deployment, name: `Trap ${deployment}` };
  const whole = { captures_count: 10, detections_count: 3, occurrences_count: 2, taxa_count: 1, duration: '7200.0' };
  return { id: last, deployment: of, start, end: start, ...whole, ...counts };
}

const sessions = [
  session(1, '2024-06-01T22:00:00'),
  // After midnight: the same night, so one night with two sessions.
  session(1, '2024-06-02T01:00:00', { occurrences_count: 0 }),
  session(1, '2024-06-03T22:00:00', { captures_count: 0, occurrences_count: 0, duration: '3600.0' }),
  session(1, '2024-06-07T22:00:00', { occurrences_count: null }),
  session(2, '2024-06-04T22:00:00', { duration: null, occurrences_count: 0 }),
  // Outside of the nights asked for.
  session(2, '2024-05-31T22:00:00'),
  session(2, '2024-06-08T22:00:00'),
];
const occasions = occasionsOf({ from, to }, 3);
const rowsOf = (some: readonly Session[], found: readonly number[] | null = null) =>
  finish(effortMatrix(some, [1, 2, 3], occasions, found === null ? null : new Map(found.map((id) => [id, [null]]))));
const whole = { ofOthers: false, unprocessed: 0, leftOut: 0 };

describe('occasions', () => {
  test('are equally long, but for the last', () => {
    expect(occasions.map((one) => one.to - one.from + 1)).toEqual([3, 3, 1]);
    expect(occasionsOf({ from, to: from }, 5)).toEqual([{ from, to: from }]);
    expect(occasionsOf({ from, to: from - 1 }, 5)).toEqual([]);
  });

  test('of months are calendar months, but for the first and the last', () => {
    const year = { from: dayNumberOf('2023-12-30'), to: dayNumberOf('2024-03-01') };
    expect(occasionsOf(year, 'month').map((one) => [isoOfDay(one.from), isoOfDay(one.to)])).toEqual([
      ['2023-12-30', '2023-12-31'],
      ['2024-01-01', '2024-01-31'],
      ['2024-02-01', '2024-02-29'],
      ['2024-03-01', '2024-03-01'],
    ]);
  });
});

describe('the matrix of deployments by occasions', () => {
  test('counts nights, sums what is known, and has nothing where nothing ran', () => {
    const [one, two, three] = rowsOf(sessions).map(({ cells }) => cells);
    expect(one).toEqual([
      { nights: 2, hours: 5, captures: 20, occurrences: 2, detected: null, ...whole },
      null,
      { nights: 1, hours: 2, captures: 10, occurrences: null, detected: null, ...whole },
    ]);
    expect(two).toEqual([
      null,
      { nights: 1, hours: null, captures: 10, occurrences: 0, detected: null, ...whole },
      null,
    ]);
    expect(three).toEqual([null, null, null]);
  });

  test('says detected, not detected, and unknown where the images are not processed', () => {
    const detected = rowsOf(sessions, [sessions[0]?.id ?? 0]).map(({ cells }) => cells.map((cell) => cell?.detected));
    expect(detected).toEqual([
      [true, undefined, null],
      [undefined, false, undefined],
      [undefined, undefined, undefined],
    ]);
    // What was found there is found, although the counts are unknown.
    const there = rowsOf(sessions, [sessions[3]?.id ?? 0]).map(({ cells }) => cells.map((cell) => cell?.detected));
    expect(there[0]).toEqual([false, undefined, true]);
  });

  test('has no zero where the only records of the taxon are by others than are asked for', () => {
    const [first, , third] = sessions.map(({ id }) => id);
    const cells = (found: readonly number[], others: readonly (number | undefined)[]) => {
      const [of, by] = [found, others].map((ids) => new Map(ids.map((id) => [id ?? 0, [null]])));
      const rows = finish(effortMatrix(sessions, [1, 2], occasions, of ?? null, { others: by ?? new Map() }));
      return rows.map((row) => row.cells.map((cell) => cell && [cell.detected, cell.ofOthers]));
    };
    const [noOther, unknown] = [
      [false, false],
      [null, false],
    ];
    expect(cells([], [first])).toEqual([
      [[null, true], null, unknown],
      [null, noOther, null],
    ]);
    expect(cells([third ?? 0], [first])).toEqual([
      [[true, false], null, unknown],
      [null, noOther, null],
    ]);
  });

  const unprocessed = [
    session(1, '2024-06-01T22:00:00', { processed_captures_count: 10, occurrences_count: 0 }),
    session(1, '2024-06-02T22:00:00', { processed_captures_count: 0, occurrences_count: 0 }),
    session(1, '2024-06-04T22:00:00', { processed_captures_count: 10, occurrences_count: 0 }),
    session(2, '2024-06-01T22:00:00', { processed_captures_count: 4 }),
  ];

  test('has no zero for a night whose images are not all processed, and keeps its effort and what was found', () => {
    const [one, two] = rowsOf(unprocessed, []).map(({ cells }) => cells);
    const effort = { nights: 2, hours: 4, captures: 20 };
    expect(one?.[0]).toEqual({ ...effort, ...whole, occurrences: null, detected: null, unprocessed: 1 });
    expect(one?.[1]).toMatchObject({ nights: 1, occurrences: 0, detected: false, unprocessed: 0 });
    expect(two?.[0]).toMatchObject({ nights: 1, occurrences: null, detected: null, unprocessed: 1 });
    const there = rowsOf(unprocessed, [unprocessed[3]?.id ?? 0]).map(({ cells }) => cells[0]?.detected);
    expect(there).toEqual([null, true, undefined]);
  });

  test('leaves out the empty nights of a session alone, and not one that another session has, too', () => {
    const long = { end: '2024-06-04T03:00:00', duration: String(53 * 3_600), occurrences_count: 0 };
    const shared = [session(1, '2024-06-01T22:00:00', long), session(1, '2024-06-02T21:00:00')];
    const { emptyNights } = finish(knownNights(shared));
    const [row] = finish(
      effortMatrix(shared, [1], occasions, new Map([[shared[1]?.id ?? 0, [null]]]), { nights: emptyNights }),
    );
    // Of the long session the night from noon to noon is left, without its captures: these are of all of its nights.
    expect(row?.cells[0]).toEqual({
      nights: 1,
      hours: 24 + 2,
      captures: null,
      // What was found, and not the numbers of the sessions.
      occurrences: 1,
      detected: true,
      ofOthers: false,
      unprocessed: 0,
      leftOut: 2,
    });
  });

  test('leaves out nights that the reader leaves out, from effort too, and says how many they are', () => {
    const leftOut = new Set(['2024-06-01', '2024-06-04'].map((night) => nightKey(1, dayNumberOf(night))));
    const [one] = finish(effortMatrix(unprocessed, [1], occasions, new Map(), { nights: leftOut }));
    expect(one?.cells[0]).toMatchObject({ nights: 1, hours: 2, detected: null, unprocessed: 1, leftOut: 1 });
    expect(one?.cells[1]).toMatchObject({ nights: 0, leftOut: 1 });
    const file = finish(
      rowsAsCsv(unmarkedColumns(occasions.slice(0, 2), String), one ? [one] : [], { forExcel: false }),
    );
    expect(file.join('')).toBe(
      'site,y.1,y.2,nights.1,nights.2,hours.1,hours.2,unprocessed.1,unprocessed.2,left_out.1,left_out.2\r\n' +
        '1,NA,NA,1,NA,2,NA,1,0,1,1\r\n',
    );
  });

  test('does not depend on the sequence of the sessions; twice the hours are twice the effort', () => {
    expect(rowsOf(sessions.toReversed(), [1])).toEqual(rowsOf(sessions, [1]));
    const doubled = sessions.map((one) => ({
      ...one,
      duration: one.duration === null ? null : String(2 * Number(one.duration)),
    }));
    const hoursOf = (some: readonly Session[]) =>
      rowsOf(some).flatMap(({ cells }) => cells.map((cell) => cell?.hours ?? null));
    expect(hoursOf(doubled)).toEqual(hoursOf(sessions).map((hours) => (hours === null ? null : 2 * hours)));
  });
});

describe('a session of several nights', () => {
  // Four nights, of which the last three are in the second occasion: 22:00 to noon, two nights from noon to noon, noon to 2:00.
  const long = session(1, '2024-06-03T22:00:00', { end: '2024-06-07T02:00:00', duration: String(76 * 3_600) });
  const beside = session(1, '2024-06-05T22:00:00', { end: '2024-06-06T00:00:00' });
  const cellsOf = (some: readonly Session[], found: Parameters<typeof effortMatrix>[3] = null, length = 3) =>
    finish(effortMatrix(some, [1], occasionsOf({ from, to }, length), found))[0]?.cells ?? [];

  test('is a trap-night in each whose midnight it contains, by hours from noon to noon', () => {
    expect(cellsOf([long]).map((cell) => cell && [cell.nights, cell.hours])).toEqual([[1, 14], [3, 62], null]);
    expect(cellsOf([long], null, 1).map((cell) => cell?.hours ?? null)).toEqual([null, null, 14, 24, 24, 14, null]);
    // Two sessions of one night are one.
    expect(cellsOf([long, beside]).map((cell) => cell && [cell.nights, cell.hours])).toEqual([[1, 14], [3, 64], null]);
  });

  test('has its counts where an occasion has all of its nights, else none, but for 0', () => {
    const counts = (some: readonly Session[], length: number) =>
      cellsOf(some, null, length).map((cell) => cell && [cell.captures, cell.occurrences]);
    expect(counts([long], 3)).toEqual([[null, null], [null, null], null]);
    expect(counts([long], 7)).toEqual([[10, 2]]);
    expect(counts([{ ...long, occurrences_count: 0 }], 3)).toEqual([[null, 0], [null, 0], null]);
    expect(counts([long, beside], 7)).toEqual([[20, 4]]);
  });

  test('has what was found in the night of its first appearance, and without a time in an unknown one', () => {
    const found = (times: readonly (string | null)[], length = 3) =>
      cellsOf([long], new Map([[long.id, times]]), length).map((cell) => cell?.detected ?? null);
    expect(found(['2024-06-04T03:00:00'])).toEqual([true, false, null]);
    expect(found(['2024-06-04T13:00:00', '2024-06-06T01:00:00'])).toEqual([false, true, null]);
    expect(found(['2024-06-04T13:00:00'], 1)).toEqual([null, null, false, true, false, false, null]);
    expect(found([null, '2024-06-04T13:00:00'], 1)).toEqual([null, null, null, true, null, null, null]);
    expect(found([null], 7)).toEqual([true]);
    expect(cellsOf([long], new Map()).map((cell) => cell?.detected ?? null)).toEqual([false, false, null]);
  });

  test('from before the first occasion or beyond the last has its nights in them', () => {
    const around = session(1, '2024-05-31T22:00:00', { end: '2024-06-09T02:00:00', duration: null });
    expect(cellsOf([around]).map((cell) => cell?.nights)).toEqual([3, 3, 1]);
  });
});

test('its picture has the value of an occasion on each night of it, and nothing where nothing ran', () => {
  const labelOf = (id: number) => ({ label: `Trap ${id}`, group: 'Heath' });
  const { rows } = effortPicture(rowsOf(sessions), occasions, 'occurrences', labelOf);
  expect(rows.map(({ label, cells }) => [label, cells])).toEqual([
    ['Trap 1', [...[0, 1, 2].map((day) => ({ day: from + day, value: 2 })), { day: to, value: null }]],
    ['Trap 2', [3, 4, 5].map((day) => ({ day: from + day, value: 0 }))],
    ['Trap 3', []],
  ]);
});

test('a session of several nights has no zero in those in which others named the taxon, and in none where they say no time', () => {
  const long = session(1, '2024-06-03T22:00:00', { end: '2024-06-07T02:00:00' });
  const cells = (times: readonly (string | null)[]) =>
    finish(effortMatrix([long], [1], occasions, new Map(), { others: new Map([[long.id, times]]) }))[0]?.cells.map(
      (cell) => cell && [cell.detected, cell.ofOthers],
    );
  expect(cells(['2024-06-04T03:00:00'])).toEqual([[null, true], [false, false], null]);
  expect(cells([null])).toEqual([[null, false], [null, false], null]);
});

describe('its files', () => {
  const stationOf = (id: number) => `Trap ${id}, north`;
  const text = (columns: ReturnType<typeof matrixColumns>) =>
    finish(rowsAsCsv(columns, rowsOf(sessions, [sessions[0]?.id ?? 0]), { forExcel: false })).join('');

  test('have a row per station and a column per occasion, as camtrapR writes them', () => {
    expect(text(matrixColumns(occasions, 'nights', stationOf))).toBe(
      'Station,2024-06-01_2024-06-03,2024-06-04_2024-06-06,2024-06-07\r\n' +
        '"Trap 1, north",2,NA,1\r\n"Trap 2, north",NA,1,NA\r\n"Trap 3, north",NA,NA,NA\r\n',
    );
    expect(text(matrixColumns(occasions, 'detected', stationOf))).toContain('"Trap 1, north",1,NA,NA\r\n');
    expect(text(matrixColumns(occasions, 'hours', stationOf))).toContain('"Trap 2, north",NA,NA,NA\r\n');
  });

  test('have the site, then y, then covariates in sets of J columns, as unmarked reads them', () => {
    expect(text(unmarkedColumns(occasions, stationOf))).toBe(
      'site,y.1,y.2,y.3,nights.1,nights.2,nights.3,hours.1,hours.2,hours.3,' +
        'unprocessed.1,unprocessed.2,unprocessed.3,left_out.1,left_out.2,left_out.3\r\n' +
        '"Trap 1, north",1,NA,NA,2,NA,1,5,NA,2,0,NA,0,0,NA,0\r\n' +
        '"Trap 2, north",NA,0,NA,NA,1,NA,NA,NA,NA,NA,0,NA,NA,0,NA\r\n' +
        '"Trap 3, north",NA,NA,NA,NA,NA,NA,NA,NA,NA,NA,NA,NA,NA,NA,NA\r\n',
    );
  });
});
