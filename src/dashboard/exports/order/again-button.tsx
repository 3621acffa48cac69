import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/export.ts';
import { PostError } from '#dashboard/api/client/post-json.ts';
import { orderExport, type ExportOrder } from '#dashboard/api/live/export-orders.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { orderMessages } from './messages/order-messages.ts';
import classes from '#dashboard/exports/cards/export-card.module.css';
import { postFailureText } from './post-failure-text.ts';

interface AgainButtonProps {
  /** the export, and what it was ordered with */
  again: Required<ExportOrder> & { id: number };
  /** what the button says */
  words: string;
  /** the new export; null if the response has an unknown shape */
  onOrdered: (record: ExportRecord | null) => void;
}

/** Requests the same export again: same project, filters, options and format. */
export function AgainButton({ again: { id, options, ...order }, words: label, onOrdered }: AgainButtonProps) {
  const words = useMessages(orderMessages);
  const client = useQueryClient();
  const mutationKey = ['exports', 'again', id];
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: () =>
      orderExport(client, {
        ...order,
        ...(Object.keys(options).length > 0 && { options }),
      }),
    onSuccess: onOrdered,
  });
  // The second click of a double click arrives before the button is rendered as busy.
  const askAgain = () => client.isMutating({ mutationKey }) === 0 && mutate();
  return (
    <>
      <Button compact busy={isPending} onClick={askAgain}>
        {label}
      </Button>
      {error !== null && (
        <p className={classes.problem} role="alert">
          {words.notOrderedAgain(postFailureText(error, 'order', words))}{' '}
          {error instanceof PostError && Object.keys(error.fields).length > 0 && words.filtersGone}
        </p>
      )}
    </>
  );
}
