import { showModal } from '#dashboard/ui/browser/show-modal.ts';
import { exportDictionary, type ExportTable } from '#contract/exports/export-dictionary.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import { useFilePreview } from '#dashboard/api/exports/file/use-file-preview.ts';
import { checksumOf } from '#dashboard/exports/cards/checksum-of.ts';
import { previewMessages } from './messages/preview-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { labelledText } from '#dashboard/ui/text/joined-text.ts';
import { Bytes } from '#dashboard/ui/values/bytes.tsx';
import { writtenOptions } from '#dashboard/exports/written-options.ts';
import { ExcelFile } from './excel-file.tsx';
import { readPreview } from './read-preview.ts';
import type { TableHead } from './table-head.ts';
import type { ZipEntry } from './zip-entries.ts';
import classes from './export-preview.module.css';
import { useState } from 'react';

interface ExportPreviewProps {
  record: ExportRecord;
  name: string;
  /** of the file, from this origin */
  path: string;
  onClose: () => void;
}

/** The first rows of an export's file and what its columns mean; of an archive, its files and the first rows of each table. */
export function ExportPreview({ record, name, path, onClose }: ExportPreviewProps) {
  const words = useMessages(previewMessages);
  const sha256 = checksumOf(record);
  const { data, error } = useFilePreview(path, record.updated_at ?? '', (part) =>
    readPreview(path, record.file_size, part),
  );
  return (
    <dialog ref={showModal} className={classes.dialog} aria-label={words.previewOf(name)} onClose={onClose}>
      <header className={classes.head}>
        <h2>{words.previewOf(name)}</h2>
        <Button compact onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          {words.closePreview}
        </Button>
      </header>
      {error !== null && <p role="alert">{words.previewFailed(error.message)}</p>}
      {data === undefined && error === null && <p aria-busy="true">{words.loadingPreview}</p>}
      {data !== undefined && data.entries !== null && <Entries entries={data.entries} />}
      {data?.tables.map(({ name: file, ...head }) => (
        <Table key={file} head={head} file={data.entries === null ? null : file} />
      ))}
      {data?.entries === null && <ExcelFile record={record} path={path} />}
      {sha256 !== null && <FileChecksum sha256={sha256} />}
      {/* What another service's columns mean is not known, whatever its format is called. */}
      {(writtenOptions(record) === null ? [] : exportDictionary(record.format ?? '')).map((table) => (
        <Dictionary key={table.file} table={table} />
      ))}
    </dialog>
  );
}

/** `file`: its name in an archive. */
function Table({ head: { columns, rows }, file }: { head: TableHead; file: string | null }) {
  const words = useMessages(previewMessages);
  if (columns.length === 0) return <p>{words.noPreview}</p>;
  const title = file === null ? words.firstRows(rows.length) : labelledText(file, words.firstRows(rows.length));
  return (
    <>
      <h3>{title}</h3>
      {/* A scrolling region has to be focusable for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.rows} role="region" tabIndex={0} aria-label={title}>
        <table>
          <thead lang="en">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody lang="en">
            {rows.map((row, index) => (
              // Rows may be equal, and they never move.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {columns.map((column, at) => (
                  <td key={column}>{row[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Entries({ entries }: { entries: readonly ZipEntry[] }) {
  const words = useMessages(previewMessages);
  if (entries.length === 0) return <p>{words.noPreview}</p>;
  return (
    <>
      <h3>{words.filesOf}</h3>
      <ul>
        {entries.map(({ name, bytes }) => (
          <li key={name}>
            <span lang="en">{name}</span> <Bytes value={bytes} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the columns mean, in the words of the file, which is in English. */
function Dictionary({ table: { file, columns } }: { table: ExportTable }) {
  const words = useMessages(exportsMessages);
  const own = useMessages(previewMessages);
  return (
    <>
      <h3>{file === null ? own.columnsOf : `${file}: ${own.columnsOf}`}</h3>
      <table className={classes.dictionary}>
        <thead>
          <tr>
            <th scope="col">{own.column}</th>
            <th scope="col">{own.meaning}</th>
            <th scope="col">{words.unit}</th>
          </tr>
        </thead>
        <tbody lang="en">
          {columns.map(({ name, meaning, unit }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{meaning}</td>
              <td>{unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The SHA-256 of a file as its job reports it, to copy. */
function FileChecksum({ sha256 }: { sha256: string }) {
  const words = useMessages(exportsMessages);
  const own = useMessages(previewMessages);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(sha256);
    setCopied(true);
  };
  return (
    <p className={classes.checksum}>
      {words.compared.checksum} <code>{sha256}</code>
      {'clipboard' in navigator && (
        <Button compact onClick={() => void copy()}>
          {own.copy}
        </Button>
      )}
      <span role="status">{isCopied && own.copied}</span>
    </p>
  );
}
