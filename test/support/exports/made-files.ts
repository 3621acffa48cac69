import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { exportFormats, type ExportFormatName } from '#contract/exports/export-formats.ts';
import type { ExportFilters, ExportOptions } from '#contract/exports/export-request.ts';
import type { Database } from '#service/database/open-database.ts';
import { formats } from '#service/exports/formats/formats.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';
import { writeExportFile } from '#service/exports/writing/write-export-file.ts';
import { unzipped } from './unzipped.ts';

const BATCH_ROWS = 700;

interface MadeFiles {
  records: number;
  bytes: number;
  /** by name; one for a format that is no archive */
  files: Record<string, string>;
}

/** The files of an export, read back; count, size and checksum are compared with what was announced. */
export async function madeFiles(
  database: Database,
  format: ExportFormatName,
  projectId: number,
  {
    filters = {},
    options = {},
    isGivenOut = false,
  }: { filters?: ExportFilters; options?: ExportOptions; isGivenOut?: boolean } = {},
): Promise<MadeFiles> {
  const { deployment = null, event = null, collection_id, ...others } = filters;
  const selection = await selectionOfOrder(database, {
    projectId,
    collectionId: collection_id === undefined ? null : Number(collection_id),
    deploymentId: deployment,
    eventId: event,
    filters: others,
  });
  const project = { id: projectId, name: 'Møn & "Ærø" <1>', description: 'Two traps.' };
  const orderedAt = '2024-09-01T12:00:00.000000';
  const scope = { database, exportId: 7, orderedAt, project, selection, options, batchRows: BATCH_ROWS, isGivenOut };
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-formats-'));
  try {
    const { extension } = exportFormats[format];
    const path = join(folder, `export.${extension}`);
    const isArchive = extension === 'zip';
    const { records, bytes, sha256 } = await writeExportFile(path, formats[format].files(scope), { isArchive });
    expect(await formats[format].count(scope)).toBe(records);
    expect(statSync(path).size).toBe(bytes);
    expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(sha256);
    return { records, bytes, files: isArchive ? await unzipped(path) : { file: readFileSync(path, 'utf8') } };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
