/**
 * Header of every list: the parameters that this service takes beyond the interface. The dashboard sends them to no
 * service that does not name them. Not in the spec.
 */
export const LIST_PARAMETERS_HEADER = 'List-Parameters';

/**
 * `fields`: names of the fields to send, dotted for nested ones (`id,deployment.name`); without it, whole records.
 * `ids`: the ids of the records to list.
 */
export const LIST_PARAMETERS = ['fields', 'ids'] as const;

/** The parameters whose value is a list: with commas, or the parameter repeated, which browsers' and Python's clients send. */
export const LISTED_PARAMETERS = ['ordering', 'fields', 'ids'] as const;

/** What `format` may be (spec 1): `api` is indented. */
export const FORMATS = ['api', 'json'] as const;

/** As the value of a filter by a field that may have no value (`FilterKind` value): the records without one. */
export const NOT_REPORTED = 'not-reported';

// The limits, which the service keeps, its description names and the dashboard keeps to.

/** Records a page where a request names no `limit` (spec 8). */
export const USUAL_PAGE = 20;
/** Records of the largest page; a larger `limit` counts as this, and the links name the limit used. */
export const LARGEST_PAGE = 1_000;
/** The largest number that `limit` and `offset` take: PostgreSQL's integers end there. */
export const LARGEST_NUMBER = 2_147_483_647;
/** Fields of one ordering, `id` apart: the database compares and stores each of them for every row that it sorts. */
export const MOST_ORDERING_FIELDS = 4;
/** Sorting this many ids takes SQLite about 100 ms, during which all other requests wait; more are read from an index. */
export const MOST_SORTED = 100_000;
/** The most ids that `ids` takes. */
export const MOST_IDS = 100;
