/**
 * Header of an answer whose stored counters (`captures_count` and the like) do not match the records: a load is
 * running, or was interrupted and is not counted yet. `count` of a list is correct nevertheless. Not in the spec.
 */
export const COUNTS_HEADER = 'X-Counts';
/** Its only value; without the header the counters are correct. */
export const COUNTS_INCOMPLETE = 'incomplete';
