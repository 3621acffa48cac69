import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#service/app.ts';
import { parseAccessTokens } from '#service/protection/access-token.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { collectionNames, collections } from '#contract/lists/collections.ts';
import { exportFilterNames, exportOptionNames } from '#contract/exports/export-field-names.ts';
import { describeInterface } from '#service/description/describe-interface.ts';
import { exportFormatNames } from '#contract/exports/export-formats.ts';

interface Described extends Bounded {
  description?: string;
  properties?: Record<string, Described>;
}

interface Bounded {
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

interface Operation {
  requestBody?: { content: { 'application/json': { schema: Described } } };
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; description: string; schema: Bounded & { items?: Bounded } }[];
  responses: Record<string, { headers?: Record<string, unknown> }>;
}

interface Schema {
  properties: Record<string, unknown>;
  required?: string[];
}

interface Description {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> };
}

/** The schema of a field of an order, by its path. */
function orderOf({ paths }: Description): (path: string) => Bounded {
  const order = paths['/api/v2/exports/']?.['post']?.requestBody?.content['application/json'].schema;
  return (path) => path.split('.').reduce<Described>((one, name) => one.properties?.[name] ?? {}, order ?? {});
}

let app: FastifyInstance;
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase(inject('sampleFile'));
  app = await buildApp({
    database: opened.database,
    exportFolder: inject('exportFolder'),
    dashboard: null,
    publicUrl: null,
    tiles: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '', chosen: false },
    logLevel: 'silent',
    tokens: parseAccessTokens('reader:a-token-of-many-letters'),
  });
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

const describe31 = async () => (await app.inject('/api/v2/schema/')).json<Description>();

