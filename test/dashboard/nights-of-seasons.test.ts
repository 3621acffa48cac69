import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import type { Taxon } from '#contract/records/taxon.ts';
import { dayNumberOf, sessionNights } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';
import { comparison } from '#dashboard/compare/model/comparison.ts';
import { nightFinds } from '#dashboard/compare/model/night-finds.ts';
import { effortMatrix } from '#dashboard/effort/model/effort-matrix.ts';
import { deploymentTotals } from '#dashboard/findings/deployment-totals.ts';
import { lowestTaxaCounter } from '#dashboard/findings/lowest-taxa-counter.ts';
import { finish } from '#dashboard/work/slices.ts';
import type { Database } from '#service/database/open-database.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { refreshCounters } from '#service/database/refresh-counters.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { withNights } from '#test/support/sample/nights-in-sql.ts';
import { fillOddSeason } from '#test/support/sample/odd-season.ts';
import { openSample } from '#test/support/sample/open-sample.ts';

const seasons = [
  [
    'the sample',
    () => openSample(inject('sampleFile')).then((database) => ({ database, close: async () => undefined })),
  ],
  ['a season with every oddity', oddSeason],
] as const;

async function oddSeason(): Promise<{ database: Database; close: () => Promise<void> }> {
  const made = await databaseWithTables('sqlite');
  const { database } = await openDatabase(made.location);
  await fillOddSeason(database);
  // Nothing of the sessions of the second trap's first two nights was processed, and half of a session of the first.
  await sql`update captures set is_processed = case when event_id = 8 or (event_id = 6 and timestamp > '2024-07-21') then 0 else 1 end`.execute(
    database,
  );
  await refreshCounters(database);
  return {
    database,
    close: async () => {
      await database.destroy();
      await made.remove();
    },
  };
}

