import { expect, test, vi } from 'vitest';
import { messages as french } from '#dashboard/findings/flags/messages/fr.ts';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { deploymentTotals } from '#dashboard/findings/deployment-totals.ts';
import { finish } from '#dashboard/work/slices.ts';
import { FLAG_KINDS } from '#dashboard/findings/flags/flag-values.ts';
import { sessionFlags } from '#dashboard/findings/flags/session-flags.ts';
import { sessionsOfDeployments } from '#dashboard/findings/sessions-of-deployments.ts';
import type { Event as Session } from '#contract/records/event.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { textPattern, words } from '#test/words.ts';

const TRAP = { id: 7, name: 'Trap 7', details: '', user_permissions: [] };

/** A session of Trap 7 in June 2024: 21:00 to 5:00, 100 captures. */
function night(id: number, changes: Partial<Session> = {}): Session {
  const day = (of: number) => `2024-06-${String(of).padStart(2, '0')}`;
  return madeEvent(id, {
    deployment: TRAP,
    start: `${day(id)}T21:00:00`,
    end: `${day(id + 1)}T05:00:00`,
    duration: '28800.0',
    captures_count: 100,
    occurrences_count: 5,
    ...changes,
  });
}

const flagsIn = (sessions: readonly Session[], period?: [start: string, end: string]) =>
  sessionFlags(
    finish(sessionsOfDeployments(sessions)),
    () => period && { period_start: period[0], period_end: period[1] },
  ).of;

/** The kinds of each session's flags. */
function kinds(sessions: readonly Session[]): string[][] {
  const flagsOf = flagsIn(sessions);
  return sessions.map((session) => flagsOf(session).map(({ kind }) => kind));
}

/** The reasons of one session's flags. */
function reasons(sessions: readonly Session[], id: number): string[] {
  const session = sessions.find((one) => one.id === id);
  return session === undefined ? [] : flagsIn(sessions)(session).map(({ reason }) => reason());
}

test('an ordinary night has no flag', () => {
  expect(kinds([night(1), night(2)])).toEqual([[], []]);
});

/** A session of 100 captures from 21:00 on this day. */
const nightOn = (id: number, day: string) =>
  night(id, { start: `${day}T21:00:00`, end: `${day}T23:30:00`, duration: '9000.0' });
const dateReasons = (sessions: readonly Session[], period?: [start: string, end: string]) => {
  const flagsOf = flagsIn(sessions, period);
  return sessions.map((session) =>
    flagsOf(session)
      .filter(({ kind }) => kind === 'date')
      .map(({ reason }) => reason()),
  );
};

test('nights of a clock that began again, and of one that is years ahead, have an unlikely date', () => {
  const { early, future } = words.flagReasons;
  const reset = ['1970-01-01', '2000-01-01', '2009-12-31', '2010-01-01', '2024-06-10', '2066-03-01'];
  expect(dateReasons(reset.map((day, id) => nightOn(id, day)))).toEqual([
    [early('2010')],
    [early('2010')],
    [early('2010')],
    [],
    [],
    [future],
  ]);
});

test('so has a night in the future, which tomorrow is not yet', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-07-01T12:00:00') });
  try {
    const days = ['2025-07-01', '2025-07-02', '2025-07-03'];
    expect(dateReasons(days.map((day, id) => nightOn(id, day)))).toEqual([[], [], [words.flagReasons.future]]);
  } finally {
    vi.useRealTimers();
  }
});

test('and a night more than a day outside of the time for which its deployment is declared', () => {
  const days = ['2024-06-08', '2024-06-09', '2024-06-12', '2024-06-15', '2024-06-16', '2014-06-12'];
  const outside = words.flagReasons.outside('10 Jun 2024 – 14 Jun 2024');
  const sessions = days.map((day, id) => nightOn(id, day));
  expect(dateReasons(sessions, ['2024-06-10T18:00:00', '2024-06-14T08:00:00'])).toEqual([
    [outside],
    [],
    [],
    [],
    [outside],
    [outside],
  ]);
  expect(dateReasons(sessions).flat()).toEqual([]);
});

test('a session longer than 24 h is flagged, one of exactly 24 h is not', () => {
  const [day, more] = [night(1, { duration: '86400.0' }), night(10, { duration: '86401.0' })];
  expect(kinds([day, more])).toEqual([[], ['long']]);
  const long = night(10, { duration: '205200.0' });
  expect(reasons([long], 10)).toEqual([words.flagReasons.long('57 h', 1)]);
});

test('a session is long by its times, too, and says how many trap-nights it counts as', () => {
  const [hour, more] = [night(1, { end: '2024-06-02T22:00:00' }), night(3, { end: '2024-06-04T22:00:01' })];
  expect(kinds([hour, more])).toEqual([[], ['long']]);
  const nights = night(5, { end: '2024-06-08T03:00:00', duration: null });
  expect(reasons([nights], 5)).toEqual([words.flagReasons.long('54 h', 3)]);
  // Years off, as of a clock that was set within the session: not thousands of nights.
  const years = night(10, { end: '2034-06-10T21:00:00', duration: '28800.0' });
  expect(reasons([years], 10)).toEqual([words.flagReasons.longest('3652 d', 366)]);
  expect(finish(deploymentTotals([years])).get(TRAP.id)?.nights).toBe(366);
});

