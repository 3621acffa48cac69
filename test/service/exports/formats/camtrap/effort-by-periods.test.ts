import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '#service/database/open-database.ts';
import { camtrapDeployments } from '#service/exports/formats/camtrap/camtrap-deployments.ts';
import { periodsOf } from '#service/exports/formats/camtrap/periods-of.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';
import { withNights } from '#test/support/sample/nights-in-sql.ts';
import { openSample } from '#test/support/sample/open-sample.ts';

const DAY_MS = 86_400_000;
let database: Database;
beforeAll(async () => {
  database = await openSample(inject('sampleFile'));
});

interface Effort {
  nights: number;
  /** from the first session of each trap to its last */
  wholeDays: number;
  /** of the periods, the sum of their days */
  days: number;
  periods: number;
}

/** Of the located deployments of a project, by SQL alone. */
async function effortInSql(project: number, gapDays: number): Promise<Effort> {
  const placed = `deployment_id in (select id from deployments where project_id = ${project} and latitude <> 0)`;
  const { rows } = await sql
    .raw<Effort>(
      `${withNights(
        `dated as (select *, max("end") over (partition by deployment_id order by start, id
          rows between unbounded preceding and 1 preceding) as before from events where ${placed})`,
        `parted as (select *, sum(julianday(start) - julianday(before) > ${gapDays}) over (partition by deployment_id
          order by start, id) as period from dated)`,
        `periods as (select julianday(max("end")) - julianday(min(start)) as days from parted
          group by deployment_id, coalesce(period, 0))`,
        `traps as (select julianday(max("end")) - julianday(min(start)) as days from parted group by deployment_id)`,
      )} select (select count(*) from (select distinct deployment_id, night from nights where ${placed})) as nights,
        (select sum(days) from traps) as wholeDays, (select sum(days) from periods) as days,
        (select count(*) from periods) as periods`,
    )
    .execute(database);
  const [effort] = rows;
  if (effort === undefined) throw new Error('There is one row.');
  return effort;
}

/** The same of the deployments that a package of the project has. */
async function effortInPackage(id: number, gapDays?: number) {
  const order = { projectId: id, collectionId: null, deploymentId: null, eventId: null, filters: {} };
  const { usable } = await camtrapDeployments({
    database,
    exportId: 1,
    orderedAt: '2026-01-01T00:00:00.000000',
    project: { id, name: '', description: '' },
    selection: await selectionOfOrder(database, order),
    options: { publication: gapDays === undefined ? {} : { period_gap_days: gapDays } },
    batchRows: 700,
  });
  return periodsOf(usable).map(({ period: { start, end, nights } }) => ({
    nights,
    days: (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / DAY_MS,
  }));
}

const sumOf = <Key extends string>(all: readonly Record<Key, number>[], key: Key) =>
  all.reduce((sum, one) => sum + one[key], 0);

describe.each([1, 2, 3, 4, 5, 6])('days of deployments beside nights, of project %i of the sample', (project) => {
  test('by default none is off by more than two nights', async () => {
    const { nights, periods } = await effortInSql(project, 1);
    const written = await effortInPackage(project);
    expect(sumOf(written, 'nights')).toBe(nights);
    expect(Math.max(...written.map((one) => Math.abs(one.days - one.nights)))).toBeLessThanOrEqual(2);
    expect(written.length).toBeLessThan(periods);
  });

  // The traps of the sample do not run every night.
  test.each([
    [14, 100],
    [1, 2],
  ])('with periods parted by more than %i days, none off by %i nights', async (gapDays, most) => {
    const inSql = await effortInSql(project, gapDays);
    const written = await effortInPackage(project, gapDays);
    const { nights, wholeDays, days } = inSql;
    const off = Math.max(...written.map((one) => Math.abs(one.days - one.nights)));
    expect([written.length, sumOf(written, 'nights')]).toEqual([inSql.periods, nights]);
    expect(sumOf(written, 'days')).toBeCloseTo(days, 3);
    expect(days).toBeLessThan(wholeDays / 5);
    expect(off).toBeLessThan(most);
  });
});
