import path, { type PlatformPath } from 'node:path';

/**
 * Whether a path is that of a folder or of something in it, by its text alone: links are not followed. Never one with `..`.
 *
 * @param root absolute
 *
 * @param paths of the system
 */
export function isBelow(asked: string, root: string, paths: PlatformPath = path): boolean {
  if (!paths.isAbsolute(asked) || asked.split(/[\\/]/).includes('..')) return false;
  const rest = paths.relative(root, asked);
  // On Windows a path of another drive is not relative.
  return rest === '' || !(rest === '..' || rest.startsWith(`..${paths.sep}`) || paths.isAbsolute(rest));
}
