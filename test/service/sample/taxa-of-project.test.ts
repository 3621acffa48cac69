import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { collections } from '#contract/lists/collections.ts';
import { sampleDatabases } from '#test/support/sample-databases.ts';
import { serviceOver, type RunningService } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { orderedIds, rowsOf, type Row } from '#test/service/queries/order-oracle.ts';
import { wholeList, type ListBody } from '#test/service/queries/walk.ts';

interface Taxon {
  id: number;
  name: string;
  occurrences_count: number;
  occurrences: string;
  verified_count: number | null;
  last_detected: string | null;
  best_determination_score: number | null;
}

/** What a taxon has in a project alone; the list of all has null. */
const ofProject = ({ verified_count, last_detected, best_determination_score }: Taxon) => ({
  verified_count,
  last_detected,
  best_determination_score,
});

const PROJECT = 4;
const NOWHERE = 999_999;
const orderings = [...collections.taxa.orderings, 'rank,-occurrences_count', '-occurrences_count,name'];

/** The number of occurrences of each taxon in a project, counted by their deployment's project. */
async function countedIn({ database }: RunningService, project: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; n: unknown }>`select determination_id as id, count(*) as n from occurrences
    join deployments on deployments.id = deployment_id where deployments.project_id = ${project}
    group by determination_id`.execute(database);
  return new Map(rows.map(({ id, n }) => [id, Number(n)]));
}

const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);
const sumOf = (taxa: readonly Taxon[]) => taxa.reduce((sum, { occurrences_count }) => sum + occurrences_count, 0);

