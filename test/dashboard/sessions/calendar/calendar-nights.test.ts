import { expect, test } from 'vitest';
import { calendarMonths } from '#dashboard/sessions/calendar/calendar-months.ts';
import { finish } from '#dashboard/work/slices.ts';
import { calendarNights } from '#dashboard/sessions/calendar/calendar-nights.ts';
import { calendarPicture } from '#dashboard/sessions/calendar/calendar-picture.ts';
import { calendarCellText } from '#dashboard/sessions/calendar/calendar-words.ts';
import { sessionsHistogram } from '#dashboard/sessions/model/sessions-histogram.ts';
import { nightsExtent, nightsOf } from '#dashboard/sessions/model/sessions-nights.ts';
import type { Event as Session } from '#contract/records/event.ts';
import { deploymentTotals } from '#dashboard/findings/deployment-totals.ts';
import { dayOfIso } from '#contract/time.ts';
import { madeDeployment, madeProjectSummary } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { words } from '#test/words.ts';

const day = (text: string) => dayOfIso(text) ?? Number.NaN;

function session(id: number, deployment: number, start: string, changes: Partial<Session> = {}): Session {
  return madeEvent(id, {
    deployment: { id: deployment, name: `Trap ${deployment}`, details: '', user_permissions: [] },
    start,
    day: start.slice(0, 10),
    duration: '3600.0',
    captures_count: 10,
    occurrences_count: 4,
    taxa_count: 3,
    ...changes,
  });
}

const sessions = [
  session(1, 4, '2024-06-12T21:00:00', { captures_count: 312 }),
  // The same trap and the same night, after midnight.
  session(2, 4, '2024-06-13T01:00:00', { captures_count: 8, taxa_count: 5 }),
  session(3, 4, '2024-06-20T21:00:00', { captures_count: 0 }),
  session(4, 10, '2024-06-12T21:00:00', { captures_count: null }),
  session(5, 2, '2024-07-01T21:00:00', { duration: '0.0', captures_count: 1 }),
];
const deployments = [2, 4, 10, 11].map((id) => madeDeployment(id));
const whole = finish(calendarNights(sessions, deployments, null));
const { rows } = whole;

/** The values of each row's cells. */
const values = (...of: Parameters<typeof calendarPicture>) =>
  finish(calendarPicture(...of)).matrix.map(({ cells }) => cells.map(({ value }) => value));

test('deployments are sorted by name, including those without a session, with the sessions of a night together', () => {
  expect(rows.map(({ name }) => name)).toEqual(['Trap 2', 'Trap 4', 'Trap 10', 'Trap 11']);
  expect(rows[1]?.nights.map(({ night, sessions: ofNight }) => [night, ofNight.map(({ id }) => id)])).toEqual([
    [day('2024-06-12'), [1, 2]],
    [day('2024-06-20'), [3]],
  ]);
  expect(rows[3]?.nights).toEqual([]);
});

test('with filters, only deployments with matching sessions are rows, and the calendar starts at their nights', () => {
  const late = finish(calendarNights(sessions, deployments, sessions.slice(4)));
  expect(late.rows.map(({ id }) => id)).toEqual([2]);
  expect(late.startDay).toBe(day('2024-07-01'));
  expect(late.extent).toEqual({ from: day('2024-06-12'), to: day('2024-07-01') });
  const early = finish(calendarNights(sessions, deployments, sessions.slice(2, 3)));
  expect(early.rows.map(({ id }) => id)).toEqual([4]);
  expect(early.startDay).toBe(day('2024-06-20'));
});

test('deployments are grouped by project, and an unlisted deployment gets a row', () => {
  const other = madeDeployment(3, { project: madeProjectSummary(2, 'A project before') });
  const mixed = finish(
    calendarNights([...sessions, session(6, 99, '2024-06-12T21:00:00')], [...deployments, other], null),
  ).rows;
  expect(mixed.map(({ id }) => id)).toEqual([99, 3, 2, 4, 10, 11]);
});

test('a night’s counts are sums, its taxa the maximum of a session, its rate over all hours; unknown stays unknown', () => {
  expect(values(whole, 'captures_count')).toEqual([[1], [320, 0], [null], []]);
  expect(values(whole, 'taxa_count')).toEqual([[3], [5, 3], [3], []]);
  expect(values(whole, 'captures_per_hour')).toEqual([[null], [160, 0], [null], []]);
});

test('each kind of cell has its own words', () => {
  const { counts, inAll, nightOf, noneSoFar, noSession, unknown } = words.calendar;
  const captures = counts.captures_count;
  const say = (row: number, date: string, isWhole = true) =>
    calendarCellText(rows[row], day(date), 'captures_count', isWhole);
  expect(say(1, '2024-06-20')).toBe(nightOf('Trap 4', '20→21 Jun 2024', captures(0)));
  expect(say(1, '2024-06-12')).toBe(nightOf('Trap 4', '12→13 Jun 2024', inAll(captures(320), 2)));
  expect(say(1, '2024-06-13')).toBe(nightOf('Trap 4', '13→14 Jun 2024', noSession));
  expect(say(1, '2024-06-13', false)).toBe(nightOf('Trap 4', '13→14 Jun 2024', noneSoFar));
  expect(say(2, '2024-06-12')).toBe(nightOf('Trap 10', '12→13 Jun 2024', unknown('Captures')));
  expect(say(0, '2024-07-01')).toBe(nightOf('Trap 2', '1→2 Jul 2024', captures(1)));
});

