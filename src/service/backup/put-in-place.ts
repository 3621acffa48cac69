import { existsSync, readdirSync } from 'node:fs';
import { copyFile, link, mkdir, open, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { renameFile } from '#service/system/rename-file.ts';
import { DATABASE_ENTRY } from './backup-manifest.ts';

export interface PutInPlace {
  /** absolute path of the folder with what was there before; null: nothing was */
  setAside: string | null;
  /** absolute path of the folder of thumbnails, where it could not be removed */
  thumbnails: string | null;
}

/** A damaged database may have left them beside it; SQLite would take them for those of the new one. */
const BESIDE = ['-wal', '-shm', '-journal'].map((ending) => DATABASE_ENTRY + ending);

/**
 * Moves the unpacked files to their places. The database comes last, at once in place of the one that is there, so that no
 * moment is without one: a service that starts then would fill a new one with the sample.
 *
 * @param renames what renames: for tests
 *
 * @throws what the system says, after everything was moved back
 */
export async function putInPlace(unpacked: string, dataFolder: string, renames = renameFile): Promise<PutInPlace> {
  const inData = (name: string) => join(dataFolder, name);
  const exports = inData('exports');
  const isThere = (name: string) => existsSync(inData(name));
  if (isThere('exports') && readdirSync(exports).length === 0) await rmdir(exports);
  const moved = [...BESIDE, 'exports'].filter(isThere);
  const isReplaced = isThere(DATABASE_ENTRY);
  const setAside = isReplaced || moved.length > 0 ? inData(`before-restore-${timeName()}`) : null;
  const back: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string) => {
    await renames(from, to);
    back.push(() => renameFile(to, from));
  };
  try {
    if (setAside !== null) {
      await mkdir(setAside);
      back.push(() => rmdir(setAside));
      for (const name of moved) await move(inData(name), join(setAside, name));
      if (isReplaced) {
        const kept = join(setAside, DATABASE_ENTRY);
        back.push(() => rm(kept, { force: true }));
        await keep(inData(DATABASE_ENTRY), kept);
      }
    }
    await move(join(unpacked, 'exports'), exports);
    await renames(join(unpacked, DATABASE_ENTRY), inData(DATABASE_ENTRY));
  } catch (error) {
    await moveBack(back, error, setAside);
  }
  const thumbnails = (await hasRemoved(inData('thumbnails'), unpacked, renames)) ? null : inData('thumbnails');
  await syncFolder(dataFolder);
  return { setAside, thumbnails };
}

/** "2026-06-12T21-04-05" */
function timeName(): string {
  return new Date()
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .replaceAll(':', '-');
}

/** A second name for a file, or a copy where the disk has no second names. */
async function keep(path: string, kept: string): Promise<void> {
  await link(path, kept).catch(() => copyFile(path, kept));
}

/** Undoes what was done, the last first. @throws the error itself, or where that fails, also where the files are */
async function moveBack(
  back: readonly (() => Promise<void>)[],
  error: unknown,
  setAside: string | null,
): Promise<never> {
  try {
    for (const undo of back.toReversed()) await undo();
  } catch (second) {
    const reasons = [error, second].map((one) => (one instanceof Error ? one.message : String(one)));
    throw new Error(`${reasons.join('; ')}. Move the files of ${setAside} back by hand.`, { cause: second });
  }
  throw error;
}

/** Removes thumbnails, which are of other captures with the same ids; the service makes them again. */
async function hasRemoved(thumbnails: string, unpacked: string, renames: typeof renameFile): Promise<boolean> {
  if (!existsSync(thumbnails)) return true;
  try {
    // The folder of the unpacked files is removed later, with all that is in it.
    await renames(thumbnails, join(unpacked, 'thumbnails'));
    return true;
  } catch {
    return rm(thumbnails, { recursive: true }).then(
      () => true,
      () => false,
    );
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder.
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}
