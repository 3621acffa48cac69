/**
 * Header of an answer whose stored counters (`captures_count` and the like) are not those of the records: a load is
 * running, or was cut off and is still to be counted. `count` of a list is true all the same. Not in the spec.
 */
export const COUNTS_HEADER = 'X-Counts';
/** Its only value; an answer without the header is counted. */
export const COUNTS_INCOMPLETE = 'incomplete';
