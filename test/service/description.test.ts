import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#service/app.ts';
import { parseAccessTokens } from '#service/protection/access-token.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { collectionNames, collections } from '#contract/lists/collections.ts';
import { exportFilterNames, exportOptionNames } from '#contract/exports/export-field-names.ts';
import { exportFormatNames } from '#contract/exports/export-formats.ts';

interface Described {
  enum?: string[];
  description?: string;
  properties?: Record<string, Described>;
}

interface Operation {
  requestBody?: { content: { 'application/json': { schema: Described } } };
  parameters: { name: string; description: string; schema: { items?: { enum: string[] } } }[];
  responses: Record<string, { headers?: Record<string, unknown> }>;
}

interface Description {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, unknown>; required: string[] }> };
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

  test('describes for every path with data the refusals, and that counts may be incomplete', async () => {
    const { paths } = await describe31();
    const data = Object.entries(paths).filter(([path]) => path.startsWith('/api/v2/'));
    const methods = data.flatMap(([path, item]) =>
      Object.entries(item).map(([method, { responses }]) => ({ name: `${method} ${path}`, method, responses })),
    );
    expect(methods).toHaveLength(2 * collectionNames.length + 3);
    for (const { name, method, responses } of methods) {
      const refusals = ['401', '409', '421', '429', '503', ...(method === 'post' ? ['507'] : [])];
      expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(refusals) as unknown]);
      const counts = Object.keys(responses[200]?.headers ?? {});
      const isList = method === 'get' && !name.endsWith('{id}/');
      expect([name, counts]).toEqual([
        name,
        [...(method === 'get' ? ['X-Counts'] : []), ...(isList ? ['Ordering-Ignored', 'List-Parameters'] : [])],
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
