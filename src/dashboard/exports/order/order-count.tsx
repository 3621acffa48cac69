import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { countOrder, type ExportOrder } from '#dashboard/api/exports/export-orders.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { recordsText } from '#dashboard/exports/records-text.ts';
import { orderMessages } from './messages/order-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './new-export.module.css';

/** A pause in typing. */
const PAUSE_MS = 300;
const FRESH_MS = 30_000;

/** How many records an order would have, where the service counts them. */
export function useOrderCount(order: ExportOrder | null) {
  const [asked] = useDebouncedValue(order === null ? null : JSON.stringify(order), PAUSE_MS);
  const { data, isFetching, error } = useQuery({
    queryKey: queryKeys.orderCount({ asked }),
    queryFn: ({ client }) => countOrder(client, JSON.parse(asked ?? '') as ExportOrder),
    enabled: asked !== null,
    staleTime: FRESH_MS,
    retry: false,
  });
  const isOld = isFetching || asked !== JSON.stringify(order);
  return { count: data?.count, leftOut: data?.leftOut, isOld, error: asked === null || isOld ? null : error };
}

interface OrderCountProps {
  counted: ReturnType<typeof useOrderCount>;
  /** its records are counted */
  format: string;
}

/** The count of an order; nothing where the service does not count, or refuses the order. */
export function OrderCount({ counted: { count, isOld, error }, format }: OrderCountProps) {
  const words = useMessages(orderMessages);
  const pageWords = useMessages(exportsMessages);
  if (error !== null) return null;
  return (
    <Text size="medium" tone="soft" figures className={classes.count} role="status" data-old={isOld || undefined}>
      {textOf()}
    </Text>
  );

  function textOf(): string {
    if (count === undefined) return words.counting;
    if (count === 0) return words.noRecords;
    return count === null ? words.notCounted : recordsText(count, format, pageWords);
  }
}
