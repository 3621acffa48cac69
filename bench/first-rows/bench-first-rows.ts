import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { sampleFolder } from '#test/support/sample-folder.ts';
import { argument } from '#bench/argument.ts';
import { launchBrowser } from '#bench/launch-browser.ts';
import { machine } from '#bench/machine.ts';
import { runningService } from '#bench/running-service.ts';
import { countingProxy, type CountingProxy, type ProxiedRequest } from './counting-proxy.ts';
import { LIST_PAGES, type ListPage } from './list-pages.ts';
import type { MeasuredFirstRow, SentRequest } from './measured-first-row.ts';
import { printFirstRows } from './print-first-rows.ts';
import { visitList } from './visit-list.ts';

const FOLDER = resolve('build', 'bench', 'first-rows');
const HELP = `npm run bench -- first-rows --upstream ADDRESS [--runs 5] [--pages ${Object.keys(LIST_PAGES).join(',')}] [--verbose]
Opens each list page in a real Chromium, in turns in front of the service at ADDRESS and of our own service over the sample
season. Prints the time to the first row, the time of the service's own answer of 20 rows, and the rows asked of the service
before the first row is shown; --verbose adds the requests. Writes build/bench/first-rows.json, and exits with 1 where a row
is later than the sum of the 20-row answer and our own first row by more than 0.15 s, or more rows are asked than are in sight.`;

interface Sides {
  browser: Browser;
  proxy: CountingProxy;
  /** address of the service that is measured */
  upstream: string;
  /** Noctuary in front of it, through the proxy */
  front: string;
  /** Noctuary in front of our own service */
  ownFront: string;
}

/** Measures when list pages show their first row in front of another service, and what they ask of it until then. */
export async function benchFirstRows(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const upstream = argument(parameters, 'upstream', '').replace(/\/+$/, '');
  const runs = Number(argument(parameters, 'runs', '5'));
  const pages = argument(parameters, 'pages', Object.keys(LIST_PAGES).join(',')).split(',');
  if (!URL.canParse(upstream)) throw new Error('--upstream wants an address, such as http://127.0.0.1:8765.');
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1 on.');

  execFileSync(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(await sampleFolder(), resolve(FOLDER, 'own'), { recursive: true });
  const browser = await launchBrowser();
  const proxy = await countingProxy(upstream);
  const services: Awaited<ReturnType<typeof runningService>>[] = [];
  const started = async (name: string, settings: Record<string, string>) => {
    const data = resolve(FOLDER, name);
    const service = await runningService({ NOCTUARY_DATA: data, DATABASE_URL: '', UPSTREAM_URL: '', ...settings });
    services.push(service);
    return service.origin;
  };
  try {
    const own = await started('own', {});
    const ownFront = await started('own-front', { UPSTREAM_URL: own });
    const front = await started('front', { UPSTREAM_URL: proxy.origin });
    const measured = await inTurns({ browser, proxy, upstream, front, ownFront }, pages, runs);
    writeFileSync('build/bench/first-rows.json', JSON.stringify({ machine, upstream, measured }, null, 2));
    printFirstRows(measured, { isVerbose: parameters.includes('--verbose') });
    console.log(
      `\nMedians of ${runs} runs each, in turns. ${machine.cores} cores, ${machine.model}, Node ${machine.node}, Chromium ${browser.version()}`,
    );
  } finally {
    await browser.close();
    // The fronts first: they still read from the others.
    for (const { stop } of services.toReversed()) await stop();
    await proxy.stop();
  }
}

/** One unmeasured visit of each page warms both sides up; then all pages are measured in each run. */
async function inTurns(sides: Sides, pages: readonly string[], runs: number): Promise<MeasuredFirstRow[]> {
  const measured = pages.map((page): MeasuredFirstRow => {
    if (!(page in LIST_PAGES)) throw new Error(`"${page}" is not one of ${Object.keys(LIST_PAGES).join(', ')}.`);
    return { page, firstRowMs: [], ownFirstRowMs: [], answerMs: [], rowsInSight: [], rowsAsked: [], requests: [] };
  });
  for (let run = 0; run <= runs; run += 1) {
    for (const one of measured) {
      const to = LIST_PAGES[one.page] as ListPage;
      if (run > 0) console.log(`Run ${run} of ${runs}: ${one.page}`);
      const visited = await measure(sides, to);
      if (run === 0) continue;
      one.firstRowMs.push(visited.firstRowMs);
      one.ownFirstRowMs.push(visited.ownFirstRowMs);
      one.answerMs.push(visited.answerMs);
      one.rowsInSight.push(visited.rowsInSight);
      one.rowsAsked.push(visited.requests.reduce((sum, { rows }) => sum + rows, 0));
      one.requests = visited.requests;
    }
  }
  return measured;
}

async function measure({ browser, proxy, upstream, front, ownFront }: Sides, to: ListPage) {
  const answerMs = await answered(`${upstream}/api/v2/${to.list}/?limit=20`);
  const own = await visitList(browser, ownFront, to);
  proxy.requests.length = 0;
  const { firstRowMs, shownMs, rowsInSight } = await visitList(browser, front, to);
  // The next visit would wait for what this one has asked.
  await proxy.untilQuiet();
  const requests = proxy.requests.filter(({ begunMs }) => begunMs < shownMs).map((one) => sentRequest(one, shownMs));
  return { answerMs, firstRowMs, ownFirstRowMs: own.firstRowMs, rowsInSight, requests };
}

/** Until the last byte, in ms. */
async function answered(address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, { headers: { accept: 'application/json' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return performance.now() - start;
}

function sentRequest({ method, path, rows, begunMs, endedMs }: ProxiedRequest, shownMs: number): SentRequest {
  return {
    path: method === 'GET' ? path : `${method} ${path}`,
    rows,
    begunBeforeMs: Math.round(shownMs - begunMs),
    endedBeforeMs: Math.round(shownMs - (endedMs ?? shownMs)),
  };
}
