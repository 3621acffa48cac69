import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its missing parents. Node's own `recursive` loops forever where a folder exists but the system
 * reports it as missing, as Linux does below /proc.
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
  const above = dirname(folder);
  // On Windows the root of a drive that is missing has itself as its parent.
  if (above !== folder && !existsSync(above)) make(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have done it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
