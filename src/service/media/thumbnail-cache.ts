import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renameFile } from '#service/system/rename-file.ts';

/** A file's time of use is written at most this often. */
const USE_MS = 3_600_000;
/** A file of a process that was killed while it wrote. */
const ABANDONED_MS = 3_600_000;
/** Files whose facts are asked for at a time. */
const STATS_AT_A_TIME = 64;
/** What is left of the limit after files were removed. */
const KEPT = 0.9;
/** Bytes are counted again after this part of the limit was written: other processes may have the same folder. */
const COUNTED_AFTER = 0.1;

interface CachedFile {
  path: string;
  sizeBytes: number;
  usedMs: number;
}

/**
 * Files of a folder, up to a limit: above it, those that were used longest ago are removed. Any number of processes may
 * have the same folder, and the user may empty it. A file's time of access says when it was used.
 */
export class ThumbnailCache {
  readonly folder: string;
  readonly #limitBytes: number;
  /** bytes to write before the folder is counted: 0 at the start, since it is not known what it holds */
  #roomBytes = 0;
  #counting: Promise<void> | null = null;

  constructor(folder: string, limitBytes: number) {
    this.folder = folder;
    this.#limitBytes = limitBytes;
  }

  /** Whether there is a file of that name, which counts as used. */
  async has(name: string): Promise<boolean> {
    const path = join(this.folder, name);
    try {
      const { size, atimeMs, mtime } = await stat(path);
      if (Date.now() - atimeMs > USE_MS) await utimes(path, new Date(), mtime);
      return size > 0;
    } catch {
      return false;
    }
  }

  /**
   * Stores a file, at once as a whole.
   *
   * @param modifiedMs its time of modification, which its ETag is made of
   *
   * @throws what the system says, as where the disk is full; nothing is left then
   */
  async put(name: string, bytes: Buffer, modifiedMs: number): Promise<void> {
    const path = join(this.folder, name);
    const partial = `${path}.${randomUUID()}.partial`;
    try {
      await writeInFolder(partial, bytes);
      await utimes(partial, new Date(), new Date(modifiedMs));
      await renameFile(partial, path);
    } catch (error) {
      await rm(partial, { force: true }).catch(() => {});
      throw error;
    }
    this.#roomBytes -= bytes.length;
    if (this.#roomBytes < 0) this.#countSoon();
  }

  /** Resolves when no files are counted or removed. */
  async settled(): Promise<void> {
    await this.#counting;
  }

  #countSoon(): void {
    this.#counting ??= this.#count()
      // Files that cannot be listed or removed now may be later.
      .catch(() => {})
      .finally(() => (this.#counting = null));
  }

  async #count(): Promise<void> {
    this.#roomBytes = this.#limitBytes * COUNTED_AFTER;
    const files = await this.#files();
    let total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (total > this.#limitBytes) {
      for (const { path, sizeBytes } of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
        if (total <= this.#limitBytes * KEPT) break;
        await rm(path, { force: true });
        total -= sizeBytes;
      }
    }
    this.#roomBytes = Math.min(this.#roomBytes, this.#limitBytes - total);
  }

  /** The files; those that were abandoned are removed. */
  async #files(): Promise<CachedFile[]> {
    const files: CachedFile[] = [];
    let paths: string[] = [];
    const look = async () => {
      for (const file of await Promise.all(paths.map(factsOf))) if (file !== null) files.push(file);
      paths = [];
    };
    for await (const entry of await opendir(this.folder, { recursive: true })) {
      if (entry.isFile()) paths.push(join(entry.parentPath, entry.name));
      if (paths.length === STATS_AT_A_TIME) await look();
    }
    await look();
    return files;
  }
}

/** Makes the folder only where it is missing: each call of the system takes a thread. */
async function writeInFolder(path: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(path, bytes);
  } catch {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}

/** Null where the file has gone. */
async function factsOf(path: string): Promise<CachedFile | null> {
  try {
    const { size, atimeMs } = await stat(path);
    if (path.endsWith('.partial') && Date.now() - atimeMs > ABANDONED_MS) {
      await rm(path, { force: true });
      return null;
    }
    return { path, sizeBytes: size, usedMs: atimeMs };
  } catch {
    return null;
  }
}
