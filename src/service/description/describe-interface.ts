import { collectionNames, collections, type CollectionName } from '#contract/lists/collections.ts';
import { exportFormatNames, exportFormats } from '#contract/exports/export-formats.ts';
import { exportFormatTexts } from '#contract/exports/export-format-texts.ts';
import { exportRequest } from '#contract/exports/export-request.ts';
import { leftOut } from '#contract/exports/left-out.ts';
import { NOT_REPORTED } from '#contract/lists/list-parameters.ts';
import { ANIMAL_FIELDS } from '#contract/records/animal-fields.ts';
import { licenseIds } from '#contract/exports/licenses.ts';
import { COPY_PATHS } from './describe-copy.ts';
import { describeDetailParameters, describeListParameters, FORMAT } from './describe-list-parameters.ts';
import { IMAGE_PATHS } from './describe-images.ts';
import { THROUGH_COPY_PATHS } from './describe-through-copy.ts';
import { OWN_ID, PUBLICATION_PATHS } from './describe-publication.ts';
import { answer, ERROR, ERROR_ANSWERS, NO_RIGHT, NOT_FOUND, REFUSED, REFUSED_WRITING } from './documented-answers.ts';
import { withCounts, withIgnored, withListParameters } from './documented-headers.ts';
import { detailName, recordSchemas, schemaName, schemaOf, someFieldsName } from './record-schemas.ts';
import type { exportFilterNames, exportOptionNames } from '#contract/exports/export-field-names.ts';

type Document = Record<string, unknown>;

/**
 * The interface as OpenAPI 3.1, generated from the contract: the paths of every collection, and its record.
 *
 * @param asksForToken whether the service answers a request for data with a token alone
 *
 * @param isCopy whether it hands requests on to the service that it is a copy of
 */
export function describeInterface(baseUrl: string, asksForToken: boolean, isCopy: boolean): Document {
  const token = { token: [] };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Insect-monitoring data service: read interface',
      version: '2',
      description:
        'Projects, deployments (a camera trap at a place), events (a night’s monitoring session), captures, ' +
        'occurrences, taxa, exports and storage sources, as paginated, ordered lists. Timestamps carry no zone: they ' +
        'are the trap’s own clock. A method that an address does not have here is answered with 405.',
    },
    servers: [{ url: baseUrl }],
    paths: {
      ...withSecurity(
        {
          ...withExportOrders(Object.fromEntries(collectionNames.flatMap(pathsOf))),
          ...PUBLICATION_PATHS,
          ...IMAGE_PATHS,
          ...COPY_PATHS,
          ...(isCopy && THROUGH_COPY_PATHS),
        },
        asksForToken ? [token] : [{}, token],
      ),
      ...withSecurity({ ...HEALTH, ...(isCopy && METRICS) }, []),
    },
    components: {
      schemas: { ...recordSchemas(), error: ERROR },
      responses: ERROR_ANSWERS,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word `Token`, a space and the token: `Authorization: Token …`.',
        },
      },
    },
  };
}

/** Each operation with its security requirements, of which one must be met. */
function withSecurity(paths: Record<string, Document>, security: readonly object[]): Record<string, Document> {
  const secured = (item: Document) =>
    Object.fromEntries(
      Object.entries(item).map(([method, operation]) => [method, { ...(operation as Document), security }]),
    );
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, secured(item)]));
}

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
      summary:
        'whether the database, the disk and the jobs that make exports work, looked at every 3 seconds at most; of a copy also what it does, as `phase` of copy/, or source_away or source_refuses, which changes nothing',
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

