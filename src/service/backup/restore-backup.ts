import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { makeFolder } from '#service/database/make-folder.ts';
import { migrationsFor } from '#service/database/migrations/migrations.ts';
import { isAlone } from '#service/database/sqlite/inspect-file.ts';
import { LoadError } from '#service/load/load-error.ts';
import { backupManifest, DATABASE_ENTRY, MANIFEST, type BackupManifest } from './backup-manifest.ts';
import type { FileWorker } from './file-work.ts';
import { putInPlace, type PutInPlace } from './put-in-place.ts';
import { refuseSmall } from './refuse-small.ts';

export interface Restoration {
  /** absolute path of the archive */
  archive: string;
  /** absolute path of the data folder, which may not exist */
  dataFolder: string;
  /** whether what the folder holds is set aside */
  replace: boolean;
  worker: FileWorker;
  signal: AbortSignal;
  say: (line: string) => void;
  /** called as bytes are unpacked */
  onBytes: (bytes: number, total: number) => void;
  /** does the short work of moving files, during which nothing may end the process, nor start the service */
  alone: (move: () => Promise<PutInPlace>) => Promise<PutInPlace>;
}

export interface Restored extends PutInPlace {
  manifest: BackupManifest;
}

/** More than the manifest of a million exports has. */
const MOST_MANIFEST_BYTES = 500_000_000;

/**
 * Puts the database and the export files of a backup into a data folder, after everything in it was found to be whole. What
 * was there goes to a folder of its own.
 *
 * @throws LoadError where the archive cannot be used, or the folder holds data and `replace` is not set; nothing was changed
 */
export async function restoreBackup(restoration: Restoration): Promise<Restored> {
  const { archive, dataFolder, replace, signal, say, alone } = restoration;
  const database = join(dataFolder, DATABASE_ENTRY);
  const zip = await opened(archive);
  try {
    const { entries, manifest } = await described(zip, archive);
    refuseNewer(manifest);
    if (!replace && holdsData(dataFolder))
      throw new LoadError(`${dataFolder} holds data: --replace sets it aside, or NOCTUARY_DATA names another folder.`);
    refuseInUse(database);
    makeFolder(dataFolder);
    refuseSmall(totalBytes(manifest), dataFolder);
    const unpacked = join(dataFolder, `.restore-${randomUUID()}`);
    try {
      await mkdir(join(unpacked, 'exports'), { recursive: true });
      await unpack({ zip, entries, manifest, unpacked }, restoration);
      say('Checking the database …');
      await refuseDamaged(join(unpacked, DATABASE_ENTRY), manifest, restoration);
      const moved = await alone(async () => {
        signal.throwIfAborted();
        // Once more: a service may have started while files were unpacked.
        refuseInUse(database);
        return putInPlace(unpacked, dataFolder);
      });
      return { manifest, ...moved };
    } finally {
      // What cannot be removed does no harm: the data is in place, or was not touched.
      await rm(unpacked, { recursive: true, force: true }).catch(() => say(`Remove ${unpacked}: it is not needed`));
    }
  } finally {
    zip.close();
  }
}

/** Whether a data folder has a database or export files. */
function holdsData(dataFolder: string): boolean {
  const exports = join(dataFolder, 'exports');
  return existsSync(join(dataFolder, DATABASE_ENTRY)) || (existsSync(exports) && readdirSync(exports).length > 0);
}

function refuseInUse(database: string): void {
  if (existsSync(database) && !isAlone(database))
    throw new LoadError(`The database ${database} is in use by another program: stop the service first.`);
}

async function opened(archive: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(archive, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw noBackup(archive, error);
  }
}

function noBackup(archive: string, error: unknown): LoadError {
  const reason = error instanceof Error ? error.message : String(error);
  return new LoadError(`${archive} is no backup, or is not whole: ${reason}.`, { cause: error });
}

async function described(zip: yauzl.ZipFile, archive: string) {
  try {
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const entry = entries.get(MANIFEST);
    if (entry === undefined || entry.uncompressedSize > MOST_MANIFEST_BYTES) throw new Error(`it has no ${MANIFEST}`);
    const read = backupManifest.safeParse(JSON.parse(await text(await zip.openReadStreamPromise(entry))));
    if (!read.success) throw new Error(`its ${MANIFEST} is of another form, perhaps of a newer release`);
    const missing = read.data.files.find(({ name }) => !entries.has(name));
    if (missing !== undefined) throw new Error(`${missing.name} is missing`);
    if (read.data.files.every(({ name }) => name !== DATABASE_ENTRY)) throw new Error('it has no database');
    return { entries, manifest: read.data };
  } catch (error) {
    throw noBackup(archive, error);
  }
}

function refuseNewer({ migrations, version }: { migrations: readonly string[]; version: string }): void {
  const known = migrationsFor('sqlite');
  const unknown = migrations.find((name) => !(name in known));
  if (unknown !== undefined)
    throw new LoadError(`The backup is of a newer Noctuary (${version}, ${unknown}): restore it with that one.`);
}

function totalBytes({ files }: BackupManifest): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

interface Unpacking {
  zip: yauzl.ZipFile;
  entries: ReadonlyMap<string, yauzl.Entry>;
  manifest: BackupManifest;
  unpacked: string;
}

/** Unpacks each file and compares it with what the manifest says. */
async function unpack(
  { zip, entries, manifest, unpacked }: Unpacking,
  { archive, signal, onBytes }: Restoration,
): Promise<void> {
  const total = totalBytes(manifest);
  let done = 0;
  for (const { name, bytes, sha256 } of manifest.files) {
    const entry = entries.get(name);
    if (entry === undefined) continue;
    const path = join(unpacked, name);
    const hash = createHash('sha256');
    let size = 0;
    async function* counted(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const part of source) {
        size += part.length;
        done += part.length;
        // What is larger than it says may fill the disk.
        if (size > bytes) throw new Error(`${name} is larger than it should be`);
        hash.update(part);
        onBytes(done, total);
        yield part;
      }
    }
    try {
      const source: Readable = await zip.openReadStreamPromise(entry);
      await pipeline(source, counted, createWriteStream(path), { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw noBackup(archive, error);
    }
    if (size !== bytes || hash.digest('hex') !== sha256)
      throw noBackup(archive, new Error(`${name} is not as it was when the backup was made`));
    const file = await open(path, 'r+');
    await file.sync();
    await file.close();
  }
}

async function refuseDamaged(
  database: string,
  { version }: BackupManifest,
  { archive, worker, signal }: Restoration,
): Promise<void> {
  const { faults, migrations } = await worker.inspect(database, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    throw noBackup(archive, error);
  });
  if (faults.length > 0) throw noBackup(archive, new Error(`its database is damaged: ${faults.join('; ')}`));
  if (migrations.length === 0) throw noBackup(archive, new Error('its database is not of Noctuary'));
  refuseNewer({ migrations, version });
}
