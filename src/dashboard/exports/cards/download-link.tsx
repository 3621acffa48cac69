import type { ExportRecord } from '#contract/records/export.ts';
import { SHOWN_LENGTH, webAddress } from '#dashboard/api/http/web-address.ts';
import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { DownloadIcon } from '#dashboard/ui/icons/icons.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import classes from './export-card.module.css';
import { exportFile } from './export-file.ts';

interface DownloadLinkProps {
  record: ExportRecord;
  /** the word alone, in a row of a table */
  isShort?: boolean;
}

/** The file of a finished export: its name, its size, and its host if that is another one. */
export function DownloadLink({ record, isShort = false }: DownloadLinkProps) {
  const words = useMessages(exportsMessages);
  const file = exportFile(record);
  const { file_url, file_size, file_size_display } = record;
  if (file === null) {
    if (file_url === null) return <Text className={classes.quiet}>{words.noFile}</Text>;
    const why = webAddress(file_url).why ?? '';
    return <Text className={classes.quiet}>{words.fileNotUsed(why, file_url.slice(0, SHOWN_LENGTH))}</Text>;
  }
  if (isShort) {
    return (
      <a href={file.href} download={file.name} title={file.name}>
        {words.download}
      </a>
    );
  }
  return (
    <a className={`${controls.button} ${classes.download}`} href={file.href} download={file.name} title={file.name}>
      <DownloadIcon />
      <span className={classes.downloadWord}>{words.download}</span>
      <Text as="span" cut className={classes.fileName}>
        {file.name}
      </Text>
      <Text as="span" tone="soft" figures className={classes.size}>
        <Bytes value={file_size} display={file_size_display} />
      </Text>
      {file.host !== null && (
        <Text as="span" tone="soft" figures className={classes.size}>
          {words.fromHost(file.host)}
        </Text>
      )}
    </a>
  );
}