/** Of a copy of another service. */
const METRICS: Record<string, Document> = {
  '/metrics': {
    get: {
      tags: ['health'],
      operationId: 'get_metrics',
      summary: 'numbers of the copy for Prometheus: as of when it is, and what keeps it from following its source',
      responses: {
        200: {
          description: 'The numbers in the text format of Prometheus.',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
        503: answer('The database is away, or the service is stopping.', '#/components/schemas/error'),
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
  const list = {
    get: {
      tags: [path],
      operationId: `list_${name}`,
      summary: `${path}, page by page`,
      parameters: describeListParameters(name),
      responses: {
        200: withListParameters(withIgnored(withCounts(answer(`A page of ${path}.`, undefined, envelopeOf(name))))),
        ...REFUSED,
      },
    },
  };
  const detail = {
    get: {
      tags: [path],
      operationId: `get_${name}`,
      summary: `one ${noun}`,
      parameters: [OWN_ID, ...describeDetailParameters(name)],
      responses: {
        200: withCounts(answer(`The ${noun}.`, `#/components/schemas/${detailName(name)}`)),
        ...NOT_FOUND,
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
  const order = schemaOf(exportRequest, 'input');
  const body = { required: true, content: { 'application/json': { schema: withMeanings(order) } } };
  const ask = {
    tags: ['exports'],
    operationId: 'ask_for_export',
    summary: 'asks for an export; a job makes its file and reports how far it is',
    parameters: [FORMAT],
    requestBody: body,
    responses: { 201: answer('The export, not begun yet.', record), ...REFUSED_WRITING },
  };
  const counted = {
    type: 'object',
    properties: {
      count: { type: ['integer', 'null'], description: 'null where counting takes longer than some seconds' },
      left_out: {
        anyOf: [schemaOf(leftOut), { type: 'null' }],
        description:
          'the deployments of the order that its file leaves out, with the reason and how many occurrences of them are ' +
          'ordered, and `unlocated`, the number of deployments where none has a location; null where finding them takes ' +
          'longer than some seconds, and of a table without deployments',
      },
    },
  };
  const count = {
    tags: ['exports'],
    operationId: 'count_export',
    summary: 'how many records the file of an order would contain; orders nothing',
    parameters: [FORMAT],
    requestBody: body,
    responses: { 200: answer('The number.', undefined, counted), ...REFUSED_WRITING },
  };
  const cancel = {
    tags: ['jobs'],
    operationId: 'cancel_job',
    summary: 'cancels the job of an export, or of images, that is not finished; the latter only for who may write',
    parameters: [OWN_ID, FORMAT],
    responses: {
      200: answer('The job, cancelled.', '#/components/schemas/job'),
      ...NOT_FOUND,
      ...REFUSED_WRITING,
      ...NO_RIGHT,
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
    description: formatsOf(),
    properties: {
      ...properties,
      format: { ...properties['format'], description },
      filters: described(properties['filters'], orderMeanings.filters),
      options: described(properties['options'], orderMeanings.options),
    },
  };
}

/** Which formats take the filters and options that not all of them take. */
function formatsOf(): string {
  const having = (fact: 'hasOccurrences' | 'hasCoordinates' | 'hasOffsets') =>
    exportFormatNames.filter((name) => exportFormats[name][fact]).join(', ');
  return (
    `taxon, lowest_score, ${ANIMAL_FIELDS.join(', ')}, looked are for ${having('hasOccurrences')}; coordinate_digits for ${having('hasCoordinates')}; ` +
    `time_zone for ${having('hasOffsets')}. An order of another format with one of them is refused.`
  );
}

/** The schema of an object, each of whose properties has a description. Types made of a schema require what has a default. */
function described({ default: _none, ...schema }: Document = {}, meanings: Readonly<Record<string, string>>): Document {
  const properties = Object.entries(schema['properties'] as Record<string, Document>);
  const withThem = properties.map(([name, property]) => [
    name,
    { ...property, ...(name.endsWith('_night') && { format: 'date' }), description: meanings[name] },
  ]);
  return { ...schema, properties: Object.fromEntries(withThem) as Document };
}

/** The list envelope (spec 2.1). Its records are whole, or have the fields that the request names. */
function envelopeOf(name: CollectionName): Document {
  const link = { type: ['string', 'null'], format: 'uri' };
  const permissions = { user_permissions: { type: 'array' } };
  // The record by itself is also that of the list where a filter asks for it (`with_detections`).
  const records = new Set([schemaName(name), detailName(name), someFieldsName(name)]);
  const properties = {
    count: { type: 'integer', description: 'how many records match, across all pages' },
    next: link,
    previous: link,
    results: {
      type: 'array',
      items: { anyOf: [...records].map((record) => ({ $ref: `#/components/schemas/${record}` })) },
    },
    ...(collections[name].listPermissions && permissions),
  };
  return { type: 'object', required: Object.keys(properties), properties };
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
      'the date of its evening, `YYYY-MM-DD`; a session that starts before noon belongs to the evening before, and one that ' +
      'also ran in later nights is in the order, with all that it has, where it ran in one of the nights',
    last_night: 'the date of its evening, `YYYY-MM-DD`; the night is included',
    taxon: 'the id of a taxon: its occurrences and those of all taxa below it',
    lowest_score:
      'of models’ determinations, from 0 to 1; occurrences without a score are left out, but for those that a person has looked at',
    sex: `as the source says it, as \`female\`; \`${NOT_REPORTED}\`: occurrences of which it says none`,
    life_stage: 'likewise, as `adult`',
    behavior: 'likewise, in the source’s own words',
    looked:
      '`person`: occurrences that a person has determined; `model`: a model alone; `disagree`: both, as different taxa. ' +
      'Withdrawn identifications do not count',
  },
  options: {
    time_zone:
      'the zone of the traps’ clocks, a name of the IANA database such as `America/New_York`: for `camtrap_dp` and ' +
      '`darwin_core_archive`, whose times then have an offset; without it a Camtrap DP says that its times have issues',
    coordinate_digits:
      'decimal places of a degree that coordinates are rounded to, also those in names; exact without it',
    people:
      'how the file names people who determined animals or set up traps: `names`, `initials` or `none`; without it `names`, and ' +
      '`none` where coordinates are rounded. Comments, which may have names in them, are in the file with `names` alone. For ' +
      'formats with occurrences; always `none` for a reader who may not see names (`NOCTUARY_NAMES`)',
    rights_holder:
      'the organisation that holds the rights in the data, 300 characters at most, in place of those of the publication: ' +
      'for `camtrap_dp` and `darwin_core_archive`, like the next three; without any the package says so',
    creator: 'the organisation that made the data and answers questions, likewise',
    license: `the licence of data and images, likewise: ${licenseIds.map((id) => `\`${id}\``).join(', ')}`,
    publication:
      'what the package says of the project, in place of what is kept for it (`projects/{id}/publication/`); people and ' +
      'organisations apart',
  },
};
