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

/** Whether this program is in a checkout, which has the sources; else it is installed. */
export function isCheckout(): boolean {
  return existsSync(join(projectFolder(), 'src'));
}

/** How the user calls a part of the program: "noctuary load", or "npm run load --" in a checkout. */
export function calledAs(part: string): string {
  if (!isCheckout()) return `noctuary ${part}`;
  return part === 'start' ? 'npm start --' : `npm run ${part} --`;
}
