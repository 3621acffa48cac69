import type { ReadPart } from '#dashboard/api/exports/file/use-file-preview.ts';
import { csvHead, geojsonHead, type TableHead } from './table-head.ts';
import { unpackedHead, zipDirectory, zipEntries, type ZipEntry } from './zip-entries.ts';

/** The beginning of an export's file. */
export interface FilePreview {
  /** of an archive */
  entries: readonly ZipEntry[] | null;
  tables: readonly (TableHead & { name: string })[];
}

const MOST_ROWS = 50;
/** Enough for the first rows of a table, and for the directory of an archive. */
const PART_BYTES = 65_536;

/**
 * Reads the first rows of an export's file, or of each table of an archive; never the whole of a large one.
 *
 * @param size of the file in bytes; null if not reported
 */
export async function readPreview(name: string, size: number | null, part: ReadPart): Promise<FilePreview> {
  if (/\.zip$/i.test(name)) return readArchive(size, part);
  const { bytes } = await part(0, PART_BYTES);
  const text = new TextDecoder().decode(bytes);
  const head = /\.geojson$/i.test(name) ? geojsonHead(text, MOST_ROWS) : csvHead(text, MOST_ROWS);
  return { entries: null, tables: [{ name, ...head }] };
}

async function readArchive(size: number | null, part: ReadPart): Promise<FilePreview> {
  // Some servers refuse the last bytes of a file that has fewer.
  const tail = await part(size === null ? null : Math.max(0, size - PART_BYTES), PART_BYTES);
  const directory = zipDirectory(tail.bytes);
  if (directory === null) return { entries: [], tables: [] };
  const read = async (from: number, length: number) => {
    const at = from - tail.start;
    // Of a small archive the last bytes are all.
    if (at >= 0 && at + length <= tail.bytes.length) return tail.bytes.subarray(at, at + length);
    return (await part(from, length)).bytes;
  };
  const entries = zipEntries(await read(directory.offset, directory.length));
  const tables: (TableHead & { name: string })[] = [];
  for (const entry of entries.filter(({ name }) => /\.(csv|txt)$/i.test(name))) {
    const length = Math.min(PART_BYTES, directory.offset - entry.offset);
    const head = await unpackedHead(entry, await read(entry.offset, length));
    if (head !== null) tables.push({ name: entry.name, ...csvHead(new TextDecoder().decode(head), MOST_ROWS) });
  }
  return { entries, tables };
}