describe.each(seasons)('of %s', (_, open) => {
  let database: Database;
  let close: () => Promise<void>;
  let sessions: readonly Session[];

  beforeAll(async () => {
    ({ database, close } = await open());
    const events = await rowsOf<Omit<Session, 'deployment' | 'duration'> & { deployment_id: number; seconds: number }>(
      `select id, deployment_id, start, "end", duration_seconds as seconds, captures_count, detections_count, occurrences_count,
        taxa_count from events`,
    );
    sessions = events.map(({ deployment_id: id, seconds, ...one }) => ({
      ...one,
      name: '',
      deployment: { id, name: `Trap ${id}` },
      duration: `${seconds}`,
    }));
  });
  afterAll(() => close());

  async function rowsOf<Row>(query: string): Promise<Row[]> {
    return (await sql.raw<Row>(query).execute(database)).rows;
  }

  test('trap-nights of deployments are those that SQL counts, more than evenings on which a session began', async () => {
    const counted = await rowsOf<{ id: number; nights: number; begun: number }>(
      `${withNights()} select deployment_id as id, count(distinct night) as nights,
        (select count(distinct date(start, '-12 hours')) from events e where e.deployment_id = nights.deployment_id) as begun
        from nights group by deployment_id`,
    );
    const totals = finish(deploymentTotals(sessions));
    expect([...totals].map(([id, { nights }]) => [id, nights]).toSorted(byId)).toEqual(
      counted.map(({ id, nights }) => [id, nights]).toSorted(byId),
    );
    const sum = (of: 'nights' | 'begun') => counted.reduce((all, one) => all + one[of], 0);
    expect(sum('nights')).toBeGreaterThan(sum('begun'));
  });

  test('the nights and hours of Effort by night are those of SQL', async () => {
    const run = await rowsOf<{ id: number; night: string; hours: number }>(
      `${withNights(
        `placed as (select nights.*, min(night) over (partition by event_id) as first, max(night) over (partition by event_id) as last
          from nights)`,
      )} select n.deployment_id as id, night, sum(duration_seconds / 3600.0 * case when first = last then 1.0 else
          (strftime('%s', case when night = last then e."end" else datetime(night, '+36 hours') end) -
            strftime('%s', case when night = first then e.start else datetime(night, '+12 hours') end)) * 1.0
          / (strftime('%s', e."end") - strftime('%s', e.start)) end) as hours
        from placed n join events e on e.id = n.event_id group by n.deployment_id, night`,
    );
    const days = run.map(({ night }) => dayNumberOf(night));
    const [from, to] = [Math.min(...days), Math.max(...days)];
    const occasions = Array.from({ length: to - from + 1 }, (__, index) => ({ from: from + index, to: from + index }));
    const ids = [...new Set(run.map(({ id }) => id))];
    const ofMatrix = finish(effortMatrix(sessions, ids, occasions, null)).flatMap(({ deploymentId, cells }) =>
      cells.flatMap((cell, index) =>
        cell === null ? [] : [[`${deploymentId} ${isoOfDay(from + index)}`, cell.nights, cell.hours?.toFixed(6)]],
      ),
    );
    expect(ofMatrix.toSorted(byKey)).toEqual(
      run.map(({ id, night, hours }) => [`${id} ${night}`, 1, hours.toFixed(6)]).toSorted(byKey),
    );
  });

  test('detection histories by night are those of SQL: unknown where not all images were processed, found by first appearance', async () => {
    const [{ taxon } = { taxon: 0 }] = await rowsOf<{ taxon: number }>(
      `select t.parent_id as taxon from occurrences o join taxa t on t.id = o.determination_id
        where t.rank = 'SPECIES' and t.parent_id is not null group by t.id order by count(*) desc limit 1`,
    );
    const below = `below(id) as (select ${taxon} union select taxa.id from taxa join below on taxa.parent_id = below.id)`;
    const histories = await rowsOf<{ id: number; night: string; found: number | null }>(
      `${withNights(
        below,
        `ranges as (select event_id, min(night) as first, max(night) as last from nights group by event_id)`,
        `hits as (select distinct o.event_id, case when first = last then first
            when first_appearance_timestamp is not null
              then min(max(date(first_appearance_timestamp, '-12 hours'), first), last) end as night
          from occurrences o join ranges on ranges.event_id = o.event_id where o.determination_id in (select id from below))`,
      )} select n.deployment_id as id, n.night, case when count(h.night) > 0 then 1
          when max(coalesce(e.processed_captures_count, e.captures_count) < e.captures_count) or count(v.event_id) > 0 then null
          else 0 end as found
        from nights n join events e on e.id = n.event_id
          left join hits h on h.event_id = n.event_id and h.night = n.night
          left join hits v on v.event_id = n.event_id and v.night is null
        group by n.deployment_id, n.night`,
    );
    const processed = new Map(
      (
        await rowsOf<{ id: number; count: number | null }>('select id, processed_captures_count as count from events')
      ).map(({ id, count }) => [id, count]),
    );
    const found = new Map<number, (string | null)[]>();
    for (const { event, time } of await rowsOf<{ event: number; time: string | null }>(
      `with recursive ${below} select event_id as event, first_appearance_timestamp as time from occurrences
        where determination_id in (select id from below)`,
    ))
      found.set(event, [...(found.get(event) ?? []), time]);
    const days = histories.map(({ night }) => dayNumberOf(night));
    const [from, to] = [Math.min(...days), Math.max(...days)];
    const occasions = Array.from({ length: to - from + 1 }, (__, index) => ({ from: from + index, to: from + index }));
    const ids = [...new Set(histories.map(({ id }) => id))];
    const known = sessions.map((one) => ({ ...one, processed_captures_count: processed.get(one.id) ?? null }));
    const ofMatrix = finish(effortMatrix(known, ids, occasions, found)).flatMap(({ deploymentId, cells }) =>
      cells.flatMap((cell, index) =>
        cell === null ? [] : [[`${deploymentId} ${isoOfDay(from + index)}`, cell.detected] as const],
      ),
    );
    expect(ofMatrix.toSorted(byKey)).toEqual(
      histories.map(({ id, night, found: is }) => [`${id} ${night}`, is === null ? null : is === 1]).toSorted(byKey),
    );
    expect(new Set(histories.map(({ found: is }) => is))).toEqual(new Set([0, 1, null]));
    expect(histories.filter(({ found: is }) => is === null).length).toBeGreaterThan(1);
  });

  test('occurrences a night of Compare are those of the sessions, in equal shares of their nights', async () => {
    const nights = await rowsOf<{ occurrences: number; nights: number }>(
      `${withNights(`lengths as (select event_id, count(*) as length from nights group by event_id)`)}
        select sum(e.occurrences_count * 1.0 / length) as occurrences, count(distinct nights.deployment_id || ' ' || night) as nights
        from nights join events e on e.id = nights.event_id join lengths using (event_id)`,
    );
    const all = finish(comparison([{ key: '1', name: 'All', sessions }], 'occurrences', 'month', false));
    const points = (all.series[0]?.points ?? []).flatMap((point) => point ?? []);
    const sum = (of: (point: (typeof points)[number]) => number) => points.reduce((sums, point) => sums + of(point), 0);
    expect(sum((point) => point.nights)).toBe(nights[0]?.nights);
    expect(sum(({ value, nights: run }) => value * run)).toBeCloseTo(nights[0]?.occurrences ?? Number.NaN, 5);
  });

  test('the taxa of a night are those of SQL: of all its sessions, without those above another one and names of no taxon', async () => {
    const found = `ranges as (select event_id, min(night) as first, max(night) as last from nights group by event_id),
      found as (select distinct o.deployment_id || ' ' || coalesce(
          min(max(date(o.first_appearance_timestamp, '-12 hours'), first), last), first) as night, o.determination_id as taxon
        from occurrences o join ranges on ranges.event_id = o.event_id where o.determination_id is not null)`;
    const counted = await rowsOf<{ night: string; taxa: number; determinations: number }>(
      `${withNights(
        found,
        `line(taxon, ancestor) as (select id, parent_id from taxa where parent_id is not null
          union select line.taxon, taxa.parent_id from line join taxa on taxa.id = line.ancestor where taxa.parent_id is not null)`,
        `lowest as (select night, taxon from found join taxa on taxa.id = taxon where lower(rank) <> 'unknown'
          except select night, ancestor from found join line using (taxon) join taxa on taxa.id = taxon where lower(rank) <> 'unknown')`,
        `lowest_of as (select night, count(*) as taxa from lowest group by night)`,
      )} select night, count(*) as determinations, coalesce(lowest_of.taxa, 0) as taxa
          from found left join lowest_of using (night) group by night`,
    );
    const occurrences = await rowsOf<{
      id: number;
      event: number;
      taxon: number;
      name: string;
      rank: string;
      time: string;
    }>(
      `select o.id, event_id as event, determination_id as taxon, t.name, t.rank, first_appearance_timestamp as time
        from occurrences o join taxa t on t.id = determination_id where event_id is not null`,
    );
    const listed = occurrences.map(({ id, event, taxon, name, rank, time }): ListedOccurrence => ({
      id,
      deployment: null,
      event: { id: event },
      determination: { id: taxon, name, rank },
      determination_score: null,
      detections_count: null,
      first_appearance_timestamp: time,
      last_appearance_timestamp: time,
    }));
    const taxa = await rowsOf<Taxon>('select id, name, rank, parent_id from taxa');
    const numbers = (count: Parameters<typeof nightFinds>[3]) =>
      [...finish(nightFinds(listed, sessions, 'any', count)).nights]
        .map(([key, { taxa: number }]) => [key.replace(/\d+$/, (day) => isoOfDay(Number(day))), number] as const)
        .toSorted(byKey);
    expect(numbers(lowestTaxaCounter(taxa))).toEqual(counted.map(({ night, taxa: of }) => [night, of]).toSorted(byKey));
    expect(numbers((all) => all.length)).toEqual(
      counted.map(({ night, determinations }) => [night, determinations]).toSorted(byKey),
    );
    expect(counted.some(({ taxa: of, determinations }) => of < determinations)).toBe(true);
    expect(sessions.some((one) => sessionNights(one).from < sessionNights(one).to)).toBe(true);
  });
});

function byId(one: readonly number[], other: readonly number[]): number {
  return (one[0] ?? 0) - (other[0] ?? 0);
}

function byKey(one: readonly unknown[], other: readonly unknown[]): number {
  return String(one[0]) < String(other[0]) ? -1 : 1;
}
