import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, with those above it that are missing. Node's own `recursive` does not: it tries for ever where a
 * folder exists and the system says that it is missing, as Linux does below /proc.
 *
 * @throws Error that names the folder and the system's code
 */
export function makeFolder(folder: string): void {
  try {
    make(folder);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new Error(`The folder ${folder} cannot be made: ${reason}.`, { cause: error });
  }
}

function make(folder: string): void {
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been quicker.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
