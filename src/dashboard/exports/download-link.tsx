import type { ExportRecord } from '#contract/export.ts';
import { Bytes } from '#dashboard/ui/bytes.tsx';
import { DownloadIcon } from '#dashboard/ui/icons.tsx';
import classes from './export-card.module.css';
import { exportFile } from './export-file.ts';

/** The file of a finished export: its name, its size, and where it lies if that is elsewhere. */
export function DownloadLink({ record }: { record: ExportRecord }) {
  const file = exportFile(record, window.location.href);
  const { file_size, file_size_display } = record;
  if (file === null) {
    const why =
      record.file_url === null ? 'The service gives no address of its file.' : 'Its address is none to download from:';
    return (
      <p className={classes.quiet}>
        {why} {record.file_url}
      </p>
    );
  }
  return (
    <a className={classes.download} href={file.href} download={file.name} title={file.name}>
      <DownloadIcon />
      <span className={classes.downloadWord}>Download</span>
      <span className={classes.fileName}>{file.name}</span>
      <span className={classes.size}>
        <Bytes value={file_size} display={file_size_display} />
      </span>
      {file.host !== null && <span className={classes.size}>from {file.host}</span>}
    </a>
  );
}
