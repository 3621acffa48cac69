import { describe, expect, test } from 'vitest';
import { inOrderTaken } from '#dashboard/night/captures/in-order-taken.ts';
import { binChoices, fittingBinSeconds, nightBins } from '#dashboard/night/session/night-bins.ts';
import { clockChangeText, clockSetBack } from '#dashboard/night/session/night-clock-change.ts';
import { clockText } from '#dashboard/ui/text/clock-text.ts';
import { dayOfClock, secondsOf } from '#dashboard/sessions/model/night-clock.ts';
import { neighboursOf } from '#dashboard/night/session/session-neighbours.tsx';
import { pausesOf, pauseSeconds, usualInterval } from '#dashboard/night/session/night-pauses.ts';
import { stretchTimes, stretchWords, tickText } from '#dashboard/night/session/night-words.ts';
import { madeCapture, madeSession } from '#test/dashboard/sessions/night-service.ts';
import { words } from '#test/words.ts';

const at = (...timestamps: string[]) => Float64Array.from(timestamps, (timestamp) => secondsOf(timestamp));
const MINUTE = 60;
const DAY = 86_400;

describe('the trap’s clock', () => {
  test('a timestamp converts to seconds of that clock and back to the same digits', () => {
    const seconds = secondsOf('2024-06-13T02:04:09');
    expect(seconds).toBe(Date.UTC(2024, 5, 13, 2, 4, 9) / 1_000);
    expect(clockText(seconds)).toBe('02:04');
    expect(clockText(seconds, { withSeconds: true })).toBe('02:04:09');
    expect(dayOfClock(seconds)).toBe('13 Jun 2024');
  });

  test('dates before 1970, from a clock that lost its battery, convert too', () => {
    const seconds = secondsOf('1969-12-31T23:59:58');
    expect(seconds).toBe(-2);
    expect(clockText(seconds, { withSeconds: true })).toBe('23:59:58');
    expect(dayOfClock(seconds)).toBe('31 Dec 1969');
  });
});

describe('bins of a night', () => {
  test('count captures and their detections, including empty stretches', () => {
    const taken = at('2024-06-12T22:03:00', '2024-06-12T22:09:59', '2024-06-12T22:31:00');
    const bins = nightBins(taken, [2, null, null], 10 * MINUTE);
    expect(bins.starts.map((start) => clockText(start))).toEqual(['22:00', '22:10', '22:20', '22:30']);
    expect(bins.captures).toEqual([2, 0, 0, 1]);
    // Unknown is not zero: the second capture has no number, and an empty stretch has none.
    expect(bins.detections).toEqual([2, null, null, null]);
  });

  test('start at divisions of the clock, also before 1970', () => {
    const bins = nightBins(at('1969-12-31T23:58:00', '1970-01-01T00:01:00'), [0, 0], 5 * MINUTE);
    expect(bins.starts).toEqual([-5 * MINUTE, 0]);
    expect(bins.captures).toEqual([1, 1]);
  });

  test('without captures there are none', () => {
    expect(nightBins(new Float64Array(), [], 600)).toMatchObject({ starts: [], captures: [], detections: [] });
  });

  test.each([
    { hours: 14, everyMinutes: 1, minutes: 10 },
    { hours: 8, everyMinutes: 1, minutes: 5 },
    { hours: 1, everyMinutes: 0.1, minutes: 1 },
    // Nine minutes between two captures: bars of ten would alternate between one and two captures.
    { hours: 8, everyMinutes: 9, minutes: 30 },
    { hours: 10, everyMinutes: 60, minutes: 30 },
    { hours: 72, everyMinutes: 10, minutes: 60 },
    { hours: 24 * 90, everyMinutes: 1, minutes: 1_440 },
  ])('$hours h with a capture every $everyMinutes min fit bars of $minutes min', ({ hours, everyMinutes, minutes }) => {
    expect(fittingBinSeconds(hours * 3_600, everyMinutes * MINUTE)).toBe(minutes * MINUTE);
  });

  test('for a clock that was reset, so that a “night” lasts decades, the number of bars is limited', () => {
    const seconds = fittingBinSeconds(54 * 365 * DAY, 60);
    expect((54 * 365 * DAY) / seconds).toBeLessThanOrEqual(120);
    expect(seconds % DAY).toBe(0);
  });

  test('the lengths offered give at most 1,500 bars and no bar longer than the night', () => {
    expect(binChoices(8 * 3_600)).toEqual([1, 2, 5, 10, 15, 30, 60, 180, 360]);
    expect(binChoices(90 * DAY)[0]).toBe(180);
  });

  test('are described by their times, the day in sessions of several days, and their counts', () => {
    const { detections, detectionsAt, detectionsUnknown, noCapturesAt } = words.sessionPage;
    const bins = nightBins(at('2024-06-12T22:03:00', '2024-06-12T22:25:00'), [1, 4], 10 * MINUTE);
    expect(stretchWords(bins, 0, { withDetections: true }, words.sessionPage)).toBe(
      detectionsAt('22:00–22:10', 1, detections(1)),
    );
    expect(stretchWords(bins, 1, { withDetections: true }, words.sessionPage)).toBe(noCapturesAt('22:10–22:20'));
    expect(stretchTimes(bins, 2, true)).toBe('12 Jun, 22:20–22:30');
    const days = nightBins(at('2024-06-12T22:03:00'), [null], DAY);
    expect(stretchWords(days, 0, { withDetections: true }, words.sessionPage)).toBe(
      detectionsAt('12 Jun 2024', 1, detectionsUnknown),
    );
    const weeks = nightBins(at('2024-06-12T22:03:00'), [null], 7 * DAY);
    expect(stretchTimes(weeks, 0, true)).toBe('6 Jun–12 Jun 2024');
  });

  test('ticks have the date at midnight and at the first', () => {
    const midnight = secondsOf('2024-06-13T00:00:00');
    expect(tickText(midnight, 3_600, false)).toBe('00:00\n13 Jun');
    expect(tickText(midnight - 3_600, 3_600, false)).toBe('23:00');
    expect(tickText(midnight - 3_600, 3_600, true)).toBe('23:00\n12 Jun');
    expect(tickText(midnight, DAY, false)).toBe('13 Jun');
  });
});

