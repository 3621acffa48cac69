import type { QueryClient } from '@tanstack/react-query';
import type { CollectionName } from '#contract/collections.ts';

/** Whether the service orders a list by a field, both ways, as it was seen to. */
export type OrderingVerdict = 'proven' | 'refuted';

const remembered = new WeakMap<QueryClient, Map<string, OrderingVerdict>>();

/** What was seen of a field since the page was loaded; undefined where nothing was. */
export function orderingVerdict(client: QueryClient, name: CollectionName, field: string): OrderingVerdict | undefined {
  return remembered.get(client)?.get(keyOf(name, field));
}

export function rememberVerdict(
  client: QueryClient,
  name: CollectionName,
  field: string,
  verdict: OrderingVerdict,
): void {
  const verdicts = remembered.get(client) ?? new Map<string, OrderingVerdict>();
  remembered.set(client, verdicts.set(keyOf(name, field), verdict));
}

/** The service is that of the page's own origin. */
function keyOf(name: CollectionName, field: string): string {
  return `${location.origin} ${name} ${field}`;
}
