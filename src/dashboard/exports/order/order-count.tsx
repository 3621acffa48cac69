import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { countOrder, type ExportOrder } from '#dashboard/api/live/export-orders.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { orderMessages } from './messages/order-messages.ts';
import classes from './new-export.module.css';

/** A pause in typing. */
const PAUSE_MS = 300;
const FRESH_MS = 30_000;

/** How many records an order would have, where the service counts them. */
export function useOrderCount(order: ExportOrder | null) {
  const [asked] = useDebouncedValue(order === null ? null : JSON.stringify(order), PAUSE_MS);
  const { data, isFetching, error } = useQuery({
    queryKey: queryKeys.orderCount({ asked }),
    queryFn: () => countOrder(JSON.parse(asked ?? '') as ExportOrder),
    enabled: asked !== null,
    staleTime: FRESH_MS,
    retry: false,
  });
  const isOld = isFetching || asked !== JSON.stringify(order);
  return { count: data, isOld, error: asked === null || isOld ? null : error };
}

/** The count of an order; nothing where the service does not count, or refuses the order. */
export function OrderCount({ counted: { count, isOld, error } }: { counted: ReturnType<typeof useOrderCount> }) {
  const words = useMessages(orderMessages);
  if (error !== null) return null;
  return (
    <p className={classes.count} role="status" data-old={isOld || undefined}>
      {textOf()}
    </p>
  );

  function textOf(): string {
    if (count === undefined) return words.counting;
    return count === null ? words.notCounted : words.records(count);
  }
}
