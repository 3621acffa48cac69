/** What every list endpoint offers (spec 1), whatever is asked of it; POST is of use on exports alone. */
export const LIST_METHODS = 'GET, POST, HEAD, OPTIONS';
