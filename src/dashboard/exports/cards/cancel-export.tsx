import { Button, Popover } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ExportRecord } from '#contract/export.ts';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { cancelExport } from '#dashboard/api/live/export-orders.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import classes from './export-card.module.css';
import { postFailureText } from '#dashboard/exports/order/post-failure-text.ts';
import { DangerButton } from '#dashboard/exports/solid-button.ts';

/** Cancels an export that may still change; asks before it does. */
export function CancelExport({ record, name }: { record: ExportRecord; name: string }) {
  const [asks, setAsks] = useState(false);
  const client = useQueryClient();
  const isDone = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelExport(client, record.id),
    onSuccess: () => void (isDone.current = true),
    onSettled: () => setAsks(false),
    onError: (failure) => {
      // It ended in the meantime: show the result.
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      void client.invalidateQueries({ queryKey: queryKeys.liveExport(record.id) });
    },
  });
  // The focused button disappears: focus the card, so that Tab continues from there.
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isDone.current && isLost) document.getElementById(`export-${record.id}`)?.focus();
    },
    [record.id],
  );
  return (
    <>
      <Popover
        opened={asks}
        onChange={setAsks}
        position="top-start"
        trapFocus
        returnFocus
        hideDetached={false}
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <Button size="compact-xs" variant="default" onClick={() => setAsks(!asks)}>
            Cancel …
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={classes.question} aria-label={`Cancel ${name}?`}>
          <p>Cancel this export? What has been written of its file is thrown away.</p>
          <DangerButton size="compact-xs" loading={isPending} onClick={() => mutate()}>
            Cancel the export
          </DangerButton>
          <Button
            size="compact-xs"
            variant="default"
            data-autofocus
            disabled={isPending}
            onClick={() => setAsks(false)}
          >
            Keep it
          </Button>
        </Popover.Dropdown>
      </Popover>
      {error !== null && (
        <p className={classes.problem} role="alert">
          It was not cancelled. {postFailureText(error, 'cancelling exports')}
        </p>
      )}
    </>
  );
}
