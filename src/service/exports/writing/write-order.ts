import type { LeftOut } from '#contract/exports/left-out.ts';
import { leftOutSummary } from '#service/exports/left-out-summary.ts';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import type { PreparedExport } from '#service/exports/prepared-export.ts';
import { writeExportFile, type WrittenFile } from './write-export-file.ts';

export interface OrderWriting {
  /** rows that are read and written at a time */
  batchRows: number;
  /** called with the number of records that there will be, before the first is written */
  onTotal: (total: number) => void | Promise<void>;
  /** called after each batch with the number of records so far; an error in it stops the writing */
  onBatch: (records: number) => void | Promise<void>;
  /** if given, reads wait while the database is unavailable, until this is aborted */
  signal?: AbortSignal | undefined;
}

/** Writes the file of an order to a path: of a job, and of the command that exports. */
export async function writeOrder(
  { name, format, isArchive, scope: prepared }: PreparedExport,
  path: string,
  { batchRows, onTotal, onBatch, signal }: OrderWriting,
): Promise<WrittenFile & { leftOut: LeftOut | null }> {
  const scope: ExportScope = { ...prepared, batchRows, signal, isGivenOut: true };
  await onTotal(await format.count(scope));
  const leftOut = await leftOutSummary(name, scope);
  const written = await writeExportFile(path, format.files(scope), {
    isArchive,
    onBatch: async (records) => onBatch(records),
  });
  return { ...written, leftOut };
}
