import { expect, test } from 'vitest';
import { rangeText } from '#dashboard/chart/day-range.ts';
import { dayTicks, monthAround, monthTicks } from '#dashboard/chart/day-ticks.ts';
import { dayOfIso, isoOfDay } from '#contract/time.ts';

const day = (text: string) => dayOfIso(text) ?? Number.NaN;
const ticks = (from: string, to: string, most: number) =>
  dayTicks(day(from), day(to), most).map((tick) => `${isoOfDay(tick.day)} ${tick.text}`);

test('each month has a tick if it fits, and January shows the year', () => {
  expect(ticks('2024-11-15', '2025-02-10', 6)).toEqual(['2024-12-01 Dec', '2025-01-01 2025', '2025-02-01 Feb']);
});

test('with less width ticks are quarterly, yearly, two-yearly', () => {
  expect(ticks('2023-01-10', '2025-12-31', 14)).toEqual([
    '2023-04-01 Apr',
    '2023-07-01 Jul',
    '2023-10-01 Oct',
    '2024-01-01 2024',
    '2024-04-01 Apr',
    '2024-07-01 Jul',
    '2024-10-01 Oct',
    '2025-01-01 2025',
    '2025-04-01 Apr',
    '2025-07-01 Jul',
    '2025-10-01 Oct',
  ]);
  expect(ticks('2023-01-10', '2026-12-31', 4)).toEqual(['2024-01-01 2024', '2025-01-01 2025', '2026-01-01 2026']);
  expect(ticks('2001-06-01', '2020-06-01', 5)).toEqual([
    '2004-01-01 2004',
    '2008-01-01 2008',
    '2012-01-01 2012',
    '2016-01-01 2016',
    '2020-01-01 2020',
  ]);
});

test('on a year-less axis January is an ordinary month', () => {
  const months = monthTicks(day('2000-01-01'), day('2000-12-31'), 4);
  expect(months.map(({ text, isYear }) => [text, isYear])).toEqual([
    ['Jan', false],
    ['Apr', false],
    ['Jul', false],
    ['Oct', false],
  ]);
});

test("a month's range is limited by the days shown", () => {
  const extent = { from: day('2024-02-10'), to: day('2024-12-15') };
  const month = (text: string) => rangeText(monthAround(day(text), extent));
  expect(month('2024-06-12')).toBe('1 Jun 2024 – 30 Jun 2024');
  expect(month('2024-02-20')).toBe('10 Feb 2024 – 29 Feb 2024');
  expect(month('2024-12-01')).toBe('1 Dec 2024 – 15 Dec 2024');
  expect(rangeText({ from: day('2024-02-29'), to: day('2024-02-29') })).toBe('29 Feb 2024');
});
