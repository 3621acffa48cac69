import { describe, expect, test } from 'vitest';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';
import { NAMES } from '#test/service/made-catalogue.ts';
import { madeService } from '#test/service/made-service.ts';
import { wholeList, type ListBody } from './walk.ts';

interface Named {
  id: number;
  name: string;
}

const paths = ['/api/v2/projects/', '/api/v2/deployments/', '/api/v2/taxa/', '/api/v2/storage/'];

/** Search texts, and the names that they find. */
const finds: readonly (readonly [wanted: string, names: readonly string[]])[] = [
  ['erabliere', ['Érablière du Nord', 'ÉRABLIÈRE du Sud']],
  ['ÉRABLIÈRE', ['Érablière du Nord', 'ÉRABLIÈRE du Sud']],
  ['E\u0301rablie\u0300re', ['Érablière du Nord', 'ÉRABLIÈRE du Sud']],
  ['liere du s', ['ÉRABLIÈRE du Sud']],
  ['TRAP', ['trap_1', 'trapx1', 'Moth trap 100']],
  ['p_1', ['trap_1']],
  ['_', ['trap_1']],
  ['%', ['100 % Nacht']],
  ['100 %', ['100 % Nacht']],
  ['100', ['100 % Nacht', 'Moth trap 100']],
  ['1%t', []],
  ['\\', ['back\\slash']],
  ['k\\s', ['back\\slash']],
  ['\\_', []],
  ['蛾', ['蛾類モニタリング']],
  ['モニタリング', ['蛾類モニタリング']],
  ['グ'.normalize('NFD'), ['蛾類モニタリング']],
  ["'", ["O'Brien; --"]],
  ["o'brien; --", ["O'Brien; --"]],
  ["' or '1'='1", []],
  ['*', []],
  ['🦋', []],
  [' Nacht ', ['100 % Nacht']],
  ['trap\u3000', ['trap_1', 'trapx1', 'Moth trap 100']],
  [' ', []],
  ['\u0301', []],
  [' \u0301', []],
];

describe.each(bothDatabases)('search over $kind (open, 4.5: decided in docs/decisions)', ({ kind, location }) => {
  const made = madeService(kind);
  const service = serviceOver({ kind, location });
  const search = (path: string, wanted: string, more = '') =>
    `${path}?search=${encodeURIComponent(wanted)}&limit=1000${more}`;

  describe.each(paths)('%s', (path) => {
    test.each(finds)(
      '"%s" finds %j: ignoring letter case and accents, all other characters literally',
      async (wanted, names) => {
        const all = await askJson<ListBody<Named>>(made().url, `${path}?limit=1000`);
        const { count, results } = await askJson<ListBody<Named>>(made().url, search(path, wanted));
        expect(results).toEqual(all.results.filter(({ name }) => names.includes(name)));
        expect(count).toBe(results.length);
        expect(new Set(results.map(({ name }) => name))).toEqual(new Set(names));
      },
    );

    test('an empty text is no search', async () => {
      const all = await askJson<ListBody<Named>>(made().url, `${path}?limit=1000`);
      const { count, results } = await askJson<ListBody<Named>>(made().url, search(path, ''));
      expect([count, results]).toEqual([all.count, all.results]);
    });

    test('an invalid character finds nothing, or is refused by name', async () => {
      for (const wanted of ['\0', 'trap\0', '\0trap']) {
        const { status, headers, text } = await ask(made().url, search(path, wanted));
        expect(headers['content-type']).toBe('application/json');
        const { count, search: refused } = JSON.parse(text) as { count?: number; search?: string[] };
        expect(['200 0 undefined', '400 undefined 1']).toContain(`${status} ${count} ${refused?.length}`);
      }
    });

    test('an ordering and a project work together with it (4.2)', async () => {
      const { results } = await askJson<ListBody<Named>>(made().url, search(path, 'trap', '&ordering=-name'));
      const names = results.map(({ name }) => name);
      expect(names).toEqual(names.toSorted().toReversed());
      const ofProject = await wholeList<Named>(made().url, `${path}?project_id=1&limit=1000`);
      const both = await askJson<ListBody<Named>>(made().url, search(path, 'trap', '&project_id=1'));
      expect(both.results).toEqual(ofProject.filter(({ name }) => /trap/i.test(name)));
      expect(both.count).toBe(both.results.length);
    });
  });

  test('every name of the made records is searched above', () => {
    expect(NAMES.filter((name) => !finds.some(([, names]) => names.includes(name)))).toEqual([]);
  });

  test.each([
    ['/api/v2/projects/', 'quebec', 'Québec: Réseau des papillons de nuit'],
    ['/api/v2/projects/', 'hokkaido', 'Hokkaidō: 蛾類モニタリング'],
    ['/api/v2/projects/', '蛾類モニ', 'Hokkaidō: 蛾類モニタリング'],
    ['/api/v2/projects/', 'NATSVÆRMERE', 'Denmark: Natsværmere på øer og heder'],
    ['/api/v2/taxa/', 'noctua PRONUBA', 'Noctua pronuba'],
  ])('%s of the sample has "%s" in %s', async (path, wanted, name) => {
    const { count, results } = await askJson<ListBody<Named>>(service().url, search(path, wanted));
    expect([count, results.map((one) => one.name)]).toEqual([1, [name]]);
  });

  test('every deployment of the sample is found by its name', async () => {
    const { url } = service();
    const all = await wholeList<Named>(url, '/api/v2/deployments/?limit=1000');
    for (const { name } of all.filter((_, index) => index % 9 === 0)) {
      const found = await wholeList<Named>(url, search('/api/v2/deployments/', name.toUpperCase()));
      expect(found.map((one) => one.name)).toContain(name);
      expect(found.every((one) => one.name.toLowerCase().includes(name.toLowerCase()))).toBe(true);
    }
  });

  test.each([
    'events',
    'captures',
    'occurrences',
    'exports',
    'jobs',
    'users',
    'deployments/devices',
    'deployments/sites',
  ])('%s have no search, and ignore it as any other unknown parameter', async (path) => {
    const plain = await askJson<ListBody>(service().url, `/api/v2/${path}/?limit=3`);
    const searched = await askJson<ListBody>(service().url, `/api/v2/${path}/?limit=3&search=nothing-is-called-so`);
    expect([searched.count, searched.results]).toEqual([plain.count, plain.results]);
  });
});
