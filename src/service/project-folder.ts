import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with package.json that this program is in, as source or built: what was built with it is in its `build`. The
 * folder that a user starts it in may be another.
 */
export function projectFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  let folder = here;
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`The service is in no folder with a package.json: ${here}`);
    folder = above;
  }
  return folder;
}
