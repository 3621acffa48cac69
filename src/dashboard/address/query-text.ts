/** A query without the question mark. Commas, colons and semicolons need no escape in a query, and are easier to read without. */
export function queryText(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3B', ';');
}
