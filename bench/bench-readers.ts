import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { npmOutput } from '#scripts/run-command.mjs';
import { argument } from './argument.ts';
import { machine } from './machine.ts';
import { otherCommit } from './other-commit.ts';
import { runningService, type RunningService } from './running-service.ts';
import { spread } from './spread.ts';

/** What the dashboard asks most: rows in sight, and the pages of whole lists. */
const PATHS = [
  '/api/v2/events/?ordering=-captures_count&limit=50',
  '/api/v2/deployments/?limit=20',
  '/api/v2/events/?limit=1000',
];

const HELP = `npm run bench -- readers --against <git ref> [--readers 8,64] [--runs 5] [--seconds 2] [--postgres postgres://…]
Measures the requests that the built service of this checkout and that of another commit answer in a second to so many
readers, in turns, each over a sample season of its own: SQLite files, or the databases …_own and …_other of a PostgreSQL
server, which must exist. Prints medians and ratios, and writes build/bench/readers.json.`;

type Side = 'other' | 'own';

/** Measures this checkout's service with many readers against that of another commit. */
export async function benchReaders(parameters: string[]): Promise<void> {
  const against = argument(parameters, 'against', '');
  if (parameters.includes('--help')) return console.log(HELP);
  if (against === '') throw new Error('--against wants a commit, such as main~20.');
  const readers = argument(parameters, 'readers', '8,64').split(',').map(Number);
  const runs = Number(argument(parameters, 'runs', '5'));
  const seconds = Number(argument(parameters, 'seconds', '2'));
  const postgres = argument(parameters, 'postgres', '');

  execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
  const other = otherCommit(against);
  const services: { side: Side; service: RunningService }[] = [];
  try {
    services.push({ side: 'other', service: await filled('other', other.folder, postgres) });
    services.push({ side: 'own', service: await filled('own', '.', postgres) });
    const measured = [];
    for (const path of PATHS) {
      for (const connections of readers) {
        const perSecond = await inTurns(services, { path, connections, runs, seconds });
        const [was, is] = [spread(perSecond.other).median, spread(perSecond.own).median];
        measured.push({ path, connections, perSecond });
        const cells = [was.toFixed(0).padStart(7), is.toFixed(0).padStart(7), (is / was).toFixed(2).padStart(6)];
        console.log(path.padEnd(56), String(connections).padStart(3), ...cells);
      }
    }
    const database = postgres === '' ? 'SQLite' : 'PostgreSQL';
    writeFileSync(
      'build/bench/readers.json',
      JSON.stringify({ machine, database, against: other.hash, measured }, null, 2),
    );
    console.log(
      `\n${database}. Requests a second of ${other.hash.slice(0, 7)} and of this checkout, and their ratio: medians of ${runs} runs of ${seconds} s, in turns. ${machine.cores} cores, ${machine.model}, Node ${machine.node}`,
    );
  } finally {
    for (const { service } of services) await service.stop();
  }
}

interface Turns {
  path: string;
  connections: number;
  runs: number;
  seconds: number;
}

/** Requests answered in a second, of each run; first an unmeasured run of each service, then they change their sequence. */
async function inTurns(
  services: readonly { side: Side; service: RunningService }[],
  { path, connections, runs, seconds }: Turns,
): Promise<Record<Side, number[]>> {
  const perSecond: Record<Side, number[]> = { other: [], own: [] };
  for (const { side, service } of services) await answersIn(seconds, service.origin + path, connections, side);
  for (let run = 0; run < runs; run += 1) {
    for (const { side, service } of run % 2 === 0 ? services : services.toReversed()) {
      perSecond[side].push(await answersIn(seconds, service.origin + path, connections, side));
    }
  }
  return perSecond;
}

/** The built service of a checkout over a new sample season. */
async function filled(side: Side, folder: string, postgres: string): Promise<RunningService> {
  const data = resolve('build', 'bench', 'readers', side);
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const settings = { NOCTUARY_DATA: data, DATABASE_URL: postgres === '' ? '' : `${postgres}_${side}` };
  npmOutput(['run', 'load', '--', '--sample'], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (postgres !== '') await settled(settings.DATABASE_URL);
  return runningService(settings, folder);
}

/** What the server would do by itself soon after a load, in the middle of a run. */
async function settled(address: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
}

/** Requests that are answered in a second. */
async function answersIn(seconds: number, url: string, connections: number, side: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, sampleInt: 100 });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${side}: ${url}: not all answers were 2xx.`);
  if (result['2xx'] === 0)
    throw new Error(`${side}: ${url}: no answer within ${seconds} s, which wants more --seconds.`);
  return result['2xx'] / result.duration;
}
