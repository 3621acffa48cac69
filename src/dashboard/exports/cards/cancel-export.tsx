import { Suspense } from 'react';
import type { ExportRecord } from '#contract/export.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';

const CancelButton = lazyPart(async () => (await import('#dashboard/exports/late-exports.ts')).CancelButton);

/** The button that cancels an export that may still change; none where its job is not reported. */
export function CancelExport({ record, name }: { record: ExportRecord; name: string }) {
  const words = useMessages(exportsMessages);
  // It is the job that is cancelled.
  if (record.job === null) return null;
  return (
    <Suspense fallback={<Button compact>{words.cancel}</Button>}>
      <CancelButton record={record} jobId={record.job.id} name={name} />
    </Suspense>
  );
}
