import { beforeAll, describe, expect, test } from 'vitest';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { askJson } from '#test/service/ask.ts';
import { ROWS } from '#test/service/made-catalogue.ts';
import { madeService } from '#test/service/made-service.ts';
import { orderedIds, rowsOf, type Row } from './order-oracle.ts';
import { walk, wholeList, type ListBody } from './walk.ts';

const fields = collectionNames.flatMap((name) => collections[name].orderings.map((field) => ({ name, field })));
/** Combinations of fields, in both directions, with nulls and ties. */
const lists: readonly (readonly [CollectionName, string])[] = [
  ['projects', '-image,draft'],
  ['projects', 'draft,-name'],
  ['taxa', 'parent_id,-rank,occurrences_count'],
  ['deployments', '-device,research_site,-name'],
  ['deployments', 'project,-last_capture_timestamp'],
  ['events', 'deployment,-start'],
  ['events', '-day,duration,-taxa_count'],
  ['exports', 'user,-record_count'],
  ['storage', '-public_base_url,total_size_indexed'],
  ['captures', 'detections_count,-event'],
  ['captures', '-deployment,timestamp'],
  // Other clients' names for a field of the owner; some records have no owner.
  ['captures', 'deployment__name'],
  ['captures', '-deployment__name'],
  ['captures', '-event__start'],
  ['captures', 'deployment__name,-timestamp'],
  ['captures', '-event__start,deployment__name'],
  ['captures', 'deployment__name,-event__start'],
  ['captures', 'timestamp,-event__start'],
  ['occurrences', '-determination_score,determination'],
  ['occurrences', 'event__start'],
  ['occurrences', '-deployment__name,determination'],
  ['jobs', 'status,-deployment'],
  ['users', '-image,name'],
  ['devices', 'project,-name'],
  ['sites', '-name,project'],
];
/** Limit and offset: across the middle, in the second half, the last record, beyond the end. */
const slices = [
  [3, 7],
  [1, 8],
  [5, 9],
  [4, 13],
  [1, 16],
  [7, 14],
] as const;

describe.each(sampleDatabases)('orderings of few records with many ties and nulls, from $kind', ({ kind }) => {
  const service = madeService(kind);
  const rows = new Map<CollectionName, Row[]>();
  beforeAll(async () => {
    for (const name of collectionNames) {
      rows.set(name, await rowsOf(service(), name, `/api/v2/${collections[name].path}/`));
    }
  });

  const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);

  async function expectOrder(name: CollectionName, ordering: string) {
    const path = `/api/v2/${collections[name].path}/?ordering=${ordering}`;
    const expected = orderedIds(rows.get(name) ?? [], ordering);
    expect(expected).toHaveLength(ROWS);
    const whole = await askJson<ListBody>(service().url, `${path}&limit=1000`);
    expect([ordering, idsOf(whole.results)]).toEqual([ordering, expected]);
    // The same by following the links; the second half is selected from the end.
    const ids = `${path}&fields=id`;
    expect(idsOf(await wholeList(service().url, `${ids}&limit=5`))).toEqual(expected);
    for (const [limit, offset] of slices) {
      const { results } = await askJson<ListBody>(service().url, `${ids}&limit=${limit}&offset=${offset}`);
      expect([limit, offset, idsOf(results)]).toEqual([limit, offset, expected.slice(offset, offset + limit)]);
    }
  }

  test.each(fields)(
    '$name are ordered by $field both ways, nulls last, ties by id in the same direction, on every page (4.2, 4.3; open, 4.5: decided in docs/decisions)',
    async ({ name, field }) => {
      await expectOrder(name, field);
      await expectOrder(name, `-${field}`);
    },
  );

  test.each(lists)('%s are ordered by %s, one field after the other (4.2)', async (name, ordering) => {
    await expectOrder(name, ordering);
  });

  test.each(['deployment__name', '-event__start', '-timestamp'])(
    'captures of a project ordered by %s have those without an owner or a time last, on every page (4.2, 4.3)',
    async (ordering) => {
      for (const project of [1, 2, 3, 7]) {
        const path = `/api/v2/captures/?project_id=${project}`;
        const expected = orderedIds(await rowsOf(service(), 'captures', path), ordering);
        const pages = await walk(service().url, `${path}&ordering=${ordering}&fields=id&limit=2`);
        expect(pages.map(({ count }) => count)).toEqual(pages.map(() => expected.length));
        expect(pages.flatMap(({ results }) => idsOf(results))).toEqual(expected);
      }
    },
  );

  test('every field has ties, and null if the schema allows it, which the tests above rely on', () => {
    const distinct = fields.map(({ name, field }) => {
      const values = (rows.get(name) ?? []).map((row) => row.values[field]);
      return { of: `${name} ${field}`, field, several: new Set(values).size, nulls: values.includes(null) };
    });
    const usual = distinct.filter(({ field }) => field !== 'id');
    expect(usual.filter(({ several }) => several < 2 || several >= ROWS)).toEqual([]);
    expect(distinct.filter(({ nulls }) => nulls).map(({ of }) => of)).toEqual([
      'projects image',
      'taxa parent_id',
      'deployments first_capture_timestamp',
      'deployments last_capture_timestamp',
      'deployments image',
      'deployments first_date',
      'deployments last_date',
      'deployments device',
      'deployments research_site',
      'exports record_count',
      'exports file_size',
      'exports file_size_display',
      'storage public_base_url',
      'storage total_files_indexed',
      'storage total_size_indexed',
      'storage total_size_indexed_display',
      'storage total_captures_indexed',
      'captures timestamp',
      'captures deployment',
      'captures event',
      'occurrences deployment',
      'occurrences event',
      'occurrences determination',
      'occurrences determination_score',
      'occurrences first_appearance_timestamp',
      'occurrences last_appearance_timestamp',
      'jobs project',
      'jobs deployment',
      'users image',
      'devices project',
      'devices created_at',
      'devices updated_at',
      'sites project',
      'sites created_at',
      'sites updated_at',
    ]);
  });
});
