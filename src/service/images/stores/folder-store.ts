import { constants, realpathSync, statSync } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listImages, reasonOf } from '#service/images/list-images.ts';
import { LoadError } from '#service/load/load-error.ts';
import { BEGINNING_BYTES, type ImageStore } from './image-store.ts';
import { jpegHasEnd } from './jpeg-parts.ts';
import { unreachable } from './unreachable.ts';

/** Files that are looked for at a time. */
const AT_A_TIME = 64;

/** A folder of images. @throws LoadError where it is unreachable, or no folder */
export function folderStore(folder: string): ImageStore {
  return knownFolderStore(rootOf(folder));
}

/** A folder that was indexed before. It may be missing now: then reading it fails. @param root without links */
export function knownFolderStore(root: string): ImageStore {
  return {
    root,
    name: basename(root),
    // A folder is no bucket; its path is not shown to readers of the service.
    source: { bucket: basename(root), prefix: '', endpoint_url: '', public_base_url: null },
    hasPartial: true,
    reach: () => Promise.resolve(),
    list: async function* list(problems, signal) {
      const drive = driveOf(root);
      try {
        yield* listImages(root, problems, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw unreachable(root, reasonOf(error), error);
      }
      if (driveOf(root) !== drive) throw unreachable(root, 'another drive was mounted meanwhile');
    },
    open: async (path) => {
      try {
        return await beginningOf(join(root, path));
      } catch (error) {
        const reason = reasonOf(error);
        return { problem: reason === 'ENOENT' ? 'gone' : 'unread', reason };
      }
    },
    present: async (paths) => {
      const there = new Set<string>();
      for (let from = 0; from < paths.length; from += AT_A_TIME) {
        const some = paths.slice(from, from + AT_A_TIME);
        const found = await Promise.all(some.map((path) => lstat(join(root, path)).catch(() => null)));
        for (const [index, path] of some.entries()) if (found[index] !== null) there.add(path);
      }
      return there;
    },
  };
}

async function beginningOf(path: string) {
  // What was a file when it was listed may be a link or a pipe by now.
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const sizeBytes = (await file.stat()).size;
    const read = async (at: number, bytes: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, at);
      return buffer.subarray(0, bytesRead);
    };
    const beginning = await read(0, BEGINNING_BYTES);
    const last = (bytes: number) => read(Math.max(0, sizeBytes - bytes), bytes);
    return { beginning, sizeBytes, hasEnd: await jpegHasEnd(beginning, sizeBytes, last) };
  } finally {
    await file.close();
  }
}

/** The folder without links in its path; on Windows and macOS in the case that the system has for it. */
function rootOf(folder: string): string {
  try {
    const root = realpathSync.native(folder);
    if (statSync(root).isDirectory()) return root;
  } catch (error) {
    throw unreachable(folder, error instanceof Error && 'code' in error ? String(error.code) : String(error));
  }
  throw new LoadError(`${folder} is no folder.`);
}

/** The drive that a folder is on. */
function driveOf(root: string): number {
  const found = statSync(root, { throwIfNoEntry: false });
  if (found === undefined) throw unreachable(root, 'there is no such folder');
  return found.dev;
}