describe('the interface described', () => {
  test('is OpenAPI 3.1 with the list and the detail of every collection (4.1, 4.4)', async () => {
    const { openapi, paths, servers } = await describe31();
    expect(openapi).toBe('3.1.0');
    expect(servers).toEqual([{ url: 'http://localhost:80' }]);
    expect(Object.keys(paths)).toEqual([
      ...collectionNames.flatMap((name) => [
        `/api/v2/${collections[name].path}/`,
        `/api/v2/${collections[name].path}/{id}/`,
      ]),
      '/api/v2/exports/count/',
      '/api/v2/jobs/{id}/cancel/',
      '/api/v2/projects/{id}/publication/',
      '/api/v2/images/',
      '/api/v2/images/folders/',
      '/api/v2/images/preview/',
      '/api/v2/storage/{id}/check/',
      '/api/v2/storage/{id}/removal/',
      '/api/v2/storage/{id}/places/',
      '/api/v2/copy/',
      '/healthz',
      '/readyz',
    ]);
    expect(Object.keys(paths['/api/v2/exports/'] ?? {})).toEqual(['get', 'post']);
  });

  test.each(collectionNames)('describes the orderings, filters and records of %s', async (name) => {
    const { paths, components } = await describe31();
    const { path, orderings, synonyms, filters, record, noun } = collections[name];
    const parameters = paths[`/api/v2/${path}/`]?.['get']?.parameters ?? [];
    const ordering = parameters.find((parameter) => parameter.name === 'ordering')?.schema.items?.enum;
    expect(ordering).toEqual([...orderings, ...synonyms].flatMap((field) => [field, `-${field}`]));
    expect(parameters.map((parameter) => parameter.name)).toEqual(expect.arrayContaining(Object.keys(filters)));
    const schema = components.schemas[noun.replaceAll(' ', '_')];
    expect(Object.keys(schema?.properties ?? {})).toEqual(Object.keys(record.shape));
  });

  test.each([
    ['day_after', 'first'],
    ['day_before', 'last'],
  ])('says that %s is the date of a start, and not that of a night', async (name, end) => {
    const { paths } = await describe31();
    const parameter = paths['/api/v2/events/']?.['get']?.parameters.find((one) => one.name === name);
    expect(parameter?.description).toMatch(
      new RegExp(`^the ${end} \`day\` .*date of their start.*evening before.*first_night`),
    );
  });

  test('says of each list that records are whole or have the fields that are named, and captures their detections', async () => {
    const { paths, components } = await describe31();
    for (const name of collectionNames) {
      const list = JSON.stringify(paths[`/api/v2/${collections[name].path}/`]?.['get']?.responses[200]);
      const own = collections[name].noun.replaceAll(' ', '_');
      const named = [...list.matchAll(/schemas\/(\w+)/g)].map(([, schema]) => schema);
      expect(named).toEqual([own, ...(name === 'captures' ? ['capture_detail'] : []), `${own}_fields`]);
      const { properties } = components.schemas[`${own}_fields`] ?? { properties: {} };
      expect(Object.keys(properties)).toEqual(Object.keys(components.schemas[own]?.properties ?? {}));
      expect(JSON.stringify(components.schemas[`${own}_fields`])).not.toContain('"required":');
    }
    expect(components.schemas['capture_detail']?.required).toContain('detections');
  });

  test('has one bound of ids in paths, lists and orders, and bounds of limit and offset', async () => {
    const { paths } = await describe31();
    const found = new Map<string, string>();
    const note = (where: string, { minimum, maximum }: Bounded) => found.set(where, `${minimum} to ${maximum}`);
    for (const name of collectionNames) {
      const { path, filters } = collections[name];
      const byName = new Map(paths[`/api/v2/${path}/`]?.['get']?.parameters.map((one) => [one.name, one.schema]));
      for (const [filter, kind] of Object.entries(filters))
        if (kind === 'id') note(`${path} ${filter}`, byName.get(filter) ?? {});
      note(`${path} ids`, byName.get('ids')?.items ?? {});
      const [id] = paths[`/api/v2/${path}/{id}/`]?.['get']?.parameters ?? [];
      note(`${path} id`, id?.schema ?? {});
      expect(byName.get('offset')).toMatchObject({ minimum: 0, maximum: 2_147_483_647 });
      expect(byName.get('limit')).toMatchObject({ minimum: 1, maximum: 2_147_483_647 });
      expect(byName.get('format')?.enum).toEqual(['api', 'json']);
    }
    const order = orderOf(await describe31());
    for (const field of ['project', 'filters.deployment', 'filters.event', 'filters.taxon']) note(field, order(field));
    expect(new Set(found.values())).toEqual(new Set(['1 to 2147483647']));
    expect(found.size).toBeGreaterThan(40);
  });

  test('asks for the token at each operation with data, and none at the health checks', async () => {
    const { paths, components } = await describe31();
    expect(components.securitySchemes).toEqual({
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: expect.stringContaining('Authorization: Token …') as unknown,
      },
    });
    const securityOf = (all: Description['paths'], path: RegExp) =>
      Object.entries(all).flatMap(([one, item]) =>
        path.test(one) ? Object.values(item).map(({ security }) => JSON.stringify(security)) : [],
      );
    expect(new Set(securityOf(paths, /^\/api/))).toEqual(new Set(['[{"token":[]}]']));
    expect(new Set(securityOf(paths, /z$/))).toEqual(new Set(['[]']));
    // A service that asks for none takes requests with and without one.
    const open = describeInterface('/', false, false) as unknown as Description;
    expect(new Set(securityOf(open.paths, /^\/api/))).toEqual(new Set(['[{},{"token":[]}]']));
  });

  test('describes for every path with data the refusals, and that counts may be incomplete', async () => {
    const { paths } = await describe31();
    const data = Object.entries(paths).filter(([path]) => path.startsWith('/api/v2/'));
    const methods = data.flatMap(([path, item]) =>
      Object.entries(item).map(([method, { responses }]) => ({ name: `${method} ${path}`, method, responses })),
    );
    expect(methods).toHaveLength(2 * collectionNames.length + 3 + 2 + 8 + 2);
    for (const { name, method, responses } of methods) {
      const refusals = ['400', '401', '408', '409', '414', '421', '429', '431', '500', '503'];
      if (/post|put/.test(method)) refusals.push('403', '413', '415', '507');
      if (name.includes('{id}')) refusals.push('404');
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(refusals) as unknown]);
      const counts = Object.keys(responses[200]?.headers ?? {});
      const isCounted = method === 'get' && !/(publication|images|folders|removal|copy)\/$/.test(name);
      const isList = isCounted && !name.endsWith('{id}/');
      expect([name, counts]).toEqual([
        name,
        [...(isCounted ? ['X-Counts'] : []), ...(isList ? ['Ordering-Ignored', 'List-Parameters'] : [])],
      ]);
    }
    expect(Object.keys(paths['/healthz']?.['get']?.responses ?? {})).toEqual(['200', '503']);
  });

  test('says of an export’s order what each format is for, and what each filter and option means', async () => {
    const { paths } = await describe31();
    for (const path of ['/api/v2/exports/', '/api/v2/exports/count/']) {
      const { format, filters, options } =
        paths[path]?.['post']?.requestBody?.content['application/json'].schema.properties ?? {};
      expect(format?.enum).toEqual(exportFormatNames);
      for (const name of exportFormatNames) expect(format?.description).toContain(`\`${name}\`: `);
      expect(Object.keys(filters?.properties ?? {})).toEqual(exportFilterNames);
      expect(Object.keys(options?.properties ?? {})).toEqual(exportOptionNames);
      for (const [name, { description = '' }] of Object.entries({ ...filters?.properties, ...options?.properties }))
        expect([name, description]).toEqual([name, expect.stringMatching(/\w{2}/) as unknown]);
    }
  });

  test('every reference has a target', async () => {
    const description = await describe31();
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(references.length).toBeGreaterThan(collectionNames.length);
    for (const reference of references) {
      let found: unknown = description;
      for (const key of reference.split('/')) found = (found as Record<string, unknown> | undefined)?.[key];
      expect([reference, typeof found]).toEqual([reference, 'object']);
    }
  });

  test('is readable without a token, while the data is not', async () => {
    const page = await app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect((await app.inject('/api/docs/json')).json()).toHaveProperty('openapi', '3.1.0');
    expect((await app.inject('/api/v2/projects/')).statusCode).toBe(401);
    expect((await app.inject('/api/v2/nothing/')).statusCode).toBe(401);
  });
});
