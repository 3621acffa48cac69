import type { ExportRecord } from '#contract/records/export.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './export-card.module.css';
import { exportFile } from './export-file.ts';
import { OwnFileCheck } from './own-file-check.tsx';

/** Checks the file of a finished export, or says where it is. */
export function ExportFileCheck({ record }: { record: ExportRecord }) {
  const words = useMessages(exportsMessages);
  const file = exportFile(record);
  if (file === null) return null;
  if (file.host !== null) return <Text className={classes.quiet}>{words.fileElsewhere(file.host)}</Text>;
  return <OwnFileCheck key={file.href} record={record} path={file.href} />;
}
