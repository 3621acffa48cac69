/**
 * Header of a list that is not ordered by all that was asked for: it names the fields that the service does not know,
 * `wingspan, colour`, 1,000 characters at most. The known ones order the list all the same. Not in the spec.
 */
export const ORDERING_IGNORED_HEADER = 'Ordering-Ignored';
