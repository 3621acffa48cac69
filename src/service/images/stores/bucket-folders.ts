import type { BucketObject } from '#service/bucket/bucket-page.ts';
import type { ImageProblem } from '#contract/images/image-problems.ts';
import type { ImageProblems } from '#service/images/image-problems.ts';
import {
  isOfSystem,
  MOST_CHARACTERS,
  nameProblem,
  partsOf,
  type ListedFolder,
  type ListedImage,
} from '#service/images/list-images.ts';

/** A folder whose keys still come. */
interface OpenFolder {
  folder: string;
  images: Map<string, ListedImage>;
}

/** Images of a folder that are taken before its last key has come. */
const PART = 1_000;

/**
 * Sorts the keys of a listing into folders, as the slashes in them say. The keys of one folder follow each other, but for
 * those of the folders in it: only a folder and those above it are in memory.
 */
export class BucketFolders {
  readonly #prefix: string;
  readonly #problems: ImageProblems;
  readonly #open: OpenFolder[] = [{ folder: '', images: new Map() }];
  readonly #closed = new Set<string>();
  readonly #ofSystem = new Set<string>();

  constructor(prefix: string, problems: ImageProblems) {
    this.#prefix = prefix;
    this.#problems = problems;
  }

  /**
   * Takes a key. @returns folders that are complete before it, and a part of one that is large
   *
   * @throws Error whose message is a clause, where the keys cannot be those of a listing in sequence
   */
  add({ key, sizeBytes, modifiedMs }: BucketObject): ListedFolder[] {
    if (!key.startsWith(this.#prefix)) throw new Error('its listing has keys that were not asked for');
    const path = key.slice(this.#prefix.length);
    // An object that stands for a folder.
    if (path === '' || path.endsWith('/')) return [];
    const { folder, name } = partsOf(path);
    if (this.#isLeftOut(path, name, sizeBytes)) return [];
    const complete = this.#moveTo(folder);
    const images = this.#open.at(-1)?.images ?? new Map<string, ListedImage>();
    if (images.has(name)) throw new Error('its listing has one key twice');
    images.set(name, { name, sizeBytes, modifiedMs });
    if (images.size < PART) return complete;
    complete.push({ folder, images: [...images.values()], hasMore: true });
    images.clear();
    return complete;
  }

  /** Ends the listing. @returns the folders that are still open */
  end(): ListedFolder[] {
    return this.#open.splice(0).toReversed().map(listed);
  }

  /** Makes `folder` the innermost open one. */
  #moveTo(folder: string): ListedFolder[] {
    const complete: ListedFolder[] = [];
    while (!isIn(folder, this.#open.at(-1)?.folder ?? '')) {
      const left = this.#open.pop();
      if (left === undefined) break;
      this.#closed.add(left.folder);
      complete.push(listed(left));
    }
    if (this.#closed.has(folder)) throw new Error('its listing is not in the sequence of its keys');
    if (this.#open.at(-1)?.folder !== folder) this.#open.push({ folder, images: new Map() });
    return complete;
  }

  #isLeftOut(path: string, name: string, sizeBytes: number): boolean {
    const parts = path.split('/');
    // No address, or no database, can have these.
    if (parts.some((part) => part === '.' || part === '..' || part.includes('\0'))) {
      this.#problems.add('key', path);
      return true;
    }
    const at = parts.slice(0, -1).findIndex(isOfSystem);
    if (at !== -1) {
      const folder = parts.slice(0, at + 1).join('/');
      if (!this.#ofSystem.has(folder)) this.#problems.add('system', folder);
      this.#ofSystem.add(folder);
      return true;
    }
    const problem = problemOf(path, name, sizeBytes);
    if (problem !== null) this.#problems.add(problem, path);
    return problem !== null;
  }
}

/** Why the object at a path is no image to read; null where it is one. */
function problemOf(path: string, name: string, sizeBytes: number): ImageProblem | null {
  if (path.length > MOST_CHARACTERS) return 'long';
  return nameProblem(name.replace(/^\//, '')) ?? (sizeBytes === 0 ? 'empty' : null);
}

function isIn(folder: string, above: string): boolean {
  return above === '' || folder === above || folder.startsWith(`${above}/`);
}

function listed({ folder, images }: OpenFolder): ListedFolder {
  return { folder, images: [...images.values()] };
}
