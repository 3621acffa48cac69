import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { ExportRecord } from '#contract/records/export.ts';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { MOST_HASHED_BYTES, useMeasuredFile, type MeasuredFile } from '#dashboard/api/exports/file/measured-file.ts';
import { bytesText, exactBytesText } from '#dashboard/ui/text/bytes-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import type { Messages } from '#dashboard/exports/messages/en.tsx';
import { savesData } from '#dashboard/ui/browser/saves-data.ts';
import { checksumOf } from './checksum-of.ts';
import { DifferenceTable } from './difference-table.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './export-card.module.css';
import type { Difference } from './verify-export.ts';

/** Files up to this size in bytes are checked without a click: less than one image of a session. */
const SMALL_BYTES = 200_000;

/** Checks whether an own file has the reported number of rows and bytes. Downloads the whole file. */
export function OwnFileCheck({ record, path }: { record: ExportRecord; path: string }) {
  const words = useMessages(exportsMessages);
  const isSmall = record.file_size !== null && record.file_size <= SMALL_BYTES && !savesData();
  const { data, error, isFetching, refetch } = useMeasuredFile(path, record.updated_at ?? '', {
    enabled: isSmall,
  });
  const differences = data === undefined ? [] : differencesOf(record, data);
  const verdict = data === undefined || isFetching ? undefined : verdictOf(differences);
  const shown = verdict !== undefined && data !== undefined ? verdictText(verdict, record, data, words) : '';
  const text = isFetching ? words.checking : shown;
  const limit = data === undefined || isFetching ? null : limitText(record, data, words);
  // A large file is fetched by this click only, not by a refresh.
  const check = () => void (isFetching || refetch());
  return (
    <div className={classes.verdict} data-verdict={verdict}>
      <p className={classes.fileCheck}>
        <span role="status" title={text}>
          {text}
        </span>
        <Button compact aria-disabled={isFetching || undefined} onClick={check}>
          {data === undefined && error === null ? words.check : words.checkAgain}
        </Button>
      </p>
      {limit !== null && <p className={classes.limit}>{limit}</p>}
      {error !== null && !isFetching && (
        <Text tone="bad" className={classes.problem} role="alert">
          {words.notChecked(reasonText(error, words))}
        </Text>
      )}
      {verdict === 'differs' && (
        <DifferenceTable label={words.fileDifferences} other={words.ofFile} differences={differences} />
      )}
    </div>
  );
}

function isTable({ format, file_url }: ExportRecord): boolean {
  return /csv/i.test(format ?? '') || /\.csv$/i.test(file_url ?? '');
}

/** The differences between the export and its file, and what the export does not report. */
function differencesOf(record: ExportRecord, { rows, bytes, sha256 }: MeasuredFile): Difference[] {
  const announced = checksumOf(record);
  const compared = [
    ...(isTable(record) ? [{ what: 'rows' as const, export: record.record_count, other: rows }] : []),
    { what: 'bytes' as const, export: record.file_size, other: bytes },
  ];
  const differing = compared
    .filter((one) => one.export !== one.other)
    .map(({ what, export: own, other }) => ({
      what,
      export: own === null ? null : numberText(own),
      other: numberText(other),
    }));
  if (announced === null || sha256 === null || announced === sha256) return differing;
  return [...differing, { what: 'checksum', export: announced, other: sha256 }];
}

function verdictOf(differences: readonly Difference[]): 'agrees' | 'differs' | 'not-reported' {
  if (differences.length === 0) return 'agrees';
  return differences.some((one) => one.export !== null) ? 'differs' : 'not-reported';
}

function verdictText(
  verdict: 'agrees' | 'differs' | 'not-reported',
  record: ExportRecord,
  { rows, bytes, sha256 }: MeasuredFile,
  words: Messages,
): string {
  if (verdict === 'differs') return words.fileDiffers;
  const size = isTable(record) ? words.rowsAndBytes(rows, exactBytesText(bytes)) : exactBytesText(bytes);
  if (verdict !== 'agrees') return words.fileHas(size);
  // The same checksum is more than the same numbers.
  return sha256 !== null && checksumOf(record) === sha256 ? words.fileAgreesWhole(size) : words.fileAgrees(size);
}

/** Why the checksum of a file that is as large as the export says was not compared; null where it was, or there is none. */
function limitText(record: ExportRecord, { sha256, unhashed }: MeasuredFile, words: Messages): string | null {
  if (sha256 !== null || unhashed === null || checksumOf(record) === null) return null;
  return unhashed === 'large' ? words.tooLargeToHash(bytesText(MOST_HASHED_BYTES, 'decimal')) : words.noHashing;
}

function reasonText(error: Error, words: Messages): string {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 404 || status === 410) return words.fileMissing(status);
  return status === 401 || status === 403 ? words.fileRefused(status) : error.message;
}