test('zero length and one capture are different flags', () => {
  const zero = night(1, { end: '2024-06-01T21:00:00', duration: '0.0', captures_count: 3 });
  const single = night(3, { end: '2024-06-03T21:00:00', duration: '0.0', captures_count: 1 });
  expect(kinds([zero, single, night(5, { duration: null })])).toEqual([['zero'], ['zero', 'single'], []]);
});

test('captures without occurrences are flagged; no captures and unknown numbers are not', () => {
  const sessions = [
    night(1, { occurrences_count: 0 }),
    night(3, { occurrences_count: 0, captures_count: 0 }),
    night(5, { occurrences_count: null }),
    night(7, { occurrences_count: 0, captures_count: null }),
  ];
  expect(kinds(sessions)).toEqual([['empty'], [], [], []]);
  expect(reasons(sessions, 1)[0]).toBe(words.flagReasons.empty(100));
});

test('a session is flagged whose images are not all processed, and one without occurrences says that all of them are', () => {
  const sessions = [
    night(1, { occurrences_count: 0, processed_captures_count: 0 }),
    night(3, { processed_captures_count: 40 }),
    night(5, { occurrences_count: 0, processed_captures_count: 100 }),
    night(7, { processed_captures_count: 100 }),
    night(9, { occurrences_count: 0, captures_count: 0, processed_captures_count: 0 }),
  ];
  expect(kinds(sessions)).toEqual([['unprocessed'], ['unprocessed'], ['empty'], [], []]);
  expect([1, 3, 5].flatMap((id) => reasons(sessions, id))).toEqual([
    words.flagReasons.unprocessed(100, '0'),
    words.flagReasons.unprocessed(100, '40'),
    words.flagReasons.emptyProcessed(100),
  ]);
});

test('both of two overlapping sessions are flagged, and each names the other', () => {
  const sessions = [
    night(1, { end: '2024-06-02T22:00:00' }),
    night(2),
    night(3, { deployment: { ...TRAP, id: 8 }, start: '2024-06-02T21:30:00', end: '2024-06-03T05:00:00' }),
    night(4),
  ];
  expect(kinds(sessions)).toEqual([['overlap'], ['overlap'], [], []]);
  expect(reasons(sessions, 1)).toEqual([words.flagReasons.overlap('2→3 Jun 2024')]);
  expect(reasons(sessions, 2)).toEqual([words.flagReasons.overlap('1→2 Jun 2024')]);
});

test('a session within a longer one overlaps it, even if others end in between', () => {
  const sessions = [
    night(1, { end: '2024-06-20T05:00:00' }),
    night(2),
    night(5, { start: '2024-06-05T21:00:00', end: null }),
    night(20, { start: '2024-06-20T05:00:00' }),
  ];
  expect(kinds(sessions)).toEqual([['long', 'overlap'], ['overlap'], ['overlap'], []]);
});

