import { isUtf8 } from 'node:buffer';
import type { Dirent } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageProblem } from '#contract/images/image-problems.ts';
import type { ImageProblems } from './image-problems.ts';

/** An image of a folder. */
export interface ListedImage {
  name: string;
  sizeBytes: number;
  /** tells whether the file has changed; never the time of a capture */
  modifiedMs: number;
}

/** A folder below the root, with its images by name. */
export interface ListedFolder {
  /** path below the root, with `/`; empty: the root */
  folder: string;
  /** null: the folder cannot be read */
  images: ListedImage[] | null;
  /** whether further images of the same folder come later */
  hasMore?: boolean;
}

const IMAGE = /\.(jpe?g|png|tiff?|webp)$/i;
const UNREADABLE_IMAGE = /\.(heic|heif|dng|cr2|nef|arw)$/i;
const OF_SYSTEM = /^(\.|@eaDir$|\$RECYCLE\.BIN$|System Volume Information$)/i;
/** Files whose size is asked for at a time. */
const STATS_AT_A_TIME = 64;
/** Characters of a path: PostgreSQL's indexes limit their length. */
export const MOST_CHARACTERS = 1_000;

/**
 * Lists the images below a folder, one folder at a time, so that memory holds the names of one folder. Everything that
 * is left out is reported. Files are not opened, links not followed, and nothing is written.
 *
 * @throws what the system says where the root cannot be read, or the signal's reason
 */
export async function* listImages(
  root: string,
  problems: ImageProblems,
  signal: AbortSignal,
): AsyncGenerator<ListedFolder> {
  const waiting = [''];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    signal.throwIfAborted();
    let images: ListedImage[] | null = null;
    try {
      const names = await namesIn(root, folder, problems);
      images = await statsOf(root, folder, names.files, problems);
      // The last is taken first.
      for (const name of names.folders.toReversed()) waiting.push(pathOf(folder, name));
    } catch (error) {
      if (folder === '') throw error;
      problems.add('folder', folder, reasonOf(error));
    }
    yield { folder, images };
  }
}

/** The path of a file or folder within a folder below the root. */
export function pathOf(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The inverse of `pathOf`. In a bucket a key may begin with a slash, which then belongs to the name. */
export function partsOf(path: string): { folder: string; name: string } {
  const at = path.lastIndexOf('/');
  return at <= 0 ? { folder: '', name: path } : { folder: path.slice(0, at), name: path.slice(at + 1) };
}

/** Whether a folder has this name because a system made it: deleted files, thumbnails of a network drive. */
export function isOfSystem(name: string): boolean {
  return OF_SYSTEM.test(name);
}

/** Why a file with this name is no image to read; null where it is one. */
export function nameProblem(name: string): ImageProblem | null {
  if (name.startsWith('.')) return 'other';
  if (UNREADABLE_IMAGE.test(name)) return 'unreadable';
  return IMAGE.test(name) ? null : 'other';
}

/** The names of a folder, sorted. */
async function namesIn(root: string, folder: string, problems: ImageProblems) {
  const [files, folders]: [string[], string[]] = [[], []];
  // As bytes: a name that is no UTF-8 could not be opened by its text. The types do not know this encoding.
  const entries = await opendir(join(root, folder), { encoding: 'buffer' as BufferEncoding, bufferSize: 1_000 });
  for await (const entry of entries) {
    const bytes = entry.name as unknown as Buffer;
    const name = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
    const path = pathOf(folder, name);
    const problem = isUtf8(bytes) ? problemOf(entry, name, path) : 'name';
    if (problem !== null) problems.add(problem, path);
    else if (entry.isDirectory()) folders.push(name);
    else files.push(name);
  }
  return { files: files.toSorted(), folders: folders.toSorted() };
}

/** Why an entry is neither an image nor a folder to read; null where it is one. */
function problemOf(entry: Dirent, name: string, path: string): ImageProblem | null {
  if (path.length > MOST_CHARACTERS) return 'long';
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return isOfSystem(name) ? 'system' : null;
  return entry.isFile() ? nameProblem(name) : 'other';
}

/** The files with their size and time, without those that are empty or have gone since, which is reported. */
async function statsOf(root: string, folder: string, names: readonly string[], problems: ImageProblems) {
  const images: ListedImage[] = [];
  for (let from = 0; from < names.length; from += STATS_AT_A_TIME) {
    const some = names.slice(from, from + STATS_AT_A_TIME);
    const found = await Promise.all(some.map((name) => sizeAndTime(join(root, folder, name))));
    for (const [index, name] of some.entries()) {
      const { sizeBytes, modifiedMs } = found[index] ?? { sizeBytes: null, modifiedMs: 0 };
      if (sizeBytes !== null && sizeBytes > 0) images.push({ name, sizeBytes, modifiedMs });
      else problems.add(sizeBytes === null ? 'gone' : 'empty', pathOf(folder, name));
    }
  }
  return images;
}

async function sizeAndTime(path: string): Promise<{ sizeBytes: number | null; modifiedMs: number }> {
  try {
    const { size, mtimeMs } = await lstat(path);
    return { sizeBytes: size, modifiedMs: Math.floor(mtimeMs) };
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return { sizeBytes: null, modifiedMs: 0 };
    throw error;
  }
}

/** The system's reason, such as EACCES, without the path, which is said beside it. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === '' ? String(error) : code;
}
