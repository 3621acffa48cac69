import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a run of `npm run index` took, as `own-figures.mjs` measures it. */
export interface IndexFigures {
  seconds: number;
  /** of the process, with its start of about 1.5 s */
  cpuSeconds: number;
  /** of these in statements of SQLite */
  databaseSeconds: number;
  peakMB: number;
  heapMB: number;
  said: string;
}

/** Runs `npm run index -- <root> --yes` to its end, as a process of its own, over the database that `settings` name. */
export function indexProcess(root: string, folder: string, settings: Record<string, string>): IndexFigures {
  const file = join(folder, 'figures.json');
  const program = [
    '--import',
    'tsx',
    '--import',
    './bench/index/own-figures.mjs',
    'src/service/command/main.ts',
    'index',
  ];
  const profile =
    process.env['BENCH_PROFILE'] === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir=build/bench/profiles'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...profile, ...program, root, '--yes'], {
    encoding: 'utf8',
    env: { ...process.env, FIGURES_FILE: file, ...settings },
  });
  if (status !== 0) throw new Error(`npm run index ended with ${status}: ${stderr}`);
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<IndexFigures, 'said'>), said: stdout };
}
