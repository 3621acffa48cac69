import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { codeOf } from '#service/system/error-text.ts';
import { checksumPath, EXPORT_FILES_PATH } from '#service/exports/export-file.ts';
import { renameFile } from '#service/system/rename-file.ts';
import { DATABASE_ENTRY, EXPORT_NAME, EXPORTS_ENTRY, MANIFEST, type BackupManifest } from './backup-manifest.ts';
import type { FileWorker } from './file-work.ts';
import { refuseSmall } from './refuse-small.ts';

export interface Backup {
  /** absolute path of the SQLite file */
  database: string;
  /** absolute path of the folder with export files */
  exportFolder: string;
  /** absolute path of the archive */
  out: string;
  /** of this release */
  version: string;
  worker: FileWorker;
  signal: AbortSignal;
  /** called as bytes are written, first of the copy of the database, then of the archive */
  onBytes: (part: 'database' | 'archive', bytes: number, total: number) => void;
}

export interface WrittenBackup {
  bytes: number;
  exportFiles: number;
  /** names of export files that the database names, and that are missing or are not as it says */
  missing: readonly string[];
}

interface Entry {
  name: string;
  path: string;
  /** null: not known */
  sha256: string | null;
}

/** Writes an archive of a database, which may be in use, and of its export files: whole, or not at all. */
export async function writeBackup(backup: Backup): Promise<WrittenBackup> {
  const { database, exportFolder, out, worker, signal, onBytes } = backup;
  const beside = (ending: string) => join(dirname(out), `.${basename(out)}.${randomUUID()}.${ending}`);
  const [copy, partial] = [beside('sqlite'), beside('partial')];
  try {
    const sizeBytes = statSync(database).size;
    refuseSmall(sizeBytes, dirname(out));
    await worker.copy(database, copy, signal, (bytes) => onBytes('database', bytes, Math.max(bytes, sizeBytes)));
    const { migrations, exports } = await worker.describe(copy, signal);
    // Files of another service, whose exports were loaded, are with that.
    const own = exports.filter(({ filePath }) => filePath.startsWith(EXPORT_FILES_PATH));
    const named = own.map(({ filePath, sha256 }) => ({ file: filePath.slice(EXPORT_FILES_PATH.length), sha256 }));
    const entries = named.flatMap(({ file, sha256 }) => entriesOf(join(exportFolder, file), file, sha256));
    const all: Entry[] = [{ name: DATABASE_ENTRY, path: copy, sha256: null }, ...entries];
    // Other files get smaller, and it is not known by how much.
    refuseSmall(totalBytes(entries.filter(({ name }) => isPacked(name))), dirname(out));
    const changed = await writeArchive({ entries: all, migrations, partial }, backup);
    await renameFile(partial, out);
    const missing = named
      .map(({ file }) => file)
      .filter((file) => entries.every(({ name }) => name !== EXPORTS_ENTRY + file));
    return { bytes: statSync(out).size, exportFiles: named.length - missing.length, missing: [...missing, ...changed] };
  } finally {
    // A copy that was ended has the second file beside it.
    await Promise.all([copy, `${copy}-journal`, partial].map((path) => rm(path, { force: true })));
  }
}

function isPacked(name: string): boolean {
  return name.endsWith('.zip');
}

/** Of files that may be removed meanwhile. */
function totalBytes(entries: readonly Entry[]): number {
  return entries.reduce((sum, { path }) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0);
}

/** The file of an export and that with its checksum; none where the file is missing. */
function entriesOf(path: string, file: string, sha256: string | null): Entry[] {
  if (!EXPORT_NAME.test(file) || !existsSync(path)) return [];
  const checksum = checksumPath(path);
  return [
    { name: EXPORTS_ENTRY + file, path, sha256 },
    ...(existsSync(checksum) ? [{ name: checksumPath(EXPORTS_ENTRY + file), path: checksum, sha256: null }] : []),
  ];
}

interface Archive {
  entries: readonly Entry[];
  migrations: readonly string[];
  partial: string;
}

/** @returns the names of export files that are not as their rows say */
async function writeArchive(
  { entries, migrations, partial }: Archive,
  { version, signal, onBytes }: Backup,
): Promise<string[]> {
  const total = totalBytes(entries);
  const files: BackupManifest['files'] = [];
  const changed: string[] = [];
  let bytes = 0;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  async function* partsOf({ name, path, sha256: expected }: Entry): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    const before = bytes;
    try {
      for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
        hash.update(part);
        bytes += part.length;
        onBytes('archive', bytes, Math.max(total, bytes));
        yield part;
      }
    } catch (error) {
      // Its export was removed meanwhile: the archive has an empty file that its description does not name.
      if (name === DATABASE_ENTRY || bytes > before || codeOf(error) !== 'ENOENT') throw error;
      if (!name.endsWith('.sha256')) changed.push(name.slice(EXPORTS_ENTRY.length));
      return;
    }
    const sha256 = hash.digest('hex');
    if (expected !== null && expected !== sha256) changed.push(name.slice(EXPORTS_ENTRY.length));
    files.push({ name, bytes: bytes - before, sha256 });
  }
  for (const entry of entries) {
    // A zip is not compressed again.
    zip.addReadStreamLazy(entry.name, { compress: !isPacked(entry.name) }, (begin) => {
      begin(null, Readable.from(partsOf(entry), { objectMode: false }).on('error', fail));
    });
  }
  // Made when all others have been read.
  zip.addReadStreamLazy(MANIFEST, (begin) => {
    const made_at = new Date().toISOString();
    const manifest: BackupManifest = { format: 1, version, made_at, migrations: [...migrations], files };
    begin(null, Readable.from([`${JSON.stringify(manifest, null, 2)}\n`], { objectMode: false }));
  });
  zip.end();
  await pipeline(output, createWriteStream(partial), { signal });
  const file = await open(partial, 'r+');
  await file.sync();
  await file.close();
  return changed;
}
