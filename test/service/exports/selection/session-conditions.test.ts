import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dayNumberOf, MOST_NIGHTS, sessionNights } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';
import { ANY_NIGHT } from '#service/exports/selection/any-night.ts';
import type { ExportSelection } from '#service/exports/selection/export-selection.ts';
import { sessionConditions } from '#service/exports/selection/session-conditions.ts';
import { bothDatabases, databaseOf } from '#test/support/sample-databases.ts';

interface Timed {
  id: number;
  start: string;
  end: string;
}

describe.each(bothDatabases)('the nights of an order, over $kind', (where) => {
  const database = databaseOf(where);

  async function selected(nights: Partial<ExportSelection>, events = sql`events`): Promise<Timed[]> {
    const conditions = sessionConditions({ ...ANY_NIGHT, ...nights } as ExportSelection);
    const found = sql<Timed>`select id, start, "end" from ${events} where ${conditions} order by id`;
    return (await found.execute(database())).rows;
  }

  test('select the sessions that ran in one of them, also those that started before', async () => {
    const all = await selected({});
    const long = all.filter((session) => sessionNights(session).from < sessionNights(session).to);
    expect(long.length).toBeGreaterThan(0);
    for (const session of long) {
      const { to } = sessionNights(session);
      for (const [first, last] of [
        [to, to],
        [to + 1, to + 3],
        [to - 1, null],
        [null, to],
      ] as const) {
        const ran = all.filter((one) => {
          const nights = sessionNights(one);
          return nights.to >= (first ?? -Infinity) && nights.from <= (last ?? Infinity);
        });
        const [firstNight, lastNight] = [first, last].map((night) => (night === null ? null : isoOfDay(night)));
        const rows = await selected({ firstNight: firstNight ?? null, lastNight: lastNight ?? null });
        expect(rows.map(({ id }) => id)).toEqual(ran.map(({ id }) => id));
      }
    }
  });

  test('are of a session whose end is years off the most that one counts in', async () => {
    const events = sql`(select 1 as id, '2020-06-12T21:00:00' as start, '2035-01-01T03:00:00' as "end") events`;
    const last = dayNumberOf('2020-06-12') + MOST_NIGHTS - 1;
    const ran = async (night: number) => (await selected({ firstNight: isoOfDay(night) }, events)).length;
    expect([await ran(last), await ran(last + 1)]).toEqual([1, 0]);
  });
});
