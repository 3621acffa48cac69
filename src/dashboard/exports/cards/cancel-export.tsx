import { Suspense } from 'react';
import type { ExportRecord } from '#contract/export.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';

const CancelButton = lazyPart(async () => (await import('#dashboard/exports/late-exports.ts')).CancelButton);

/** The button that cancels an export that may still change. */
export function CancelExport(props: { record: ExportRecord; name: string }) {
  const words = useMessages(exportsMessages);
  return (
    <Suspense fallback={<Button compact>{words.cancel}</Button>}>
      <CancelButton {...props} />
    </Suspense>
  );
}