test('a session of several nights is in each of them, with its rate; its counts are of all of them together', () => {
  const long = session(6, 4, '2024-06-28T21:00:00', {
    end: '2024-07-01T02:00:00',
    duration: String(53 * 3_600),
    captures_count: 106,
    taxa_count: 7,
  });
  const withLong = finish(calendarNights([...sessions, long], deployments, null));
  const [, row] = withLong.rows;
  expect(row?.nights.map(({ night, sessions: of }) => [night, of.map(({ id }) => id)]).slice(2)).toEqual(
    ['2024-06-28', '2024-06-29', '2024-06-30'].map((date) => [day(date), [6]]),
  );
  expect(values(withLong, 'captures_count')[1]).toEqual([320, 0, null, null, null]);
  expect(values(withLong, 'captures_per_hour')[1]).toEqual([160, 0, 2, 2, 2]);
  const { counts, nightOf, ofLong, perHour } = words.calendar;
  const say = (metric: 'captures_count' | 'taxa_count' | 'captures_per_hour') =>
    calendarCellText(row, day('2024-06-30'), metric, true);
  const on = (what: string) => nightOf('Trap 4', '30 Jun→1 Jul 2024', what);
  expect(say('captures_count')).toBe(on(ofLong(counts.captures_count(106), 3)));
  expect(say('taxa_count')).toBe(on(ofLong(counts.taxa_count(7), 3)));
  expect(say('captures_per_hour')).toBe(on(ofLong(perHour('2.00'), 3)));
  // The session is in June with all of its nights.
  const months = calendarMonths(withLong.rows, 'captures_count').byRow[1];
  expect(months?.get(2_024 * 12 + 5)).toEqual({ nights: 5, value: 426 });
  // Its last night is the last of all.
  const alone = finish(calendarNights([long], deployments, null));
  expect(alone.extent).toEqual({ from: day('2024-06-28'), to: day('2024-06-30') });
  const across = { ...long, start: '2024-06-30T21:00:00', end: '2024-07-02T02:00:00' };
  const halves = calendarMonths(finish(calendarNights([across], deployments, null)).rows, 'captures_count').byRow[1];
  expect([...(halves?.values() ?? [])]).toEqual([
    { nights: 1, value: null },
    { nights: 1, value: null },
  ]);
});

test('taxa of a night with two sessions are at least the most of one of them', () => {
  expect(calendarCellText(rows[1], day('2024-06-12'), 'taxa_count', true)).toBe(
    words.calendar.nightOf('Trap 4', '12→13 Jun 2024', words.calendar.atLeast(words.calendar.counts.taxa_count(5), 2)),
  );
});

test('nights left out by filters differ from empty ones, and deployments without matching sessions have no row', () => {
  const left = finish(calendarNights(sessions, deployments, sessions.slice(0, 1)));
  const kept = left.rows;
  expect(kept.map(({ name }) => name)).toEqual(['Trap 4']);
  expect(values(left, 'captures_count')).toEqual([[312, 'left out']]);
  expect(calendarCellText(kept[0], day('2024-06-20'), 'captures_count', true)).toBe(
    words.calendar.nightOf('Trap 4', '20→21 Jun 2024', words.calendar.sessionsLeftOut(1)),
  );
});

test('the table by month counts nights and sums known values', () => {
  const { months, byRow } = calendarMonths(rows, 'captures_count');
  expect(months).toEqual([2_024 * 12 + 5, 2_024 * 12 + 6]);
  expect(byRow.map((ofRow) => Object.fromEntries(ofRow))).toEqual([
    { [2_024 * 12 + 6]: { nights: 1, value: 1 } },
    { [2_024 * 12 + 5]: { nights: 2, value: 320 } },
    { [2_024 * 12 + 5]: { nights: 1, value: null } },
    {},
  ]);
});

test('bars span a night, a week or longer, and count every session once', () => {
  expect(nightsExtent(finish(nightsOf(sessions)))).toEqual({ from: day('2024-06-12'), to: day('2024-07-01') });
  const nightly = finish(sessionsHistogram(sessions, sessions.slice(0, 2), []));
  expect(nightly.binDays).toBe(1);
  expect(nightly.bins).toHaveLength(20);
  expect(nightly.bins[0]).toEqual({ whole: 3, matching: 2 });
  // While not all are loaded, the deployments' dates extend the nights.
  const seasons = finish(
    sessionsHistogram(sessions, sessions, [
      { first_date: '2022-01-01', last_date: null },
      { first_date: null, last_date: '2024-12-31' },
    ]),
  );
  expect(seasons.extent).toEqual({ from: day('2022-01-01'), to: day('2024-12-31') });
  expect(seasons.binDays).toBe(7);
  expect(seasons.bins.reduce((sum, bin) => sum + bin.whole, 0)).toBe(sessions.length);
  expect(nightsExtent(finish(nightsOf([])))).toBeNull();
  expect(whole.startDay).toBe(day('2024-06-20'));
});

test('subtotals count each night once, and a sum with an unknown part is unknown', () => {
  const totals = finish(deploymentTotals(sessions));
  expect(totals.get(4)).toEqual({
    sessions: 3,
    nights: 2,
    captures: 320,
    detections: sessions.slice(0, 3).reduce((sum, { detections_count }) => sum + (detections_count ?? 0), 0),
    occurrences: 12,
    looks: { any: 12, said: 0, person: 0 },
    hours: 3,
    processed: { nights: 2, occurrences: 12 },
    firstNight: day('2024-06-12'),
    lastNight: day('2024-06-20'),
  });
  expect(totals.get(10)).toMatchObject({ sessions: 1, captures: null, occurrences: 4 });
  expect(totals.has(11)).toBe(false);
});
