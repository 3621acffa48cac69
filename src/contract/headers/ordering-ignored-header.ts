/**
 * Header of a list that ignores a part of the requested ordering: it names the fields that the service does not know,
 * `wingspan, colour`, at most 1,000 characters. The known fields still order the list. Not in the spec.
 */
export const ORDERING_IGNORED_HEADER = 'Ordering-Ignored';
