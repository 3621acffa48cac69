import { Suspense } from 'react';
import type { ExportRecord } from '#contract/export.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import classes from './export-card.module.css';
import { exportFile } from './export-file.ts';

const OwnFileCheck = lazyPart(async () => (await import('#dashboard/exports/late-exports.ts')).OwnFileCheck);

/** Checks the file of a finished export, or says where it is. */
export function ExportFileCheck({ record }: { record: ExportRecord }) {
  const words = useMessages(exportsMessages);
  const file = exportFile(record);
  if (file === null) return null;
  if (file.host !== null) return <p className={classes.quiet}>{words.fileElsewhere(file.host)}</p>;
  const waiting = (
    <div className={classes.verdict}>
      <p className={classes.fileCheck}>
        <span />
        <Button compact>{words.check}</Button>
      </p>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <OwnFileCheck key={file.href} record={record} path={file.href} />
    </Suspense>
  );
}
