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

/** How many records the order would have, where the service counts them; what it refuses is shown beside the fields. */
export function OrderCount({ order }: { order: ExportOrder | null }) {
  const words = useMessages(orderMessages);
  const [asked] = useDebouncedValue(order === null ? null : JSON.stringify(order), PAUSE_MS);
  const { data, isFetching, error } = useQuery({
    queryKey: queryKeys.orderCount({ asked }),
    queryFn: () => countOrder(JSON.parse(asked ?? '') as ExportOrder),
    enabled: asked !== null,
    staleTime: FRESH_MS,
    retry: false,
  });
  if (order === null || error !== null) return null;
  const isOld = isFetching || asked !== JSON.stringify(order);
  return (
    <p className={classes.count} role="status" data-old={isOld || undefined}>
      {textOf()}
    </p>
  );

  function textOf(): string {
    if (data === undefined) return words.counting;
    return data === null ? words.notCounted : words.records(data);
  }
}
