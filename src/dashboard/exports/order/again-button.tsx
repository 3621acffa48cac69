import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/records/export.ts';
import { PostError } from '#dashboard/api/http/post-json.ts';
import { orderExport, type ExportOrder } from '#dashboard/api/exports/export-orders.ts';
import { exportOfferOptions } from '#dashboard/api/exports/use-export-offer.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';
import { readToken } from '#dashboard/api/http/token.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from '#dashboard/exports/cards/export-card.module.css';
import { NeedsToken } from './needs-token.tsx';
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
  const words = useMessages(exportsMessages);
  const client = useQueryClient();
  const mutationKey = ['exports', 'again', id];
  const { mutate, isPending, error, data } = useMutation({
    mutationKey,
    mutationFn: async () => {
      if (await needsToken(client)) return { needsToken: true, record: null };
      const record = await orderExport(client, { ...order, ...(Object.keys(options).length > 0 && { options }) });
      return { needsToken: false, record };
    },
    onSuccess: (ordered) => ordered.needsToken || onOrdered(ordered.record),
  });
  // The second click of a double click arrives before the button is rendered as busy.
  const askAgain = () => client.isMutating({ mutationKey }) === 0 && mutate();
  return (
    <>
      <Button compact busy={isPending} onClick={askAgain}>
        {label}
      </Button>
      {data?.needsToken === true && (
        <Text tone="bad" className={classes.problem} role="alert">
          <NeedsToken />
        </Text>
      )}
      {error !== null && (
        <Text tone="bad" className={classes.problem} role="alert">
          {words.notOrderedAgain(postFailureText(error, 'order', words))}{' '}
          {error instanceof PostError && Object.keys(error.fields).length > 0 && words.filtersGone}
        </Text>
      )}
    </>
  );
}

/** Whether another service has said that this page needs a token first; false where it does not say. */
async function needsToken(client: QueryClient): Promise<boolean> {
  if (readToken() !== null || !isOtherService()) return false;
  const offer = await client.query(exportOfferOptions).catch(() => null);
  return offer?.needsToken === true;
}
