// npm run soak -- [--minutes 10] [--seed 1]: the service under load, faults and a misbehaving upstream, and its pages in
// a browser, all on this machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildService } from '#scripts/build-service.mjs';
import { runScript } from '#scripts/run-command.mjs';
import { openDatabase } from '#service/database/open-database.ts';
import { fillSample } from '#service/sample/fill-sample.ts';
import { startOwnCluster } from '#test/support/postgres.ts';
import { closingConnections } from './closing-connections.ts';
import { soak } from './soak.ts';
import { soakCopy } from './soak-copy.ts';
import { soakPages } from './soak-pages.ts';

const LONGEST_MINUTES = 120;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0 && minutes <= LONGEST_MINUTES) || !Number.isInteger(seed)) {
  console.error(`npm run soak -- --minutes M --seed N: M is from 0 to ${LONGEST_MINUTES}, N a whole number.`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'noctuary-soak-'));
const end = Date.now() + minutes * 60_000;
const cluster = await startOwnCluster();
try {
  if (cluster === null) console.log('PostgreSQL is not installed: the soak runs over SQLite alone.');
  // The dashboard, whose pages are visited.
  if ((await runScript('scripts/build.mjs', ['--if-changed'])) !== 0) throw new Error('The dashboard was not built.');
  await buildService(join('build', 'soak'));
  const program = join(process.cwd(), 'build', 'soak', 'noctuary.js');
  const sampleFile = join(folder, 'sample.sqlite');
  const { database, close } = await openDatabase(sampleFile);
  await fillSample(database, folder, () => {});
  await close();
  const report = await soak({
    program,
    sampleFile,
    folder,
    cluster,
    deployments: 40,
    questions: 600,
    requestsPerRound: 3_000,
    seed,
    goesOn: () => Date.now() < end,
    say: (line) => console.log(line),
  });
  const closing = await closingConnections(program, folder, (line) => console.log(line));
  const copyFolder = mkdtempSync(join(folder, 'copy-'));
  const copy = await soakCopy({
    program,
    folder: copyFolder,
    kills: 20,
    faults: 10,
    seed,
    say: (line) => console.log(line),
  });
  const pages = await soakPages(program, sampleFile, folder, (line) => console.log(line));
  const problems = [
    ...report.problems,
    ...closing.problems.map((problem) => `closing connections: ${problem}`),
    ...copy.map((problem) => `copy: ${problem}`),
    ...pages.problems.map((problem) => `pages: ${problem}`),
  ];
  console.log(JSON.stringify({ ...report, closing, pages, problems: undefined }, null, 2));
  for (const problem of problems) console.error(`problem: ${problem}`);
  console.log(problems.length === 0 ? 'The soak found no problem.' : `The soak found ${problems.length} problems.`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}
