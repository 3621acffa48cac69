// The limits of lists, which the service keeps, its description names and the dashboard keeps to. Not in the spec, apart from
// the usual page.

/** Records a page where a request names no `limit` (spec 8). */
export const USUAL_PAGE = 20;
/** Records of the largest page; a larger `limit` counts as this, and the links name the limit used. */
export const LARGEST_PAGE = 1_000;
/** Fields of one ordering, `id` apart: the database compares and stores each of them for every row that it sorts. */
export const MOST_ORDERING_FIELDS = 4;
/** Sorting this many ids takes SQLite about 100 ms, during which all other requests wait; more are read from an index. */
export const MOST_SORTED = 100_000;
/** The most ids that `ids` takes. */
export const MOST_IDS = 100;
