import { Button } from '#dashboard/ui/controls/button.tsx';
import { Popover } from '#dashboard/ui/popover/popover.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ExportRecord } from '#contract/records/export.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { cancelExport } from '#dashboard/api/exports/export-orders.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './export-card.module.css';
import { postFailureText } from '#dashboard/exports/order/post-failure-text.ts';

/** The button that cancels the job of an export that may still change; none where the job is not reported. */
export function CancelExport({ record, name }: { record: ExportRecord; name: string }) {
  return record.job === null ? null : <CancelButton record={record} jobId={record.job.id} name={name} />;
}

/** It asks before it cancels. */
function CancelButton({ record, jobId, name }: { record: ExportRecord; jobId: number; name: string }) {
  const words = useMessages(exportsMessages);
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const isDone = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelExport(client, record.id, jobId),
    onSuccess: () => void (isDone.current = true),
    onSettled: () => setAsks(false),
    onError: (failure) => {
      // It ended in the meantime: show the result.
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      void client.invalidateQueries({ queryKey: queryKeys.liveExport(record.id) });
    },
  });
  // The focused button disappears: focus the card, so that Tab continues from there.
  useEffect(() => {
    return () => {
      const isLost = document.activeElement === document.body;
      if (isDone.current && isLost) document.getElementById(`export-${record.id}`)?.focus();
    };
  }, [record.id]);
  return (
    <>
      <Popover
        label={words.cancelTitle(name)}
        position="top-start"
        className={classes.question}
        opened={asks}
        onClose={() => setAsks(false)}
        target={
          <Button compact aria-haspopup="dialog" aria-expanded={asks} onClick={() => setAsks(!asks)}>
            {words.cancel}
          </Button>
        }
      >
        <p>{words.cancelAsk}</p>
        <Button compact tone="danger" busy={isPending} onClick={() => mutate()}>
          {words.cancelConfirm}
        </Button>
        <Button compact data-autofocus disabled={isPending} onClick={() => setAsks(false)}>
          {words.keep}
        </Button>
      </Popover>
      {error !== null && (
        <Text tone="bad" className={classes.problem} role="alert">
          {words.notCancelled(postFailureText(error, 'cancel', words))}
        </Text>
      )}
    </>
  );
}
