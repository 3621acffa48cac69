import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from './run-command.mjs';

/**
 * The name of a class of a CSS module, `status_k3Xb`: short, since a first load names hundreds of them, and the same in the
 * dashboard as in its preview.
 *
 * @param {string} name in the file
 * @param {string} file with its query, if it has one
 */
export function scopedClass(name, file) {
  const hash = createHash('sha256').update(relative(root, file.replace(/\?.*/, '')));
  return `${name}_${hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`;
}
