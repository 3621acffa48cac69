import type { ExportRecord } from '#contract/records/export.ts';
import { exportStatus, mayChange } from '#dashboard/api/exports/export-status.ts';
import { CancelExport } from '#dashboard/exports/cards/cancel-export.tsx';
import { DownloadLink } from '#dashboard/exports/cards/download-link.tsx';
import { exportFile } from '#dashboard/exports/cards/export-file.ts';
import { verifyExport } from '#dashboard/exports/cards/verify-export.ts';
import { exportsMessages } from './messages/exports-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from './exports-page.module.css';

/** In a row of the table: the file of a finished export with its verdict, or the button that cancels a running one. */
export function FileActions({ record, name }: { record: ExportRecord; name: string }) {
  const words = useMessages(exportsMessages);
  if (mayChange(record)) return <CancelExport record={record} name={name} />;
  if (exportStatus(record) !== 'SUCCESS' || exportFile(record) === null) return null;
  const { verdict } = verifyExport(record);
  const texts = { agrees: words.agrees, differs: words.differs, 'not-reported': words.notComparable };
  return (
    <span className={classes.file}>
      <DownloadLink record={record} isShort />
      <span title={texts[verdict]}>{texts[verdict]}</span>
    </span>
  );
}
