import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { npmOutput } from '#scripts/run-command.mjs';

export interface OtherCommit {
  hash: string;
  /** its sources with its build, on the packages of its own lock file */
  folder: string;
  /** the sample season as this commit makes it: copy from it, never write to it */
  dataFolder: string;
}

/** How many builds of other commits stay, those used last. */
const KEPT = 3;

/** Another commit of this repository, built and with its sample season, in a folder that later runs use again. */
export function otherCommit(ref: string): OtherCommit {
  const hash = execFileSync('git', ['rev-parse', '--verify', `${ref}^{commit}`], { encoding: 'utf8' }).trim();
  const folder = resolve('build', 'bench', 'commits', hash);
  if (!existsSync(folder)) {
    console.log(`Building ${hash.slice(0, 7)} and its sample season.`);
    const unfinished = `${folder}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const archive = join(unfinished, 'archive.tar');
    execFileSync('git', ['archive', '--output', archive, hash]);
    execFileSync('tar', ['-xf', archive, '-C', unfinished]);
    rmSync(archive);
    const env = { ...process.env, NOCTUARY_DATA: join(unfinished, 'data'), DATABASE_URL: '' };
    const quietly = { cwd: unfinished, env, stdio: ['ignore', 'ignore', 'inherit'] as StdioOptions };
    npmOutput(['ci', '--no-audit', '--no-fund'], { ...quietly, env: process.env });
    execFileSync(process.execPath, ['scripts/build.mjs'], quietly);
    npmOutput(['run', 'load', '--', '--sample'], quietly);
    renameSync(unfinished, folder);
  }
  utimesSync(folder, new Date(), new Date());
  removeOld(dirname(folder));
  return { hash, folder, dataFolder: join(folder, 'data') };
}

function removeOld(commits: string): void {
  const byUse = readdirSync(commits)
    .map((name) => join(commits, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byUse.slice(KEPT)) rmSync(old, { recursive: true, force: true });
}
