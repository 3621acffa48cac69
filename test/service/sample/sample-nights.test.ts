import { sql, type NotNull } from 'kysely';
import { describe, expect, test } from 'vitest';
import { databaseOf, similarDatabases } from '#test/support/sample-databases.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;

interface Night {
  id: number;
  project_id: number;
  deployment_id: number;
  start: string;
  end: string;
  duration_seconds: number;
}

/** The time zones of the six projects, in their sequence; their rules come only from `Intl`. */
const ZONES = [
  'America/Toronto',
  'America/New_York',
  'Europe/Copenhagen',
  'America/Panama',
  'Asia/Tokyo',
  'Europe/London',
];
const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
  ]),
);

const wallSeconds = (timestamp: string) => Date.parse(`${timestamp}Z`) / 1_000;
const wallElapsed = ({ start, end }: Night) => wallSeconds(end) - wallSeconds(start);

/**
 * The instants at which a clock in `zone` shows `timestamp`: one, two where it was set back, none where it was set
 * forward.
 */
function instants(timestamp: string, zone: string): number[] {
  const wall = wallSeconds(timestamp);
  const offsets = [-5, -4, 0, 1, 2, 9].map((hours) => hours * HOUR_S);
  const reads = (instant: number) =>
    clocks
      .get(zone)
      ?.format(instant * 1_000)
      .replace(' ', 'T');
  return offsets.map((offset) => wall - offset).filter((instant) => reads(instant) === timestamp);
}

describe.each(similarDatabases)('nights of the sample in $kind', (sample) => {
  const database = databaseOf(sample);

  async function nights(): Promise<Night[]> {
    const query = sql.raw<Night>(`select e.id, d.project_id, e.deployment_id, e.start, e.end, e.duration_seconds
      from events e join deployments d on d.id = e.deployment_id order by e.id`);
    return (await query.execute(database())).rows;
  }

  test('the sessions are from three years', async () => {
    const years = new Set((await nights()).map(({ start }) => start.slice(0, 4)));
    expect([...years].toSorted()).toEqual(['2023', '2024', '2025']);
  });

  test('a session starts in the evening of the date in its name', async () => {
    for (const { start } of await nights()) expect([start, start.slice(11, 13) >= '15']).toEqual([start, true]);
  });

  test('no deployment has two sessions that start at the same time', async () => {
    const starts = (await nights()).map(({ deployment_id, start }) => `${deployment_id} ${start}`);
    expect(new Set(starts).size).toBe(starts.length);
  });

  test('the duration is what a clock of the region measures from start to end (2.5)', async () => {
    const faults: string[] = [];
    for (const { id, project_id, start, end, duration_seconds } of await nights()) {
      const zone = ZONES[project_id - 1] ?? '';
      const elapsed = instants(start, zone).flatMap((from) => instants(end, zone).map((to) => to - from));
      if (!elapsed.includes(duration_seconds)) faults.push(`${id} ${zone} ${start} ${end} ${duration_seconds}`);
    }
    expect(faults).toEqual([]);
  });

  test('every capture has a time that existed in its region (2.5)', async () => {
    const changed = (await nights()).filter((night) => wallElapsed(night) !== night.duration_seconds);
    const zoneOf = new Map(changed.map(({ id, project_id }) => [id, ZONES[project_id - 1] ?? '']));
    const captures = await database()
      .selectFrom('captures')
      .select(['id', 'event_id', 'timestamp'])
      .where('event_id', 'in', [...zoneOf.keys()])
      .$narrowType<{ event_id: NotNull; timestamp: NotNull }>()
      .execute();
    expect(captures.length).toBeGreaterThan(100);
    const impossible = captures.filter((one) => instants(one.timestamp, zoneOf.get(one.event_id) ?? '').length === 0);
    expect(impossible).toEqual([]);
  });

  test('there are nights of both clock changes: the wall clock differs from the duration by an hour in either direction', async () => {
    const differences = (await nights()).map((night) => wallElapsed(night) - night.duration_seconds);
    expect(new Set(differences)).toEqual(new Set([0, HOUR_S, -HOUR_S]));
  });

  test('without clock changes, the duration is the difference', async () => {
    const steady = (await nights()).filter(({ project_id }) => /Panama|Tokyo/.test(ZONES[project_id - 1] ?? ''));
    expect(steady.length).toBeGreaterThan(500);
    for (const night of steady) expect(wallElapsed(night)).toBe(night.duration_seconds);
  });

  test('there are nights across midnight, across the end of a month and across the end of a year', async () => {
    const all = await nights();
    for (const length of ['YYYY-MM-DD', 'YYYY-MM', 'YYYY'].map((form) => form.length)) {
      expect(all.filter(({ start, end }) => start.slice(0, length) !== end.slice(0, length)).length).toBeGreaterThan(0);
    }
    expect(all.some(({ start, end }) => start.startsWith('2024-12-31') && end.startsWith('2025-01-01'))).toBe(true);
  });

  test('there are sessions of one capture, with no duration, and sessions of more than a day (2.5)', async () => {
    const all = await nights();
    const single = all.filter(({ duration_seconds }) => duration_seconds === 0);
    const long = all.filter(({ duration_seconds }) => duration_seconds > DAY_S);
    expect([single.length > 5, long.length > 2]).toEqual([true, true]);
    expect(single.every(({ start, end }) => start === end)).toBe(true);
    expect(long.every(({ duration_seconds }) => duration_seconds < 4 * DAY_S)).toBe(true);
    const counted = await sql<{
      id: number;
    }>`select event_id as id from captures group by event_id having count(*) = 1`.execute(database());
    expect(counted.rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(single.map(({ id }) => id));
  });
});