describe('pauses', () => {
  test('are stretches without a capture of half an hour, or of five usual intervals', () => {
    const taken = at('2024-06-12T22:00:00', '2024-06-12T22:01:00', '2024-06-12T22:31:00', '2024-06-12T22:32:00');
    expect(usualInterval(taken)).toBe(MINUTE);
    expect(pauseSeconds(MINUTE)).toBe(30 * MINUTE);
    expect(pauseSeconds(20 * MINUTE)).toBe(100 * MINUTE);
    expect(pausesOf(taken, 30 * MINUTE)).toEqual([{ from: taken[1], to: taken[2] }]);
    expect(pausesOf(taken, 31 * MINUTE)).toEqual([]);
  });

  test('without an interval, the usual interval is unknown', () => {
    expect(usualInterval(new Float64Array())).toBeNull();
    expect(usualInterval(at('2024-06-12T22:00:00', '2024-06-12T22:00:00'))).toBeNull();
  });
});

describe('sorting', () => {
  test('captures are sorted by time, equal times by id', () => {
    const records = [
      madeCapture(1, { timestamp: '2024-06-12T23:00:00' }),
      madeCapture(2, { timestamp: '2024-06-12T22:00:00' }),
      madeCapture(3, { timestamp: '2024-06-12T22:00:00' }),
    ];
    expect(inOrderTaken(records, 0).map(({ id }) => id)).toEqual([2, 3, 1]);
  });

  test('in the night in which the clock is set back, the repeated hour is not mixed', () => {
    const records = ['01:30', '01:50', '01:10', '01:40', '02:10'].map((time, index) =>
      madeCapture(index + 1, { timestamp: `2024-11-03T${time}:00` }),
    );
    expect(inOrderTaken(records, 3_600).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(inOrderTaken(records, 0).map(({ id }) => id)).toEqual([3, 1, 4, 2, 5]);
    // A step back by more than the clock change: here the ids do not follow time.
    const far = [records[4], records[0]].flatMap((record, index) =>
      record === undefined ? [] : madeCapture(index, { timestamp: record.timestamp }),
    );
    expect(inOrderTaken(far, 600).map(({ id }) => id)).toEqual([1, 0]);
  });

  test('previous and next are sessions of the same deployment, by start and id', () => {
    const sessions = [
      madeSession(5, { start: '2024-06-14T22:00:00' }),
      madeSession(9, { start: '2024-06-12T22:00:00' }),
      madeSession(7, { start: '2024-06-12T22:00:00' }),
    ];
    const middle = neighboursOf(9, sessions);
    expect([middle.previous?.id, middle.position, middle.next?.id]).toEqual([7, 2, 5]);
    expect(neighboursOf(7, sessions)).toMatchObject({ previous: null, position: 1 });
    expect(neighboursOf(1, sessions)).toEqual({ previous: null, next: null, position: 0 });
  });
});

describe('a clock that was set', () => {
  const night = { start: '2025-11-01T19:12:00', end: '2025-11-02T08:12:00' };
  test.each([
    { duration: '50400.0', setBack: 3_600, text: words.sessionPage.clockBack('1 h') },
    { duration: '43200.0', setBack: -3_600, text: words.sessionPage.clockForward('1 h') },
    { duration: '40000.0', setBack: -6_800, text: words.sessionPage.clockMore('1 h 53 min') },
  ])('is told by the duration: $duration s over 13 h of the clock', ({ duration, setBack, text }) => {
    expect(clockSetBack({ ...night, duration })).toBe(setBack);
    expect(clockChangeText(words.sessionPage, { ...night, duration })).toBe(text);
  });

  test('is not noted for a few seconds, nor where end or duration are unknown', () => {
    expect(clockChangeText(words.sessionPage, { ...night, duration: '46805.0' })).toBeNull();
    expect(clockSetBack({ ...night, end: null, duration: '1.0' })).toBeNull();
    expect(clockChangeText(words.sessionPage, { ...night, duration: null })).toBeNull();
  });
});
