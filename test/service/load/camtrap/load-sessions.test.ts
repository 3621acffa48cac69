import { formatTimestamp } from '#contract/time.ts';
import { describe, expect, test } from 'vitest';
import { CamtrapSessions, sessionAt } from '#service/load/camtrap/camtrap-sessions.ts';
import { parseCamtrapTime, type CamtrapTime } from '#service/load/camtrap/camtrap-time.ts';

function at(text: string): CamtrapTime {
  const time = parseCamtrapTime(text);
  if (time === null) throw new Error(`${text} is no time`);
  return time;
}

function camtrapSessions(times: readonly CamtrapTime[], gapHours: number) {
  const found = new CamtrapSessions(gapHours);
  for (const time of times) found.add(time);
  return found.sessions();
}

const spans = (times: readonly CamtrapTime[], gapHours = 4) =>
  camtrapSessions(times, gapHours).map(({ first, last }) => [
    formatTimestamp(first.wallSeconds),
    formatTimestamp(last.wallSeconds),
  ]);

describe('the times of a Camtrap DP', () => {
  test.each([
    ['2024-06-12T21:04:05Z', '2024-06-12T21:04:05', 0],
    ['2024-06-12T21:04:05+02:00', '2024-06-12T21:04:05', -2],
    ['2024-06-12T21:04:05.123-0430', '2024-06-12T21:04:05', 4.5],
    ['2024-06-12 21:04:05', '2024-06-12T21:04:05', 0],
  ])('%s keeps its digits', (text, digits, hoursToUtc) => {
    const time = at(text);
    expect(formatTimestamp(time.wallSeconds)).toBe(digits);
    expect((time.instantMs / 1_000 - time.wallSeconds) / 3_600).toBe(hoursToUtc);
  });

  test.each(['', '2024-06-12', '2024-02-30T21:04:05Z', '2024-06-12T24:04:05Z', '12.06.2024 21:04', 'now'])(
    '"%s" is not one',
    (text) => {
      expect(parseCamtrapTime(text)).toBe(null);
    },
  );
});

describe('sessions', () => {
  test('start after more than the gap, not after exactly the gap, however captures are sorted', () => {
    const times = ['2024-06-13T06:00:01Z', '2024-06-12T22:00:00Z', '2024-06-13T02:00:00Z'].map(at);
    expect(spans(times)).toEqual([
      ['2024-06-12T22:00:00', '2024-06-13T02:00:00'],
      ['2024-06-13T06:00:01', '2024-06-13T06:00:01'],
    ]);
    expect(spans([])).toEqual([]);
  });

  test('measure elapsed time, not the wall clock, on the night of a clock change', () => {
    const times = ['2024-10-26T22:00:00+02:00', '2024-10-27T02:00:00+02:00', '2024-10-27T02:00:00+01:00'].map(at);
    const [session] = camtrapSessions(times, 4);
    expect((session?.last.instantMs ?? 0) - (session?.first.instantMs ?? 0)).toBe(5 * 3_600_000);
  });

  test('of a camera that never pauses are split at noon', () => {
    const start = at('2024-06-12T20:00:00Z');
    const hourly = Array.from({ length: 60 }, (_, hour) => ({
      instantMs: start.instantMs + hour * 3_600_000,
      wallSeconds: start.wallSeconds + hour * 3_600,
      fraction: '',
    }));
    expect(spans(hourly)).toEqual([
      ['2024-06-12T20:00:00', '2024-06-13T11:00:00'],
      ['2024-06-13T12:00:00', '2024-06-14T11:00:00'],
      ['2024-06-14T12:00:00', '2024-06-15T07:00:00'],
    ]);
    // A night of a trap in Japan, in UTC, must not be split.
    expect(spans(hourly.slice(0, 20))).toHaveLength(1);
  });

  test('are found by a time within them', () => {
    const sessions = camtrapSessions(
      ['2024-06-12T22:00:00Z', '2024-06-12T23:00:00Z', '2024-06-13T22:00:00Z'].map(at),
      4,
    );
    expect(sessionAt(sessions, at('2024-06-12T22:30:00Z').instantMs)).toBe(sessions[0]);
    expect(sessionAt(sessions, at('2024-06-13T22:00:00Z').instantMs)).toBe(sessions[1]);
    expect(sessionAt(sessions, at('2024-06-13T12:00:00Z').instantMs)).toBe(undefined);
    expect(sessionAt(sessions, at('2024-06-14T12:00:00Z').instantMs)).toBe(undefined);
  });
});
