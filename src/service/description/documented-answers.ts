import { withRetryAfter } from './documented-headers.ts';

type Document = Record<string, unknown>;

const ERROR_REFERENCE = '#/components/schemas/error';

/** The schema of the body of every error. */
export const ERROR: Document = {
  type: 'object',
  description: '`{"detail": "…"}`, or `{"<parameter>": ["…"]}` where one parameter is not right.',
  additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
};

/** The error answers that several operations share. */
export const ERROR_ANSWERS: Record<string, Document> = {
  badRequest: refusal('A parameter or the body is not right; the answer names what is wrong, and what would be right.'),
  notFound: refusal('There is no such record.'),
  noToken: refusal('The service asks for a token, and this is none that it knows.'),
  otherSite: refusal('The request comes from a page of another origin, which may not write.'),
  noRight: refusal('The request has no right to write, or comes from a page of another origin.'),
  tooSlow: refusal('The request did not come to its end in time.'),
  otherService: refusal('The header Noctuary-Service names another service.'),
  bodyTooLong: refusal('The body is longer than 64 KiB.'),
  addressTooLong: refusal('The address is longer than 4 KiB.'),
  notJson: refusal('The body is of another type than application/json.'),
  otherHost: refusal('The service does not answer for the name in Host; the answer says what to set.'),
  tooManyRequests: withRetryAfter(refusal('More requests than the service allows.')),
  headersTooLong: refusal('The headers are longer than 16 KiB.'),
  failed: refusal('The service failed; the answer names the request in its log.'),
  away: withRetryAfter(refusal('The database is away, or the service is busy or stopping; the answer says which.')),
  diskFull: refusal('The disk of the database is full: nothing was written.'),
};

/** The refusals of every request for data. */
export const REFUSED = shared({
  400: 'badRequest',
  401: 'noToken',
  408: 'tooSlow',
  409: 'otherService',
  414: 'addressTooLong',
  421: 'otherHost',
  429: 'tooManyRequests',
  431: 'headersTooLong',
  500: 'failed',
  503: 'away',
});

/** The refusals of a request that writes, or has a body. */
export const REFUSED_WRITING = {
  ...REFUSED,
  ...shared({ 403: 'otherSite', 413: 'bodyTooLong', 415: 'notJson', 507: 'diskFull' }),
};

/** For an operation that needs the right to write. */
export const NO_RIGHT = shared({ 403: 'noRight' });

/** What a request for a record that is not there is answered. */
export const NOT_FOUND = shared({ 404: 'notFound' });

/** An answer with a JSON body: a schema of the components, or one of its own. */
export function answer(
  description: string,
  reference: string | undefined,
  schema: Document = { $ref: reference },
): Document {
  return { description, content: { 'application/json': { schema } } };
}

function refusal(description: string): Document {
  return answer(description, ERROR_REFERENCE);
}

function shared(names: Readonly<Record<number, string>>): Record<string, Document> {
  return Object.fromEntries(
    Object.entries(names).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}
