import type { QueryClient } from '@tanstack/react-query';
import type { CollectionName } from '#contract/lists/collections.ts';
import { pageLocation } from '#dashboard/ui/preview-reader.ts';

/** Whether the service was seen to sort a list by a field, in both directions. */
export type OrderingVerdict = 'proven' | 'refuted';

const remembered = new WeakMap<QueryClient, Map<string, OrderingVerdict>>();

/** The verdict on a field since the page was loaded; undefined where there is none yet. */
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

function keyOf(name: CollectionName, field: string): string {
  return `${pageLocation().origin} ${name} ${field}`;
}
