import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { collections } from '#contract/lists/collections.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { askJson } from '#test/service/ask.ts';
import { walk, type ListBody } from './walk.ts';

/** The SQL of each ordering, written by hand and independent of `src/service/queries`. */
const TRUTH: Record<'events' | 'captures' | 'occurrences', Record<string, string>> = {
  events: {
    created_at: 'created_at',
    deployment: 'deployment_id',
    start: 'start',
    id: 'id',
    name: 'start',
    end: '"end"',
    day: 'substr(start, 1, 10)',
    date_label: 'start',
    duration: 'duration_seconds',
    duration_label: 'duration_seconds',
    captures_count: 'captures_count',
    detections_count: 'detections_count',
    occurrences_count: 'occurrences_count',
    taxa_count: 'taxa_count',
    updated_at: 'updated_at',
  },
  captures: {
    id: 'id',
    timestamp: 'timestamp',
    deployment: 'deployment_id',
    event: 'event_id',
    detections_count: 'detections_count',
  },
  occurrences: {
    created_at: 'created_at',
    updated_at: 'updated_at',
    id: 'id',
    deployment: 'deployment_id',
    event: 'event_id',
    determination: 'determination_id',
    determination_score: 'determination_score',
    detections_count: 'detections_count',
    first_appearance_timestamp: 'first_appearance_timestamp',
    last_appearance_timestamp: 'last_appearance_timestamp',
  },
};
const names = ['events', 'captures', 'occurrences'] as const;
const cases = names.flatMap((name) =>
  Object.entries(TRUTH[name]).flatMap(([field, value]) =>
    ['', '-'].map((sign) => ({ name, ordering: sign + field, value })),
  ),
);
/** Nulls last in both directions, then id in the same direction. */
function orderBy(ordering: string, value: string) {
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  const nullable =
    value === 'determination_score' || value.endsWith('_appearance_timestamp') ? `${value} is null, ` : '';
  return sql.raw(`order by ${nullable}${value} ${direction}, id ${direction}`);
}

test('every ordering of the long lists is tested here (4.2)', () => {
  for (const name of names) expect(Object.keys(TRUTH[name])).toEqual([...collections[name].orderings]);
});

describe.each(similarDatabases)('orderings of the long lists from $kind', (sample) => {
  const service = serviceOver(sample);
  const idsAt = async (path: string) => {
    const body = await askJson<ListBody>(service().url, path);
    return { count: body.count, ids: body.results.map(({ id }) => id) };
  };

  test.each(cases)(
    '$name ordered by $ordering are in order at the front, around the middle and to the end (4.2; open, 4.5: decided in docs/decisions)',
    async ({ name, ordering, value }) => {
      const path = `/api/v2/${name}/?fields=id&ordering=${ordering}`;
      const { count } = await idsAt(`${path}&limit=1`);
      const truth = async (limit: number, offset: number) => {
        const { rows } = await sql<{ id: number }>`select id from ${sql.table(name)}
          ${orderBy(ordering, value)} limit ${limit} offset ${offset}`.execute(service().database);
        return rows.map(({ id }) => id);
      };
      const middle = Math.floor(count / 2);
      // Across the middle: pages that are selected from the beginning and from the end.
      const around = await truth(40, middle - 20);
      for (const [limit, offset] of [
        [27, -20],
        [9, 1],
      ] as const) {
        const { ids } = await idsAt(`${path}&limit=${limit}&offset=${middle + offset}`);
        expect(ids.slice(0, 20 - offset)).toEqual(around.slice(20 + offset, 20 + offset + limit));
      }
      expect((await idsAt(`${path}&limit=13`)).ids).toEqual(await truth(13, 0));
      expect((await idsAt(`${path}&limit=30&offset=${count - 17}`)).ids).toEqual(await truth(17, count - 17));
      expect((await idsAt(`${path}&limit=1&offset=${count - 1}`)).ids).toEqual(await truth(1, count - 1));
    },
  );

  test.each(cases.filter(({ name }) => name !== 'events'))(
    "following the links of a deployment's $name ordered by $ordering gives every record once, in sequence (4.3)",
    async ({ name, ordering, value }) => {
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(name)} where deployment_id = 5
        ${orderBy(ordering, value)}`.execute(service().database);
      const pages = await walk(service().url, `/api/v2/${name}/?deployment=5&limit=271&fields=id&ordering=${ordering}`);
      expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(rows.map(({ id }) => id));
      expect(rows.length).toBeGreaterThan(271);
    },
  );

  test('several fields are applied one after the other (4.2)', async () => {
    const { rows } = await sql<{ id: number }>`select id from occurrences where project_id = 6
      order by determination_id desc, determination_score, id limit 50 offset 4000`.execute(service().database);
    const ordering = '-determination,determination_score';
    const { ids } = await idsAt(`/api/v2/occurrences/?project_id=6&ordering=${ordering}&limit=50&offset=4000`);
    expect(ids).toEqual(rows.map(({ id }) => id));
  });
});
