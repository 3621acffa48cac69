import { Suspense, useState } from 'react';
import type { ExportRecord } from '#contract/records/export.ts';
import { exportFile } from '#dashboard/exports/cards/export-file.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

const ExportPreview = lazyPart(async () => (await import('./export-preview.tsx')).ExportPreview);

/** Opens the preview of a finished export's file, where this page may read it. */
export function PreviewButton({ record, name }: { record: ExportRecord; name: string }) {
  const words = useMessages(exportsMessages);
  const [isOpen, setOpen] = useState(false);
  const file = exportFile(record);
  if (file === null || file.host !== null) return null;
  return (
    <>
      <Button compact aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.preview}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportPreview record={record} name={name} path={file.href} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
