import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { argument } from './argument.ts';
import { machine } from './machine.ts';
import { fillWithSessions, madeFolder } from './made-database.ts';
import { runningService } from './running-service.ts';
import { allCases, pathOf, type Case } from './service-cases.ts';
import { bareSql } from './bare-sql.ts';

interface Measured extends Case {
  database: string;
  sessions: number;
  connections: number;
  requestsPerSecond: number;
  /** whole ms, as the load generator reports them; 0: below one */
  p50Ms: number;
  p99Ms: number;
  /** of the statements alone; the ratio is the p50 of one connection divided by this */
  bareSqlMs: number;
  memoryMB: number;
}

const HELP = `npm run bench -- service [--sizes 10000,1000000] [--seconds 1] [--postgres postgres://…] [--only events]
Builds what it needs in build/bench, measures every list, prints a table and writes build/bench/service.json.`;

/** Measures the built service: requests per second, p50 and p99 of every list, over databases of several sizes. */
export async function benchService(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const sizes = argument(parameters, 'sizes', '10000,1000000').split(',').map(Number);
  const seconds = Number(argument(parameters, 'seconds', '1'));
  const only = argument(parameters, 'only', '');
  const postgres = argument(parameters, 'postgres', '');
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });

  const measured: Measured[] = [];
  for (const sessions of sizes) {
    const { folder, file } = madeFolder(sessions);
    measured.push(
      ...(await measure({
        database: 'SQLite',
        sessions,
        settings: { NOCTUARY_DATA: folder },
        location: file,
        seconds,
        only,
      })),
    );
    if (postgres !== '') {
      const address = `${postgres}_${sessions}`;
      fillWithSessions(sessions, { NOCTUARY_DATA: folder, DATABASE_URL: address });
      const settings = { NOCTUARY_DATA: folder, DATABASE_URL: address };
      measured.push(
        ...(await measure({ database: 'PostgreSQL', sessions, settings, location: address, seconds, only })),
      );
    }
  }
  writeFileSync('build/bench/service.json', JSON.stringify({ machine, measured }, null, 2));
  console.log(
    `\n${machine.cores} cores, ${machine.model}, Node ${machine.node}; build/bench/service.json holds all of it.`,
  );
}

interface Measuring {
  /** "SQLite" or "PostgreSQL" */
  database: string;
  sessions: number;
  /** the service's environment */
  settings: Record<string, string>;
  /** file or address of the database, to measure the statements alone */
  location: string;
  seconds: number;
  /** a collection, or all where empty */
  only: string;
}

async function measure({ database, sessions, settings, location, seconds, only }: Measuring): Promise<Measured[]> {
  const service = await runningService(settings);
  const bare = bareSql(location);
  console.log(`\n${database}, ${sessions} sessions`);
  console.log('list and ordering'.padEnd(46), 'limit  depth  conn   req/s   p50 ms   p99 ms  bare ms  ratio   MB');
  const measured: Measured[] = [];
  try {
    for (const one of allCases().filter(({ collection }) => only === '' || collection === only)) {
      const count = await countOf(service.origin, one);
      const path = pathOf(one, count);
      const bareSqlMs = await bare.medianMs(one, path);
      for (const connections of [1, 8]) {
        const url = service.origin + path;
        const result = await autocannon({ url, connections, duration: seconds, sampleInt: 100 });
        if (result.non2xx > 0) throw new Error(`${path}: ${result.non2xx} answers were not 2xx.`);
        const line: Measured = {
          ...one,
          database,
          sessions,
          connections,
          requestsPerSecond: Math.round(result['2xx'] / result.duration),
          ...percentiles(result),
          bareSqlMs,
          memoryMB: service.memoryMB(),
        };
        measured.push(line);
        print(line);
      }
    }
    console.log(`memory at most ${service.peakMB().toFixed(0)} MB`);
    console.log(`events read whole, 1,000 a page: ${(await wholeRead(service.origin, 4_312)).toFixed(0)} ms for 4,312`);
  } finally {
    await bare.close();
    await service.stop();
  }
  return measured;
}

function percentiles({ latency }: autocannon.Result) {
  return { p50Ms: latency.p50, p99Ms: latency.p99 };
}

async function countOf(origin: string, { collection, filter }: Case): Promise<number> {
  const answer = await fetch(`${origin}/api/v2/${collection}/?limit=1&${filter}`);
  return ((await answer.json()) as { count: number }).count;
}

/** Time in ms to fetch that many events in pages of 1,000, one after the other. */
async function wholeRead(origin: string, records: number): Promise<number> {
  const start = performance.now();
  for (let offset = 0; offset < records; offset += 1_000) {
    const answer = await fetch(`${origin}/api/v2/events/?limit=${Math.min(1_000, records - offset)}&offset=${offset}`);
    await answer.json();
  }
  return performance.now() - start;
}

function print(line: Measured): void {
  const what = [line.collection, line.filter, line.ordering].filter(Boolean).join(' ');
  const cells = [
    what.padEnd(46),
    String(line.limit).padStart(5),
    `${line.depth * 100}%`.padStart(6),
    String(line.connections).padStart(5),
    String(line.requestsPerSecond).padStart(7),
    milliseconds(line.p50Ms).padStart(8),
    milliseconds(line.p99Ms).padStart(8),
    line.bareSqlMs.toFixed(2).padStart(8),
    line.connections === 1 ? (1_000 / line.requestsPerSecond / line.bareSqlMs).toFixed(1).padStart(6) : ''.padStart(6),
    line.memoryMB.toFixed(0).padStart(5),
  ];
  console.log(cells.join(' '));
}

/** The load generator reports whole milliseconds. */
function milliseconds(value: number): string {
  return value === 0 ? '<1' : String(value);
}
