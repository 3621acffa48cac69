import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * What is below a folder, at any depth: paths from it, with `/` on every system.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function namesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(sep, '/'));
}
