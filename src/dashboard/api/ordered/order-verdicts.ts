import type { QueryClient } from '@tanstack/react-query';
import type { CollectionName } from '#contract/collections.ts';

/** Whether the service orders a list by a field, both ways, as it was seen to. */
export type OrderVerdict = 'proven' | 'refuted';

const remembered = new WeakMap<QueryClient, Map<string, OrderVerdict>>();

/** What was seen of a field since the page was loaded; undefined where nothing was. */
export function orderVerdict(client: QueryClient, name: CollectionName, field: string): OrderVerdict | undefined {
  return remembered.get(client)?.get(keyOf(name, field));
}

export function rememberOrder(client: QueryClient, name: CollectionName, field: string, verdict: OrderVerdict): void {
  const verdicts = remembered.get(client) ?? new Map<string, OrderVerdict>();
  remembered.set(client, verdicts.set(keyOf(name, field), verdict));
}

/** The service is that of the page's own origin. */
function keyOf(name: CollectionName, field: string): string {
  return `${location.origin} ${name} ${field}`;
}
