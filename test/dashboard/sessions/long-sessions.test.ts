import { describe, expect, test } from 'vitest';
import type { Event as Session } from '#contract/records/event.ts';
import { dayOfIso } from '#contract/time.ts';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { nightsRequest } from '#dashboard/findings/nights/nights-request.ts';
import { columnFacet } from '#dashboard/list/filters/column-facet.ts';
import { matchingRecords } from '#dashboard/list/filters/matching-records.ts';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import { sessionsList } from '#dashboard/sessions/lists/sessions-list.ts';
import { NO_CONTEXT } from '#dashboard/sessions/model/session-context.ts';
import { sessionsHistogram } from '#dashboard/sessions/model/sessions-histogram.ts';
import { sessionsFound } from '#dashboard/shell/palette/sessions-found.ts';
import { finish } from '#dashboard/work/slices.ts';
import { madeDeployment } from '#test/support/made-deployment.ts';
import { madeEvent } from '#test/support/made-event.ts';
import { words } from '#test/words.ts';

const session = (id: number, start: string, end: string): Session =>
  madeEvent(id, { deployment: { id: 4, name: 'Heath', details: '', user_permissions: [] }, start, end });

/** Of three nights, 30 Jun to 2 Jul; after it one that starts after midnight, of the night 4→5 Jul. */
const sessions = [
  session(1, '2024-06-30T21:00:00', '2024-07-03T03:00:00'),
  session(2, '2024-07-05T00:30:00', '2024-07-05T02:40:00'),
];

describe('a session of several nights', () => {
  const list = sessionsList(NO_CONTEXT, words.sessions);

  test.each([
    ['2024-06-29', '2024-06-29', []],
    ['2024-06-30', '2024-06-30', [1]],
    ['2024-07-01', '2024-07-01', [1]],
    ['2024-07-02', '2024-07-02', [1]],
    ['2024-07-03', '2024-07-03', []],
    ['2024-07-02', '2024-07-04', [1, 2]],
    ['2024-07-05', '2024-07-05', []],
  ])('is in the list of nights %s to %s where it ran in one of them', (from, to, ids) => {
    const nights: ColumnFilter = { kind: 'date', from, to, unknown: false };
    expect(finish(matchingRecords(list, sessions, new Map([['day', nights]]), '')).map(({ id }) => id)).toEqual(ids);
  });

  test.each([
    ['30 jun 2024', [1]],
    ['1→2 Jul 2024', [1]],
    ['heath 2 jul', [1]],
    ['2024-07-03', []],
    ['30 Jun→3 Jul 2024', [1]],
    ['jul 2024', [1, 2]],
    // The time of its start is of the first night.
    ['30 jun 21:00', [1]],
    ['1 jul 21:00', []],
    ['4→5 Jul 2024, 00:30', [2]],
  ])('is found by each of its nights, in the list and in the palette: "%s"', (typed, ids) => {
    expect(finish(matchingRecords(list, sessions, new Map(), typed)).map(({ id }) => id)).toEqual(ids);
    const names = deploymentNames([madeDeployment(4, { name: 'Heath' })]);
    const found = finish(sessionsFound(sessions, typed.split(' '), { typed, most: 9, names }));
    expect(found.records.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids);
  });

  test('is in every bar of the nights in which it ran, and in every month that the filter offers', () => {
    const { bins } = finish(sessionsHistogram(sessions, sessions.slice(0, 1), []));
    expect(bins.map(({ whole, matching }) => [whole, matching])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [0, 0],
      [1, 0],
    ]);
    const [column] = list.columns;
    if (column?.field !== 'day') throw new Error('The first column is the night.');
    const { least, most, months } = finish(columnFacet(column, sessions));
    expect([least, most]).toEqual(['2024-06-30', '2024-07-04']);
    expect([...months]).toEqual([
      ['2024-07', 2],
      ['2024-06', 1],
    ]);
  });

  test('is asked for with the nights in which it ran, if it began up to seven nights before', () => {
    const night = dayOfIso('2024-07-02');
    expect(nightsRequest({ from: night, to: night })).toEqual({ day_after: '2024-06-25', day_before: '2024-07-03' });
    expect(nightsRequest({ from: null, to: null })).toEqual({ day_after: null, day_before: null });
  });
});
