import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MOST_SORTED } from '#contract/lists/list-parameters.ts';
import { oneOf, randomFrom, wholeBetween, type Random } from '#service/sample/random.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { serviceOver } from '#test/support/serve.ts';
import { ask, askJson } from '#test/service/ask.ts';

/** Of each operation, with values that the description allows, and with one that it forbids for each of its parameters. */
const ALLOWED_OF_EACH = 10;

interface Schema {
  type?: string;
  enum?: string[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
}
interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: Schema;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { $ref?: string; content?: { 'application/json': { schema: object } } }>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: object; responses: Record<string, Operation['responses'][string]> };
}

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

/** A value as JSON has it; `null` is not among what any parameter allows. */
type Value = string | number | boolean | Value[] | { [name: string]: Value };

/** A value that the schema allows. Small ids are those of records, and the largest number is allowed too. */
function allowed(random: Random, schema: Schema): Value {
  const pick = <One>(choices: readonly One[]) => oneOf(random, choices);
  if (schema.enum !== undefined) return pick(schema.enum);
  switch (schema.type) {
    case 'integer': {
      const { minimum = 0, maximum = 0 } = schema;
      return pick([minimum, maximum, Math.min(maximum, wholeBetween(random, minimum, minimum + 30))]);
    }
    case 'number':
      return pick([schema.minimum ?? 0, schema.maximum ?? 1, 0.5]);
    case 'boolean':
      return pick([true, false]);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 40 } = schema;
      const length = pick([minItems, Math.min(maxItems, minItems + 1), Math.min(maxItems, 100)]);
      return Array.from({ length }, () => allowed(random, items));
    }
    case 'object':
      return objectOf(random, schema);
    default:
      if (schema.format === 'date') return pick(['2024-06-12', '1999-12-31', '2024-02-29']);
      if (schema.pattern?.startsWith('^[1-9]') === true) return pick(['1', '12', '2147483647']);
      return pick(['a', 'Møn, "øst"', '%', '蛾', "'--", 'a b+c&d=e#f', '\\', '\u0001']);
  }
}

function objectOf(random: Random, { properties = {}, required = [] }: Schema): Value {
  const names = Object.keys(properties).filter((name) => required.includes(name) || random() < 0.25);
  return Object.fromEntries(names.map((name) => [name, allowed(random, properties[name] ?? {})]));
}

/** Values that the schema forbids, as a query has them. */
function forbidden({ type, enum: choices, format, minimum, maximum, maxItems, items, pattern }: Schema): string[] {
  if (choices !== undefined) return ['no such value', `${choices[0]}x y`, `${choices[0]}!`];
  if (type === 'integer')
    return [...(minimum === undefined ? [] : [String(minimum - 1)]), String((maximum ?? 0) + 1), '1.5', 'one', '1e3'];
  if (type === 'boolean') return ['yes', '2'];
  if (type === 'array' && items !== undefined) {
    // Of an ordering, fields that differ, and not id, which may follow them.
    const values =
      items.enum?.filter((one) => /^(?!id$)\w/.test(one)) ?? Array.from({ length: 200 }, (_, at) => at + 1);
    const tooMany =
      maxItems === undefined || values.length <= maxItems ? [] : [values.slice(0, maxItems + 1).join(',')];
    return [...forbidden(items), ...tooMany];
  }
  if (format === 'date') return ['2024-02-30', '2024-6-1', 'today'];
  return pattern === undefined ? [] : ['a\u0000b'];
}