test('a session far from the median, by the median absolute deviation, is flagged with the numbers', () => {
  // Counts 90, 95, 100, 105, 110 twice: median 100, deviations 0 0 5 5 5 5 10 10 10 10 and 300 for the last: MAD 5.
  const counts = [90, 95, 100, 105, 110, 90, 95, 105, 110, 100, 400];
  const sessions = counts.map((captures_count, index) =>
    night(index + 1, { captures_count, start: `2024-06-${String(index + 1).padStart(2, '0')}T21:00:00` }),
  );
  expect(kinds(sessions).map((flags) => flags.length)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(reasons(sessions, 11)).toEqual([words.flagReasons.above(400, '100', '11', words.flagReasons.mad('5'))]);
});

test('reasons follow the language of the page, also those computed before', async () => {
  const sessions = [night(1, { occurrences_count: 0 })];
  const [flag] = flagsIn(sessions)(night(1));
  expect(flag?.reason()).toBe(words.flagReasons.empty(100));
  await changeLanguage('fr');
  expect(flag?.reason()).toBe(french.empty(100));
});

test('less than half of the median is flagged too, a long night is not', () => {
  const counts = [98, 99, 100, 101, 102, 98, 99, 101, 102, 100, 150, 49];
  const sessions = counts.map((captures_count, index) => night(index + 1, { captures_count }));
  expect(kinds(sessions).flatMap((flags, index) => (flags.includes('far') ? [counts[index]] : []))).toEqual([49]);
  expect(reasons(sessions, 12)[0]).toMatch(textPattern(words.flagReasons.below(49, '100', '§', '§')));
});

const withCounts = (counts: readonly (number | null)[]) =>
  counts.map((captures_count, index) => night(index + 1, { captures_count }));
const farOf = (counts: readonly (number | null)[]) => {
  const sessions = withCounts(counts);
  return kinds(sessions).flatMap((flags, index) => (flags.includes('far') ? [counts[index]] : []));
};
const EIGHT_ALIKE = Array.from({ length: 8 }, () => 100);

test('twice the median and half of it are flagged, a count between is not', () => {
  const near = [99, 99, 100, 100, 100, 100, 100, 101, 101, 101];
  expect(farOf([...near, 200, 199, 50, 51])).toEqual([200, 50]);
});

test('twice the median is not flagged where nights differ so much', () => {
  // Most nights are alike: mean deviation 800 / 12, of which 200 is 2.4 times the scaled one.
  expect(farOf([...EIGHT_ALIKE, 300, 300, 300, 300])).toEqual([]);
  expect(farOf([...EIGHT_ALIKE, 40, 40, 40, 40])).toEqual([]);
  // By the mean deviation, 30, these would not be far; by the median one, 10, they are.
  expect(farOf([90, 95, 100, 105, 110, 90, 95, 105, 110, 100, 210, 210, 210])).toEqual([210, 210, 210]);
});

test('sessions without a count are no part of the comparison', () => {
  expect(farOf([...EIGHT_ALIKE, 100, null, null, 1_000])).toEqual([1_000]);
  expect(farOf([...EIGHT_ALIKE, null, null, 1_000])).toEqual([]);
});

test('every session has its flags in the same sequence', () => {
  const sessions = [
    night(1, { end: '2024-06-05T21:00:00', duration: '345600.0', occurrences_count: 0 }),
    night(3, { end: '2024-06-03T21:00:00', duration: '0.0', captures_count: 1, occurrences_count: 0 }),
  ];
  expect(kinds(sessions)).toEqual([
    FLAG_KINDS.filter((kind) => ['long', 'overlap', 'empty'].includes(kind)),
    FLAG_KINDS.filter((kind) => ['zero', 'single', 'overlap', 'empty'].includes(kind)),
  ]);
  expect(reasons(sessions, 3)).toEqual(expect.arrayContaining([words.flagReasons.zero, words.flagReasons.single]));
});

test('a session that overlaps several names the one that began first, and of these the one with the lower id', () => {
  const until = (id: number, end: string) => night(id, { start: '2024-06-02T21:00:00', end });
  const sessions = [until(9, '2024-06-05T05:00:00'), until(8, '2024-06-04T05:00:00'), until(7, '2024-06-03T05:00:00')];
  const { long: lasting, overlap } = words.flagReasons;
  const named = [
    [lasting('56 h', 3), overlap('2→4 Jun 2024, 21:00')],
    [lasting('32 h', 2), overlap('2→3 Jun 2024, 21:00')],
    [overlap('2→4 Jun 2024, 21:00')],
  ];
  expect([9, 8, 7].map((id) => reasons(sessions, id))).toEqual(named);
  const [second, fifth, long] = [night(2), night(5), night(1, { end: '2024-06-12T05:00:00' })];
  expect(reasons([second, fifth, long], 1)).toEqual([lasting('10 d 8 h', 11), overlap('2→3 Jun 2024')]);
  expect(reasons([second, fifth, long], 5)).toEqual([overlap('1→12 Jun 2024')]);
});

test('the flags of all deployments are computed one deployment at a time, each once', () => {
  const other = { ...TRAP, id: 8 };
  const byDeployment = finish(
    sessionsOfDeployments([night(1), night(2, { deployment: other }), night(3, { deployment: { ...TRAP, id: 9 } })]),
  );
  const { of, findAll } = sessionFlags(byDeployment, () => undefined);
  of(night(2, { deployment: other }));
  expect([...findAll()]).toHaveLength(2);
  expect([...findAll()]).toHaveLength(0);
});

test('if most nights are equal the mean deviation is used, and nine nights are too few', () => {
  const alike = [...Array.from({ length: 11 }, () => 100), 1_000];
  const sessions = alike.map((captures_count, index) => night(index + 1, { captures_count }));
  // Mean deviation 900 / 12 = 75.
  expect(reasons(sessions, 12)).toEqual([
    words.flagReasons.above(1_000, '100', '12', words.flagReasons.meanDeviation('75')),
  ]);
  expect(kinds(sessions.slice(2)).at(-1)).toEqual(['far']);
  expect(kinds(sessions.slice(3))).toEqual(Array.from({ length: 9 }, () => []));
});

test('twice as many sessions of a deployment need little more than twice as many field accesses', () => {
  const accessesFor = (count: number): number => {
    let accesses = 0;
    const sessions = Array.from({ length: count }, (_, index) => {
      // Shuffled, so that they have to be sorted.
      const made = night(((index * 7_919) % count) + 1, { captures_count: 100 + (index % 7) });
      return new Proxy(made, {
        get(target, name) {
          accesses += 1;
          return Reflect.get(target, name) as unknown;
        },
      });
    });
    const flagsOf = flagsIn(sessions);
    for (const session of sessions) flagsOf(session);
    return accesses;
  };
  // n log n: 2.2 times; n²: 4 times.
  expect(accessesFor(2_000) / accessesFor(1_000)).toBeLessThan(2.6);
});
