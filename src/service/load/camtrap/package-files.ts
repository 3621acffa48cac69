import { createReadStream, existsSync, realpathSync, statSync, type Stats } from 'node:fs';
import { join, posix, sep } from 'node:path';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { LoadError } from '#service/load/load-error.ts';

/** The files of a package, by their path within it. */
export interface PackageFiles {
  /** A file's bytes; null where it is missing. @throws LoadError where it is outside the package or not a file */
  open: (file: string) => Promise<Readable | null>;
  has: (file: string) => boolean;
  close: () => void;
}

/** Limit for the unpacked size of all files of a zip. */
const UNPACKED_BYTES = 4_000_000_000;
/**
 * Tables compress to between a tenth and a fiftieth; a file with a higher ratio is an attempt to fill memory or disk.
 */
const MOST_PACKED = 200;
/** Up to this size any compression ratio is accepted. */
const SMALL_BYTES = 100_000_000;

/** The files of a folder, which may itself be a link; links that lead out of it are not followed. */
export function filesOfFolder(folder: string): PackageFiles {
  const root = realpathSync(folder);
  const open = (file: string) => {
    const path = join(root, file);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) return Promise.resolve(null);
    refuseOther(path, found);
    if (!realpathSync(path).startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) {
      throw new LoadError(`${path} is a link out of the folder. A load reads only files of the package's own folder.`);
    }
    return Promise.resolve(createReadStream(path));
  };
  return { open, has: (file) => existsSync(join(root, file)), close: () => {} };
}

/** @throws LoadError where it is a folder, a pipe or a device, which might be endless */
export function refuseOther(path: string, found: Stats): void {
  if (!found.isFile()) throw new LoadError(`${path} is not a file, but a folder, a pipe or a device.`);
}

/** The files of a zip, also where they are in a folder inside it. */
export async function filesOfZip(path: string, marks: readonly string[]): Promise<PackageFiles> {
  try {
    const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const marker = [...entries.keys()].find((name) => marks.includes(posix.basename(name)));
    const folder = posix.dirname(marker ?? '');
    const unpacked = new Map<string, number>();
    const open = async (file: string) => {
      const entry = entries.get(posix.join(folder, file));
      if (entry === undefined) return null;
      // The library fails for a file that is larger than its entry says.
      unpacked.set(file, entry.uncompressedSize);
      refuseBomb(path, entry, [...unpacked.values()]);
      return zip.openReadStreamPromise(entry);
    };
    const has = (file: string) => entries.has(posix.join(folder, file));
    return { open, has, close: () => zip.close() };
  } catch (error) {
    throw new LoadError(`${path} cannot be read as a zip: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/** Refuses a gzipped file whose content is out of proportion. */
export function refusePacked(
  file: string,
  { packedBytes, unpackedBytes }: { packedBytes: number; unpackedBytes: number },
): void {
  const isBomb = unpackedBytes > SMALL_BYTES && unpackedBytes > packedBytes * MOST_PACKED;
  if (!isBomb && unpackedBytes <= UNPACKED_BYTES) return;
  const most = isBomb ? `${MOST_PACKED} times its packed size` : `${UNPACKED_BYTES / 1_000_000_000} GB`;
  throw new LoadError(`${file} unpacks to more than ${most}. If you trust it, unpack it and name the unpacked file.`);
}

function refuseBomb(path: string, entry: yauzl.Entry, unpacked: readonly number[]): void {
  const { fileName, uncompressedSize, compressedSize, externalFileAttributes } = entry;
  // The upper half holds the Unix mode: zero where the zip was made on another system.
  const kind = (externalFileAttributes >>> 16) & 0o170000;
  if (kind !== 0 && kind !== 0o100000)
    throw new LoadError(`${fileName} in ${path} is not a file, but a link or a device.`);
  const wayOut = 'If you trust it, unpack it and load the folder.';
  const size = `${Math.round(uncompressedSize / 1_000_000).toLocaleString('en')} MB`;
  if (uncompressedSize > SMALL_BYTES && uncompressedSize > compressedSize * MOST_PACKED) {
    const times = Math.round(uncompressedSize / compressedSize).toLocaleString('en');
    throw new LoadError(`${fileName} in ${path} unpacks to ${size}, ${times} times its packed size. ${wayOut}`);
  }
  const total = unpacked.reduce((sum, one) => sum + one, 0);
  if (total > UNPACKED_BYTES) {
    throw new LoadError(
      `${path} unpacks to more than ${UNPACKED_BYTES / 1_000_000_000} GB (${fileName} alone to ${size}). ${wayOut}`,
    );
  }
}
