import { expect, test } from 'vitest';
import { yearsOf } from '#dashboard/sessions/calendar/calendar-years.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';

test.each<[string, [first: string | null, last: string | null], number[], number[]]>([
  ['of the dates, before there are nights', ['2022-06-01', '2024-09-01'], [], [2024, 2023, 2022]],
  ['of a clock that began again: one row', ['1970-01-01', '2024-06-11'], [1970, 2023, 2024], [2024, 2023, 1970]],
  ['of nights in the future: one row', ['2000-01-01', '2066-03-01'], [2000, 2024, 2066], [2066, 2024, 2000]],
  ['of a trap of another time', ['2003-06-01', '2005-06-01'], [2003, 2005], [2005, 2004, 2003]],
  ['of no night', [null, null], [], []],
])('the years of a trap’s calendar %s', (_what, [first_date, last_date], known, years) => {
  expect(yearsOf(madeDeployment(1, { first_date, last_date }), known)).toEqual(years);
});