function textOf(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** How a parameter stands in a query: its list with commas, or the parameter repeated. */
function written(random: Random, name: string, value: Value): string[] {
  const text = (one: Value) => encodeURIComponent(textOf(one));
  if (!Array.isArray(value)) return [`${name}=${text(value)}`];
  return random() < 0.5 ? value.map((one) => `${name}=${text(one)}`) : [`${name}=${value.map(text).join(',')}`];
}

describe.each(similarDatabases)('requests made from the description, over $kind', (sample) => {
  const service = serviceOver(sample);
  const described = () => askJson<Description>(service().url, '/api/v2/schema/');
  const operationsOf = ({ paths }: Description) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );

  const validators = new Map<string, z.ZodType>();

  /** What is wrong with an answer by its description; null where nothing is. */
  function faultOf({ components }: Description, operation: Operation, status: number, text: string): string | null {
    const documented = operation.responses[status];
    if (documented === undefined) return `${status} is not described`;
    const shared = documented.$ref === undefined ? undefined : lastOf(documented.$ref);
    const key = shared ?? `${operation.operationId} ${status}`;
    const { content } = shared === undefined ? documented : (components.responses[shared] ?? {});
    const schema = { ...content?.['application/json'].schema, $defs: components.schemas };
    const inDefinitions = JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/');
    const validator = validators.get(key) ?? z.fromJSONSchema(JSON.parse(inDefinitions) as JsonSchema);
    validators.set(key, validator);
    const read = validator.safeParse(JSON.parse(text));
    return read.success ? null : JSON.stringify(read.error.issues).slice(0, 300);
  }

  function lastOf(reference: string): string {
    return reference.split('/').at(-1) ?? '';
  }

  function postOf(body: string, type = 'application/json') {
    const length = String(Buffer.byteLength(body));
    return { method: 'POST', headers: { 'content-type': type, 'content-length': length }, body };
  }

  test('what it allows is answered as it says, in lists with 200', async () => {
    const description = await described();
    const random = randomFrom(43);
    const statuses = new Map<string, number>();
    for (const { path, method, operation } of operationsOf(description)) {
      if (method !== 'GET') continue;
      for (let sent = 0; sent < ALLOWED_OF_EACH; sent++) {
        const some = operation.parameters?.filter((one) => one.in === 'path' || random() < 0.4) ?? [];
        const values = some.map((one) => ({ ...one, value: allowed(random, one.schema) }));
        const query = values.flatMap((one) => (one.in === 'query' ? written(random, one.name, one.value) : []));
        const address = values.reduce(
          (at, one) => (one.in === 'path' ? at.replace(`{${one.name}}`, textOf(one.value)) : at),
          path,
        );
        const asked = `${address}?${query.join('&')}`;
        const { status, text } = await ask(service().url, asked);
        expect([asked, faultOf(description, operation, status, text)]).toEqual([asked, null]);
        statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1);
        if (status === 200 || status === 404) continue;
        // What the description says of long lists, and of long addresses.
        const isToSort = status === 400 && text.includes(`More than ${MOST_SORTED} are ordered by`);
        expect([asked, isToSort || asked.length > 4_096]).toEqual([asked, true]);
      }
    }
    expect(statuses.get('200')).toBeGreaterThan(100);
    expect(statuses.get('404')).toBeGreaterThan(10);
  });

  test('what it forbids is refused by name, and an ordering that no list has is named in a header', async () => {
    const description = await described();
    let refused = 0;
    for (const { path, method, operation } of operationsOf(description)) {
      for (const { name, schema, in: where } of operation.parameters ?? []) {
        for (const value of forbidden(schema)) {
          const asked =
            where === 'path'
              ? path.replace(`{${name}}`, encodeURIComponent(value))
              : `${path.replace('{id}', '1')}?${name}=${encodeURIComponent(value)}`;
          const question = method === 'POST' ? postOf('{}') : { method };
          const { status, headers, text } = await ask(service().url, asked, question);
          expect([asked, faultOf(description, operation, status, text)]).toEqual([asked, null]);
          const isIgnored = name === 'ordering' && headers['ordering-ignored'] !== undefined;
          const names = isIgnored ? [name] : Object.keys(JSON.parse(text) as object);
          const right = where === 'path' ? [404, ['detail']] : [isIgnored ? 200 : 400, [name]];
          expect([asked, status, names]).toEqual([asked, ...right]);
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(300);
  });

  test('an order is counted or refused as it says; what it forbids of an order is refused by its path', async () => {
    const description = await described();
    const path = '/api/v2/exports/count/';
    const operation = description.paths[path]?.['post'];
    const schema = operation?.requestBody?.content['application/json'].schema;
    if (operation === undefined || schema === undefined) throw new Error(`${path} is not described.`);
    const random = randomFrom(44);
    let counted = 0;
    for (let sent = 0; sent < 40; sent++) {
      const order = JSON.stringify({ ...(allowed(random, schema) as object), project: wholeBetween(random, 1, 4) });
      const { status, text } = await ask(service().url, path, postOf(order));
      expect([order, faultOf(description, operation, status, text)]).toEqual([order, null]);
      expect([order, status]).toEqual([order, expect.toSatisfy((one) => one === 200 || one === 400)]);
      if (status === 200) counted += 1;
    }
    expect(counted).toBeGreaterThan(5);
    const right = { format: 'camtrap_dp', project: 1 };
    const { filters = {}, options = {}, ...own } = schema.properties ?? {};
    const parts: [string, Record<string, Schema>][] = [
      ['', own],
      ['filters.', filters.properties ?? {}],
      ['options.', options.properties ?? {}],
    ];
    for (const [at, properties] of parts) {
      for (const name of [...Object.keys(properties), 'colour']) {
        // A text of any words is only too long.
        const wrong = 'no such value'.padEnd((properties[name]?.maxLength ?? 0) + 1, '!');
        for (const value of [null, [], { a: 1 }, -1, 2_147_483_648, wrong]) {
          const part = { [name]: value };
          const body = JSON.stringify({ ...right, ...(at === '' ? part : { [at.slice(0, -1)]: part }) });
          for (const to of [path, '/api/v2/exports/']) {
            const answer = await ask(service().url, to, postOf(body));
            const names = Object.keys(JSON.parse(answer.text) as object);
            expect([body, answer.status, names]).toEqual([body, 400, [expect.stringContaining(`${at}${name}`)]]);
          }
        }
      }
    }
    const types = await ask(service().url, path, postOf('a,b', 'text/csv'));
    expect([types.status, faultOf(description, operation, types.status, types.text)]).toEqual([415, null]);
    const long = await ask(service().url, path, postOf(`"${'a'.repeat(65_536)}"`));
    expect([long.status, faultOf(description, operation, long.status, long.text)]).toEqual([413, null]);
  });

  test('a method that an address does not have is a 405, and headers and addresses that are too long are described', async () => {
    const description = await described();
    for (const [path, item] of Object.entries(description.paths)) {
      const address = path.replace('{id}', '1');
      // OPTIONS and HEAD are of every list and record (4.1).
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
        if (item[method.toLowerCase()] !== undefined) continue;
        const { status, headers } = await ask(service().url, address, { method });
        expect([method, path, status, headers.allow]).toEqual([
          method,
          path,
          405,
          expect.stringMatching(/GET|POST|PUT/),
        ]);
      }
      const [operation] = Object.values(item);
      const method = item['get'] === undefined ? 'POST' : 'GET';
      if (operation === undefined || !path.startsWith('/api/')) continue;
      const long = await ask(service().url, `${address}?a=${'a'.repeat(5_000)}`, { method });
      expect([path, long.status, faultOf(description, operation, long.status, long.text)]).toEqual([path, 414, null]);
      const wide = await ask(service().url, address, { method, headers: { 'x-long': 'a'.repeat(17_000) } });
      expect([path, wide.status, faultOf(description, operation, wide.status, wide.text)]).toEqual([path, 431, null]);
    }
  });
});
