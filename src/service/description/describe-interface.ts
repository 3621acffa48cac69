import { z } from 'zod';
import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { detailRecords } from '#contract/lists/detail-records.ts';
import { exportFormatNames } from '#contract/exports/export-formats.ts';
import { exportFormatTexts } from '#contract/exports/export-format-texts.ts';
import { exportRequest } from '#contract/exports/export-request.ts';
import { leftOut } from '#contract/exports/left-out.ts';
import { licenseIds } from '#contract/exports/licenses.ts';
import { describeListParameters } from './describe-list-parameters.ts';
import { withCounts, withIgnored, withListParameters, withRetryAfter } from './documented-headers.ts';
import type { exportFilterNames, exportOptionNames } from '#contract/exports/export-field-names.ts';

type Document = Record<string, unknown>;

/** The interface as OpenAPI 3.1, generated from the contract: the paths of every collection, and its record. */
export function describeInterface(baseUrl: string): Document {
  const schemas = collectionNames.flatMap((name): [string, Document][] => {
    const detail = detailRecords[name];
    const record: [string, Document] = [schemaName(name), schemaOf(collections[name].record)];
    return detail === undefined ? [record] : [record, [detailName(name), schemaOf(detail)]];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Insect-monitoring data service: read interface',
      version: '2',
      description:
        'Projects, deployments (a camera trap at a place), events (a night’s monitoring session), captures, ' +
        'occurrences, taxa, exports and storage sources, as paginated, ordered lists. Timestamps carry no zone: they ' +
        'are the trap’s own clock.',
    },
    servers: [{ url: baseUrl }],
    paths: { ...withExportOrders(Object.fromEntries(collectionNames.flatMap(pathsOf))), ...HEALTH },
    components: {
      schemas: { ...Object.fromEntries(schemas), error: ERROR },
      responses: {
        badRequest: answer(
          'A parameter is not right; the answer names it and what would be.',
          '#/components/schemas/error',
        ),
        notFound: answer('There is no such record.', '#/components/schemas/error'),
        ...REFUSALS,
      },
    },
  };
}

const ERROR: Document = {
  type: 'object',
  description: '`{"detail": "…"}`, or `{"<parameter>": ["…"]}` where one parameter is not right.',
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
};

/** Error answers of every data request. */
const REFUSALS: Record<string, Document> = {
  noToken: answer('The service asks for a token, and this is none that it knows.', '#/components/schemas/error'),
  otherService: answer('The header Noctuary-Service names another service.', '#/components/schemas/error'),
  otherHost: answer(
    'The service does not answer for the name in Host; the answer says what to set.',
    '#/components/schemas/error',
  ),
  tooManyRequests: withRetryAfter(answer('More requests than the service allows.', '#/components/schemas/error')),
  away: withRetryAfter(
    answer(
      'The database is away, or the service is busy or stopping; the answer says which.',
      '#/components/schemas/error',
    ),
  ),
  diskFull: answer('The disk of the database is full: nothing was written.', '#/components/schemas/error'),
};

const REFUSED = {
  401: { $ref: '#/components/responses/noToken' },
  409: { $ref: '#/components/responses/otherService' },
  421: { $ref: '#/components/responses/otherHost' },
  429: { $ref: '#/components/responses/tooManyRequests' },
  503: { $ref: '#/components/responses/away' },
};
const REFUSED_WRITING = { ...REFUSED, 507: { $ref: '#/components/responses/diskFull' } };

/** Health checks for supervisors and load balancers: not part of the interface, without a token. */
const HEALTH: Record<string, Document> = {
  '/healthz': {
    get: {
      tags: ['health'],
      operationId: 'get_health',
      summary: 'whether the process takes requests',
      responses: {
        200: answer('It does, also while it fills its database at the first start.', undefined, wordsFor(['process'])),
        503: answer('It is stopping.', '#/components/schemas/error'),
      },
    },
  },
  '/readyz': {
    get: {
      tags: ['health'],
      operationId: 'get_readiness',
      summary: 'whether the database, the disk and the jobs that make exports work; looked at every 3 seconds at most',
      responses: {
        200: answer('All of them work.', undefined, wordsFor(['database', 'disk', 'jobs'])),
        503: answer(
          'Some of them do not, or the service is stopping.',
          undefined,
          wordsFor(['database', 'disk', 'jobs']),
        ),
      },
    },
  },
};

function wordsFor(parts: readonly string[]): Document {
  const words = { type: 'string', enum: ['ok', 'failed'] };
  return { type: 'object', properties: Object.fromEntries(parts.map((part) => [part, words])) };
}

function pathsOf(name: CollectionName): [string, Document][] {
  const { path, noun } = collections[name];
  const reference = `#/components/schemas/${schemaName(name)}`;
  const list = {
    get: {
      tags: [path],
      operationId: `list_${name}`,
      summary: `${path}, page by page`,
      parameters: describeListParameters(name),
      responses: {
        200: withListParameters(
          withIgnored(withCounts(answer(`A page of ${path}.`, undefined, envelopeOf(name, reference)))),
        ),
        400: { $ref: '#/components/responses/badRequest' },
        ...REFUSED,
      },
    },
  };
  const detail = {
    get: {
      tags: [path],
      operationId: `get_${name}`,
      summary: `one ${noun}`,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: {
        200: withCounts(answer(`The ${noun}.`, `#/components/schemas/${detailName(name)}`)),
        404: { $ref: '#/components/responses/notFound' },
        ...REFUSED,
      },
    },
  };
  return [
    [`/api/v2/${path}/`, list],
    [`/api/v2/${path}/{id}/`, detail],
  ];
}

