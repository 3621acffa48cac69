import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { ImageFolders } from '#contract/images/image-answers.ts';
import { RequestError } from '#service/request-error.ts';
import { isBelow } from './is-below.ts';

/** Folders of a folder that are listed. */
const MOST_FOLDERS = 500;

/** The folders below which the service may look at images. */
export class ImageRoots {
  readonly #roots: readonly string[];

  /** @param roots absolute paths */
  constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  get paths(): readonly string[] {
    return this.#roots;
  }

  /**
   * The path of a folder that a request names, without links in the path of its root.
   *
   * @param status of the refusal
   *
   * @throws RequestError where it is not below a root, or a link leads there, or it cannot be reached
   */
  async folderOf(path: string, status: 400 | 404 = 400): Promise<string> {
    const root = this.#roots.find((one) => isBelow(path, one));
    if (root === undefined || path.includes('\0')) throw outside(path, status);
    const found = await Promise.all([realpath(root), realpath(path)]).catch((error: unknown): never => {
      throw unreached(path, error, status);
    });
    const [realRoot, real] = found;
    // A link below a root may lead anywhere.
    if (real !== join(realRoot, relative(root, path))) throw outside(path, status);
    if (!(await stat(real)).isDirectory()) throw wrongFolder(`${path} is no folder.`, status);
    return real;
  }

  /** The folders in a folder; null: the roots. @throws RequestError as `folderOf` */
  async list(path: string | null): Promise<ImageFolders> {
    if (path === null) {
      const folders = this.#roots.map((folder) => ({ folder, name: folder }));
      return { folder: null, parent: null, folders, has_more: false };
    }
    const real = await this.folderOf(path, 404);
    const entries = await readdir(real, { withFileTypes: true }).catch((error: unknown): never => {
      throw unreached(path, error, 404);
    });
    const names = entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .toSorted();
    return {
      folder: path,
      parent: this.#roots.includes(path) ? null : dirname(path),
      folders: names.slice(0, MOST_FOLDERS).map((name) => ({ folder: join(path, name), name: basename(name) })),
      has_more: names.length > MOST_FOLDERS,
    };
  }
}

function outside(path: string, status: number): RequestError {
  return wrongFolder(`${path} is not below a folder of NOCTUARY_IMAGE_ROOTS, or is reached through a link.`, status);
}

function unreached(path: string, error: unknown, status: number): RequestError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return wrongFolder(`${path} is unreachable: ${code}.`, status);
}

function wrongFolder(message: string, status: number): RequestError {
  return new RequestError(status, { folder: [message] });
}