describe.each(sampleDatabases)("a project's taxa in $kind (open, 4.5: decided in docs/decisions)", (sample) => {
  const service = serviceOver(sample);
  const path = `/api/v2/taxa/?project_id=${PROJECT}`;
  const get = (query: string) => askJson<ListBody<Taxon>>(service().url, `${path}&${query}`);
  let rows: Row[] = [];
  beforeAll(async () => {
    rows = await rowsOf(service(), 'taxa', path);
  });

  test('count the occurrences of that project, and their sum is that of its occurrences', async () => {
    const projects = await wholeList(service().url, '/api/v2/projects/?limit=1000');
    for (const { id } of projects) {
      const taxa = await wholeList<Taxon>(service().url, `/api/v2/taxa/?project_id=${id}&limit=1000`);
      expect(new Map(taxa.map((taxon) => [taxon.id, taxon.occurrences_count]))).toEqual(await countedIn(service(), id));
      const occurrences = await askJson<ListBody>(service().url, `/api/v2/occurrences/?project_id=${id}&limit=1`);
      expect([id, sumOf(taxa)]).toEqual([id, occurrences.count]);
    }
  });

  test('add up over all projects to the list without a project', async () => {
    const all = await wholeList<Taxon>(service().url, '/api/v2/taxa/?limit=1000');
    const sums = new Map<number, number[]>(all.map(({ id }) => [id, []]));
    for (const { id } of await wholeList(service().url, '/api/v2/projects/?limit=1000')) {
      for (const [taxon, n] of await countedIn(service(), id)) sums.get(taxon)?.push(n);
    }
    const added = all.map(({ id }) => [id, (sums.get(id) ?? []).reduce((sum, n) => sum + n, 0)]);
    expect(all.map((taxon) => [taxon.id, taxon.occurrences_count])).toEqual(added);
    // Some taxa occur in several projects, so that the two lists differ.
    expect([...sums.values()].some((counts) => counts.length > 1)).toBe(true);
  });

  test.each(orderings.flatMap((field) => [field, `-${field}`.replace('--', '')]))(
    'are ordered by "%s" on every page, ties by id (4.2, 4.3)',
    async (ordering) => {
      const expected = orderedIds(rows, ordering);
      expect(idsOf((await get(`ordering=${ordering}&limit=1000`)).results)).toEqual(expected);
      const size = Math.max(1, Math.floor(expected.length / 7));
      // By following the links; the second half is selected from the end.
      expect(idsOf(await wholeList(service().url, `${path}&ordering=${ordering}&limit=${size}`))).toEqual(expected);
      for (const offset of [1, expected.length - size, expected.length - 1, expected.length]) {
        const { count, results } = await get(`ordering=${ordering}&limit=${size}&offset=${offset}`);
        expect([offset, count, idsOf(results)]).toEqual([
          offset,
          expected.length,
          expected.slice(offset, offset + size),
        ]);
      }
    },
  );

  test('have ties in their counts, which the tests above rely on', () => {
    expect(new Set(rows.map(({ values }) => values['occurrences_count'])).size).toBeLessThan(rows.length);
  });

  test('can be searched, with the same counts and ordering', async () => {
    const whole = (await get('ordering=-occurrences_count&limit=1000')).results;
    const text = whole[0]?.name.slice(0, 3).toLowerCase() ?? '';
    const found = whole.filter(({ name }) => name.toLowerCase().includes(text));
    const { count, results } = await get(`search=${encodeURIComponent(text)}&ordering=-occurrences_count&limit=1000`);
    expect([count, results]).toEqual([found.length, found]);
    expect(count).toBeGreaterThan(0);
    expect((await get('search=no+such+moth')).count).toBe(0);
  });

  test('are none for an unknown project, whatever the ordering', async () => {
    const query = `project_id=${NOWHERE}&ordering=-occurrences_count&search=a&offset=3`;
    const { count, next, results } = await askJson<ListBody>(service().url, `/api/v2/taxa/?${query}`);
    expect({ count, next, results }).toEqual({ count: 0, next: null, results: [] });
  });

  test('say what people looked at, when each was seen last, and its best score, in that project alone', async () => {
    const { url, database } = service();
    const { rows: facts } = await sql<Record<string, unknown>>`select determination_id as id,
      sum(case when exists (select 1 from identifications where occurrence_id = occurrences.id and is_withdrawn = 0)
        then 1 else 0 end) as verified, max(last_appearance_timestamp) as last, max(determination_score) as best
      from occurrences where project_id = ${PROJECT} group by determination_id`.execute(database);
    const taxa = await wholeList<Taxon>(url, `${path}&limit=1000`);
    expect(
      taxa.map((taxon) => [taxon.id, taxon.verified_count, taxon.last_detected, taxon.best_determination_score]),
    ).toEqual(
      idsOf(taxa).map((id) => {
        const of = facts.find((one) => one['id'] === id);
        return [id, Number(of?.['verified']), of?.['last'], of?.['best']];
      }),
    );
    expect(taxa.some(({ verified_count }) => Number(verified_count) > 0)).toBe(true);
  });

  test('have the same counts in their own records; a taxon that does not occur in the project has 0', async () => {
    const { url } = service();
    const counts = await countedIn(service(), PROJECT);
    const all = await wholeList<Taxon>(url, '/api/v2/taxa/?limit=1000');
    const few = all.filter(({ id }, index) => index % 9 === 0 || !counts.has(id)).slice(0, 40);
    for (const taxon of few) {
      const there = await askJson<Taxon>(url, `/api/v2/taxa/${taxon.id}/?project_id=${PROJECT}`);
      expect(there).toEqual({ ...taxon, ...ofProject(there), occurrences_count: counts.get(taxon.id) ?? 0 });
      expect(await askJson<Taxon>(url, `/api/v2/taxa/${taxon.id}/?format=api`)).toEqual(taxon);
    }
    const [first] = few;
    const nowhere = await askJson<Taxon>(url, `/api/v2/taxa/${first?.id}/?project_id=${NOWHERE}`);
    expect(nowhere.occurrences_count).toBe(0);
    const { status, text } = await ask(url, `/api/v2/taxa/${first?.id}/?project_id=x&limit=y`);
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([400, ['project_id']]);
  });

  test('keep the form of their links, which have no project (2.3)', async () => {
    const { url } = service();
    for (const { id, occurrences } of (await get('limit=5')).results) {
      expect(occurrences).toBe(`${url}/api/v2/occurrences/?format=api?format=api&determination=${id}`);
    }
  });
});
