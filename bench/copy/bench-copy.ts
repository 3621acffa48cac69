import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { argument } from '#bench/argument.ts';
import { countingProxy } from '#bench/first-rows/counting-proxy.ts';
import { launchBrowser } from '#bench/launch-browser.ts';
import { machine } from '#bench/machine.ts';
import { freePort } from '#test/support/free-port.ts';
import { recordedProgram, recordedService } from '#test/support/foreign/recorded-service.ts';
import { madeAnswers, type Answers } from './made-answers.ts';
import { firstRowsOfCopy, wholeSessions } from './pages-of-copy.ts';
import { printCopy, type MeasuredCopy } from './print-copy.ts';
import { requestsOfLooks } from './requests-of-looks.ts';
import { startCopy, startService } from './started.ts';

const FOLDER = resolve('build', 'bench', 'copy');
const HELP = `npm run bench -- copy [--sources recorded,made] [--runs 5] [--every 1min]
Copies the recorded service, with its waits, and a larger one in its form (40 deployments, 2,000 sessions, 56,000 captures, 9,000
occurrences; about 20 minutes). Prints the time from the start to the first page and to the whole, the requests of looks at rest, when a
change is here, and, in turns in a real Chromium, the first row of the six lists of the copy and of our own service over the same data, and
all sessions of the copy and of the plain front. Writes build/bench/copy-….json, and exits with 1 where a goal of the issue is missed.`;

/** Measures copies that follow a slow service. */
export async function benchCopy(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  if (recordedProgram === null) throw new Error('The recorded service is not beside this checkout.');
  const sources = argument(parameters, 'sources', 'recorded,made').split(',');
  const runs = Number(argument(parameters, 'runs', '5'));
  const every = argument(parameters, 'every', '1min');
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
  mkdirSync(FOLDER, { recursive: true });
  const measured: MeasuredCopy[] = [];
  for (const source of sources) {
    measured.push(await measure(source, { runs, every }));
    writeFileSync(`build/bench/copy-${sources.join('-')}.json`, JSON.stringify({ machine, measured }, null, 2));
  }
  printCopy(measured);
  console.log(
    `\nMedians of ${runs} runs each, in turns. ${machine.cores} cores, ${machine.model}, Node ${machine.node}`,
  );
}

/** The answers of a source, as a file that the recorded service reads. @param further sessions that come later */
function answersOf(source: string, further: number): string {
  const own = join(dirname(recordedProgram ?? ''), 'answers.json.gz');
  if (source === 'recorded') return own;
  const recorded = JSON.parse(gunzipSync(readFileSync(own)).toString('utf8')) as Answers;
  const file = join(FOLDER, `answers-${further}.json.gz`);
  writeFileSync(file, gzipSync(JSON.stringify(madeAnswers(recorded, further)), { level: 1 }));
  return file;
}

async function measure(source: string, { runs, every }: { runs: number; every: string }): Promise<MeasuredCopy> {
  for (const side of ['', '-own', '-front']) rmSync(join(FOLDER, source + side), { recursive: true, force: true });
  const stops: (() => Promise<unknown>)[] = [];
  const started = <Value extends { stop: () => Promise<unknown> }>(value: Value): Value => {
    stops.push(() => value.stop());
    return value;
  };
  try {
    const flags = ['--port', String(await freePort())];
    let service = await recordedService(...flags, '--answers', answersOf(source, 0));
    stops.push(() => service.stop());
    const proxy = started(await countingProxy(service.origin));
    const browser = await launchBrowser();
    stops.push(() => browser.close());
    const data = join(FOLDER, source);
    const copy = started(await startCopy(browser, { upstream: proxy.origin, data, every }));
    console.log(`${source}: first page after ${copy.firstPageMs.toFixed(0)} ms`);
    const filled = await copy.untilFilled();
    const fill = { ms: filled.ms, requests: proxy.requests.length, atOnce: mostAtOnce(proxy.requests) };
    console.log(`${source}: whole after ${(filled.ms / 1_000).toFixed(1)} s`);
    await copy.orderExport();
    const atRest = await requestsOfLooks(copy, proxy);
    cpSync(data, `${data}-own`, { recursive: true });
    const own = started(await startService({ NOCTUARY_DATA: `${data}-own`, UPSTREAM_URL: '' }));
    const firstRows = await firstRowsOfCopy(browser, { copy: copy.origin, own: own.origin }, runs);
    const front = started(await startService({ NOCTUARY_DATA: `${data}-front`, UPSTREAM_URL: service.origin }));
    const sessions = await wholeSessions(browser, { copy: copy.origin, front: front.origin }, filled.sessions, runs);
    const change =
      source === 'recorded'
        ? await copy.untilChanged('jobs', () => orderThere(service.origin))
        : await copy.untilChanged('events', async () => {
            const changed = answersOf(source, 1);
            await service.stop();
            service = await recordedService(...flags, '--answers', changed);
          });
    return {
      source,
      firstPageMs: copy.firstPageMs,
      firstRowMs: copy.firstRowMs,
      fill,
      lists: filled.lists,
      atRest,
      firstRows,
      sessions,
      change,
      every,
    };
  } finally {
    for (const stop of stops.toReversed()) await stop().catch((error: unknown) => console.error(error));
  }
}

/** Orders an export at the source, which makes a job there. */
async function orderThere(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: 'Token recorded-service-token-1' };
  const body = JSON.stringify({ format: 'occurrences_simple_csv', project: 7 });
  const answer = await fetch(`${origin}/api/v2/exports/`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`The order was answered with ${answer.status}.`);
}

function mostAtOnce(requests: readonly { begunMs: number; endedMs: number | null }[]): number {
  return requests.reduce((most, { begunMs }) => {
    const open = requests.filter((one) => one.begunMs <= begunMs && (one.endedMs ?? Infinity) > begunMs);
    return Math.max(most, open.length);
  }, 0);
}
