/** Parameters as an address has them. Commas and colons need no escape in a query, and are easier read as they are. */
export function queryText(parameters: URLSearchParams): string {
  return parameters.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}