/** The POST requests: order an export, count what it would contain, and cancel one (open in the spec, 4.5). */
function withExportOrders(paths: Record<string, Document>): Record<string, Document> {
  const record = '#/components/schemas/export';
  const badRequest = { $ref: '#/components/responses/badRequest' };
  const { $schema: _dialect, ...order } = z.toJSONSchema(exportRequest, { io: 'input', unrepresentable: 'any' });
  const body = { required: true, content: { 'application/json': { schema: withMeanings(order) } } };
  const ask = {
    tags: ['exports'],
    operationId: 'ask_for_export',
    summary: 'asks for an export; a job makes its file and reports how far it is',
    requestBody: body,
    responses: { 201: answer('The export, not begun yet.', record), 400: badRequest, ...REFUSED_WRITING },
  };
  const { $schema: _ofLeftOut, ...leftOutSchema } = z.toJSONSchema(leftOut, { unrepresentable: 'any' });
  const counted = {
    type: 'object',
    properties: {
      count: { type: ['integer', 'null'], description: 'null where counting takes longer than some seconds' },
      left_out: {
        anyOf: [leftOutSchema, { type: 'null' }],
        description:
          'the deployments of the order that its file leaves out, with the reason and how many occurrences of them are ' +
          'ordered; null where finding them takes longer than some seconds, and of a table without deployments',
      },
    },
  };
  const count = {
    tags: ['exports'],
    operationId: 'count_export',
    summary: 'how many records the file of an order would contain; orders nothing',
    requestBody: body,
    responses: { 200: answer('The number.', undefined, counted), 400: badRequest, ...REFUSED_WRITING },
  };
  const cancel = {
    tags: ['jobs'],
    operationId: 'cancel_job',
    summary: 'cancels the job of an export that is not finished',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    responses: {
      200: answer('The job, cancelled.', '#/components/schemas/job'),
      404: { $ref: '#/components/responses/notFound' },
      ...REFUSED_WRITING,
      409: answer(
        'The job has ended, or the header Noctuary-Service names another service.',
        '#/components/schemas/error',
      ),
    },
  };
  const path = '/api/v2/exports/';
  return {
    ...paths,
    [path]: { ...paths[path], post: ask },
    [`${path}count/`]: { post: count },
    '/api/v2/jobs/{id}/cancel/': { post: cancel },
  };
}

/** The schema of an order, with what each format is for and what each filter and option means. */
function withMeanings(order: Document): Document {
  const description = exportFormatNames.map((name) => `- \`${name}\`: ${exportFormatTexts[name].about}`).join('\n');
  const properties = order['properties'] as Record<string, Document>;
  return {
    ...order,
    properties: {
      ...properties,
      format: { ...properties['format'], description },
      filters: described(properties['filters'], orderMeanings.filters),
      options: described(properties['options'], orderMeanings.options),
    },
  };
}

/** The schema of an object, each of whose properties has a description. */
function described(schema: Document = {}, meanings: Readonly<Record<string, string>>): Document {
  const properties = Object.entries(schema['properties'] as Record<string, Document>);
  const withThem = properties.map(([name, property]) => [name, { ...property, description: meanings[name] }]);
  return { ...schema, properties: Object.fromEntries(withThem) as Document };
}

/** The list envelope (spec 2.1). */
function envelopeOf(name: CollectionName, reference: string): Document {
  const link = { type: ['string', 'null'], format: 'uri' };
  const permissions = { user_permissions: { type: 'array' } };
  const properties = {
    count: { type: 'integer', description: 'how many records match, across all pages' },
    next: link,
    previous: link,
    results: { type: 'array', items: { $ref: reference } },
    ...(collections[name].listPermissions && permissions),
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

function schemaOf(record: z.core.$ZodType): Document {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(record, { unrepresentable: 'any' });
  return schema;
}

function schemaName(name: CollectionName): string {
  return collections[name].noun.replaceAll(' ', '_');
}

/** The schema of a record by itself: that of lists, unless it has more. */
function detailName(name: CollectionName): string {
  return detailRecords[name] === undefined ? schemaName(name) : `${schemaName(name)}_detail`;
}

function answer(description: string, reference: string | undefined, schema: Document = { $ref: reference }): Document {
  return { description, content: { 'application/json': { schema } } };
}

/** What the filters and the options of an order for an export mean. */
const orderMeanings: {
  filters: Readonly<Record<(typeof exportFilterNames)[number], string>>;
  options: Readonly<Record<(typeof exportOptionNames)[number], string>>;
} = {
  filters: {
    collection_id: 'the id of a set of captures, as text',
    deployment: 'the id of a deployment',
    deployments: 'ids of deployments',
    sites: 'ids of research sites: all their deployments',
    event: 'the id of a session',
    first_night:
      'the date of its evening, `YYYY-MM-DD`; a session that starts before noon belongs to the evening before',
    last_night: 'the date of its evening, `YYYY-MM-DD`; the night is included',
    taxon: 'the id of a taxon: its occurrences and those of all taxa below it',
    lowest_score: 'of determinations, from 0 to 1; occurrences without a score are left out',
  },
  options: {
    time_zone:
      'the zone of the traps’ clocks, a name of the IANA database such as `America/New_York`: for `camtrap_dp` and ' +
      '`darwin_core_archive`, whose times then have an offset; without it a Camtrap DP says that its times have issues',
    coordinate_digits:
      'decimal places of a degree that coordinates are rounded to, also those in names; exact without it',
    rights_holder:
      'the person or organisation that holds the rights in the data, 300 characters at most: for `camtrap_dp` and ' +
      '`darwin_core_archive`, like the next two; without it the package names nobody and says so',
    creator: 'the person or organisation that made the data and answers questions, likewise',
    license: `the licence of data and images: ${licenseIds.map((id) => `\`${id}\``).join(', ')}; none without it`,
  },
};
