import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const CACHE = resolve('node_modules', '.cache', 'noctuary-test');
/** What makes the sample and its tables. */
const ENTRIES = [
  'src/service/sample/fill-sample.ts',
  'src/service/database/open-database.ts',
  'test/support/sample/small-season.ts',
];

/** The folder that holds the sample in this form for the current sources; it is missing until `cachedSample` has made it. */
function sampleCacheFolder(form: string): string {
  return join(CACHE, `${form}-${sourcesDigest()}`);
}

/**
 * The same folder, filled by `make` where no earlier run with the same sources has done so. Runs share it: copy from it,
 * never write to it.
 */
export async function cachedSample(form: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = sampleCacheFolder(form);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  for (const outdated of readdirSync(CACHE).filter((name) => name.startsWith(`${form}-`))) {
    rmSync(join(CACHE, outdated), { recursive: true, force: true });
  }
  const unfinished = join(CACHE, `unfinished-${form}-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  try {
    await make(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another run may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

let digest: string | null = null;

/** A hash over the entries and everything of ours that they import, and over the versions of all packages. */
function sourcesDigest(): string {
  if (digest !== null) return digest;
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  const files = new Set(ENTRIES);
  // A set hands out also what is added to it meanwhile.
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    hash.update(file).update(source);
    for (const [, path = ''] of source.matchAll(/from '([#.][^']+)'/g)) {
      files.add(path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path));
    }
  }
  return (digest = hash.digest('hex').slice(0, 16));
}
