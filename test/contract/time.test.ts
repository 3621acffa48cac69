import { isMainThread } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import {
  calendarDate,
  dayNumber,
  dayOfIso,
  formatTimestamp,
  isoOfDay,
  parseDate,
  parseTimestamp,
  timestamp,
  wallClockMs,
  wallSeconds,
  wholeSecondTimestamp,
} from '#contract/time.ts';

const ownZone = process.env['TZ'];
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

// The mutants run in threads, whose time zone cannot be changed.
test.runIf(isMainThread)('the time zone of this process can be changed, which the tests below rely on', () => {
  const offsets = ['America/Montreal', 'Europe/Copenhagen', 'Asia/Tokyo'].map((zone) => {
    process.env['TZ'] = zone;
    return new Date('2024-06-12T00:00:00Z').getTimezoneOffset();
  });
  expect(offsets).toEqual([240, -120, -540]);
});

describe.each(['America/Montreal', 'Europe/Copenhagen', 'Asia/Tokyo', 'UTC'])('with the viewer in %s', (zone) => {
  const within = <Result>(read: () => Result): Result => {
    process.env['TZ'] = zone;
    return read();
  };

  test('a timestamp is parsed to the digits it has (1)', () => {
    expect(within(() => parseTimestamp('2024-06-12T21:04:05.123456'))).toEqual({
      year: 2024,
      month: 6,
      day: 12,
      hour: 21,
      minute: 4,
      second: 5.123456,
    });
  });

  test.each(['2024-03-10T02:30:00', '2024-11-03T01:30:00', '2024-03-31T02:30:00', '2024-10-27T02:30:00'])(
    'an hour that a clock change skips or repeats is unchanged: %s (1)',
    (text) => {
      const [hour, minute] = [Number(text.slice(11, 13)), Number(text.slice(14, 16))];
      expect(within(() => parseTimestamp(text))).toMatchObject({ day: Number(text.slice(8, 10)), hour, minute });
    },
  );

  test('a date is parsed to the digits it has (1)', () => {
    expect(within(() => parseDate('2024-01-01'))).toEqual({ year: 2024, month: 1, day: 1 });
    expect(within(() => parseDate('1999-12-31'))).toEqual({ year: 1999, month: 12, day: 31 });
  });

  test('day numbers have no gaps across clock changes and new year', () => {
    const day = (text: string) => within(() => dayNumber(parseDate(text) ?? { year: 0, month: 0, day: 0 }));
    expect(day('1970-01-01')).toBe(0);
    expect(day('2024-03-11') - day('2024-03-10')).toBe(1);
    expect(day('2024-10-28') - day('2024-10-27')).toBe(1);
    expect(day('2025-01-01') - day('2024-12-31')).toBe(1);
    expect(day('2025-01-01') - day('2024-01-01')).toBe(366);
  });
});

test.each(['2024-02-29', '2000-02-29', '2023-02-28', '2024-04-30', '2024-12-31'])('%s is a date (1)', (text) => {
  expect(parseDate(text)).not.toBeNull();
  expect(calendarDate.safeParse(text).success).toBe(true);
});

test.each([
  '2023-02-29',
  '1900-02-29',
  '2024-02-30',
  '2024-04-31',
  '2024-13-01',
  '2024-00-10',
  '2024-06-00',
  '2024-06-32',
  '2024-6-12',
  '24-06-12',
  '02024-06-12',
  '2024/06/12',
  '20240612',
  '2024-06-12T00:00:00',
  ' 2024-06-12',
  '2024-06-12\n',
  '٢٠٢٤-٠٦-١٢',
  '',
])('%j is not a date (1)', (text) => {
  expect(parseDate(text)).toBeNull();
  expect(calendarDate.safeParse(text).success).toBe(false);
});

test.each(['2024-02-29T23:59:59', '2024-06-12T00:00:00.0', '2024-06-12T00:00:00.000001', '2024-06-12T23:59:59.999999'])(
  '%s is a timestamp (1)',
  (text) => {
    expect(parseTimestamp(text)).not.toBeNull();
    expect(timestamp.safeParse(text).success).toBe(true);
  },
);

test.each([
  '2024-06-12T21:04:05Z',
  '2024-06-12T21:04:05z',
  '2024-06-12T21:04:05.123456Z',
  '2024-06-12T21:04:05+00:00',
  '2024-06-12T21:04:05-05:00',
  '2024-06-12T21:04:05+0200',
  '2024-06-12T21:04:05 Europe/Copenhagen',
  '2023-02-29T21:04:05',
  '2024-06-12T24:00:00',
  '2024-06-12T21:60:00',
  '2024-06-12T21:04:60',
  '2024-06-12T21:04:60.5',
  '2024-06-12T21:04',
  '2024-06-12 21:04:05',
  '2024-06-12T21:04:05.',
  '2024-06-12T21:04:05.1234567',
  '2024-06-12T21:04:05,5',
  '2024-06-12',
  '2024-06-12T21:04:05\n',
  '',
])('%j is not a timestamp without zone (1)', (text) => {
  expect(parseTimestamp(text)).toBeNull();
  expect(timestamp.safeParse(text).success).toBe(false);
});

test('a timestamp of whole seconds has no fraction, not even of zero (1)', () => {
  expect(wholeSecondTimestamp.safeParse('2024-06-12T21:04:05').success).toBe(true);
  for (const text of ['2024-06-12T21:04:05.0', '2024-06-12T21:04:05.000000', '2024-06-12T21:04:05.5']) {
    expect(wholeSecondTimestamp.safeParse(text).success).toBe(false);
  }
});

test('a value that is not text is neither a date nor a timestamp', () => {
  for (const value of [20_240_612, null, undefined, {}, ['2024-06-12'], true]) {
    expect(calendarDate.safeParse(value).success).toBe(false);
    expect(timestamp.safeParse(value).success).toBe(false);
  }
});

test('a day number is written as its date, and read back', () => {
  for (const date of ['0004-02-29', '1969-12-31', '2024-06-12', '9999-12-31'])
    expect(isoOfDay(dayOfIso(date) ?? 0.5)).toBe(date);
  expect([dayOfIso('1970-01-02'), dayOfIso('2024-02-30'), dayOfIso('')]).toEqual([1, null, null]);
});

test('seconds of a wall clock are read back from their timestamp', () => {
  expect([0, 1_718_226_245].map((seconds) => wallSeconds(formatTimestamp(seconds)))).toEqual([0, 1_718_226_245]);
  expect([wallSeconds('2024-06-12T21:04:05.5'), wallSeconds('yesterday')]).toEqual([1_718_226_245.5, Number.NaN]);
});

test.each<[string, number | null]>([
  ['1970-01-01T00:00:00', 0],
  ['1970-01-01T00:00:01.5', 1_500],
  ['1970-01-01T00:02:00', 120_000],
  ['1970-01-01T03:00:00', 10_800_000],
  ['1970-01-03T00:00:00', 172_800_000],
  ['1970-01-02T01:01:01', 90_061_000],
  ['2024-06-12T21:04:05.25', 1_718_226_245_250],
])('a clock that shows %s shows %d ms since 1970', (text, milliseconds) => {
  const time = parseTimestamp(text);
  expect(time && wallClockMs(time)).toBe(milliseconds);
});

test('the years before 100 are parsed like others', () => {
  expect(parseDate('0004-02-29')).toEqual({ year: 4, month: 2, day: 29 });
  expect(dayNumber({ year: 1, month: 1, day: 1 })).toBe(-719_162);
});
