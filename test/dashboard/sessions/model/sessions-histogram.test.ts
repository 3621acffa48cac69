import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import { sessionsHistogram } from '#dashboard/sessions/model/sessions-histogram.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeEvent } from '#test/support/made-event.ts';

/** The histogram of a session on each of these evenings; of them match those of 2024. */
function histogramOf(days: readonly string[], deployments: readonly [first: string, last: string][] = []) {
  const sessions = days.map((day, index) =>
    madeEvent(index + 1, { start: `${day}T21:00:00`, end: `${day}T23:30:00`, duration: '9000.0' }),
  );
  const matching = sessions.filter(({ start }) => start.startsWith('2024'));
  const dated = deployments.map(([first_date, last_date]) => ({ first_date, last_date }));
  const { extent, bins, outside } = finish(sessionsHistogram(sessions, matching, dated));
  return {
    extent: extent && [isoOfDay(extent.from), isoOfDay(extent.to)],
    bins: bins.map(({ whole, matching: some }) => [whole, some]),
    outside,
  };
}

test('nights before 2010 and in the future are beside the bars, which begin at the first plausible night', () => {
  const reset = ['1970-01-01', '1970-01-01', '2000-01-01', '2066-03-01'];
  expect(histogramOf(['2024-06-10', ...reset, '2024-06-10', '2024-06-12'])).toEqual({
    extent: ['2024-06-10', '2024-06-12'],
    bins: [
      [2, 2],
      [0, 0],
      [1, 1],
    ],
    outside: { before: 2, after: 1 },
  });
});

test('while sessions come, the dates of deployments that are plausible extend it', () => {
  const dates: [string, string][] = [
    ['1970-01-01', '2024-06-12'],
    ['2024-06-09', '2066-03-01'],
  ];
  expect(histogramOf(['2024-06-10'], dates)).toMatchObject({
    extent: ['2024-06-09', '2024-06-12'],
    outside: { before: 0, after: 0 },
  });
});

test('where no night is plausible, or all are, the bars have all of them', () => {
  const nothing = { before: 0, after: 0 };
  expect(histogramOf(['2005-05-01', '2005-05-03'])).toMatchObject({
    extent: ['2005-05-01', '2005-05-03'],
    outside: nothing,
  });
  expect(histogramOf(['2024-05-01', '2010-01-01']).extent).toEqual(['2010-01-01', '2024-05-01']);
  expect(histogramOf([])).toEqual({ extent: null, bins: [], outside: nothing });
});

test('a session of a clock that was set within it is cut at the first plausible night', () => {
  const session = madeEvent(1, { start: '2009-12-30T21:00:00', end: '2010-01-02T05:00:00' });
  const { extent, bins, outside } = finish(sessionsHistogram([session], [], []));
  expect(extent).toEqual({ from: dayOfIso('2010-01-01'), to: dayOfIso('2010-01-01') });
  expect([bins, outside]).toEqual([[{ whole: 1, matching: 0 }], { before: 2, after: 0 }]);
});
