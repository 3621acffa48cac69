import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { argument } from '#bench/argument.ts';
import { machine } from '#bench/machine.ts';
import { otherCommit } from '#bench/other-commit.ts';
import { runningService } from '#bench/running-service.ts';
import { npmOutput } from '#scripts/run-command.mjs';
import { ask, askJson } from '#test/service/ask.ts';
import { freePort } from '#test/support/free-port.ts';
import { listCounts, type ListCounts } from '#test/service/list-counts.ts';
import { bareMachine, type BareMachine } from './bare-machine.ts';

const HELP = `npm run bench -- bare [--runs 1] [--upgrade 44bc1ad5]
On a machine with nothing but Node (a chroot of Debian's base where this user can make one), with an empty cache of npm, in
turns: npx of the packed file and npm ci && npm start of the same commit (--runs 0: neither), until a browser is shown the
first page, which says how far the sample is, and until the dashboard's page with a script and records is answered. Then the packed file is killed and started again without a network for npm, and upgrades the data
folder of an older commit. Prints the figures, and writes build/bench/bare.json. Exits with 1 where data is not what it was, or
where npx of the packed file takes more than 10 s to its first page.`;

/** What a reader waits at most for the first page, from the command on a machine that has only Node. */
const MOST_MS = 10_000;
/** Interval of the looks for a page. */
const LOOK_MS = 50;

type Measured = 'npxShown' | 'npx' | 'cloneShown' | 'clone';

interface Started {
  /** from the command to the first page that a browser is shown: it says that the sample is made, or is the dashboard's */
  shownMs: number;
  /** to the dashboard's page, a script of it, and its first records */
  pageMs: number;
  origin: string;
  /** ends all its processes at once, without warning */
  kill: () => Promise<void>;
}

/** Measures the first start on a bare machine, and tries a kill and an upgrade there. */
export async function benchBare(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const runs = Number(argument(parameters, 'runs', '1'));
  const upgrade = argument(parameters, 'upgrade', '44bc1ad5');
  const bare = bareMachine();
  const sources = bare.emptyFolder('sources');
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C '${sources.here}'`]);
  const packed = bare.emptyFolder('packed');
  npmOutput(['pack', '--pack-destination', packed.here], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [file = ''] = readdirSync(packed.here);
  const npx = (option: string) => `npx ${option} --yes --package=${packed.inside}/${file} noctuary --no-open`;

  const measured = { npxShown: [], npx: [], cloneShown: [], clone: [] } as Record<Measured, number[]>;
  let npxFolder = bare.emptyFolder('npx');
  for (let run = 1; run <= runs; run += 1) {
    npxFolder = bare.emptyFolder('npx');
    const ofNpx = await started(bare, npx(''), npxFolder);
    measured.npxShown.push(ofNpx.shownMs);
    measured.npx.push(ofNpx.pageMs);
    await ofNpx.kill();
    const clone = bare.emptyFolder('clone');
    cpSync(sources.here, clone.here, { recursive: true });
    const ofClone = await started(bare, 'npm ci && npm start', clone);
    measured.cloneShown.push(ofClone.shownMs);
    measured.clone.push(ofClone.pageMs);
    await ofClone.kill();
    console.log(`Run ${run}: npx ${timesOf(ofNpx)}, npm ci && npm start ${timesOf(ofClone)}`);
  }

  // Without a run before, npm has nothing in its cache.
  const again = await started(bare, npx(runs > 0 ? '--offline' : ''), npxFolder);
  const before = await listCounts(again.origin);
  await again.kill();
  const restarted = await started(bare, npx('--offline'), npxFolder);
  const after = await listCounts(restarted.origin);
  await restarted.kill();
  console.log(
    `Killed and started again, npm without a network: ${seconds(again.pageMs)} and ${seconds(restarted.pageMs)} s`,
  );

  const older = otherCommit(upgrade);
  const data = join(npxFolder.here, 'data');
  rmSync(data, { recursive: true });
  cpSync(older.dataFolder, data, { recursive: true });
  const old = await runningService({ NOCTUARY_DATA: data, DATABASE_URL: '' }, older.folder);
  const ofOld = await listCounts(old.origin);
  await old.stop();
  const upgraded = await started(bare, npx('--offline'), npxFolder);
  const ofUpgraded = await listCounts(upgraded.origin);
  await upgraded.kill();
  const copies = readdirSync(data).filter((name) => name.includes('.before-'));
  console.log(
    `Upgraded from ${older.hash.slice(0, 8)} in ${seconds(upgraded.pageMs)} s, with a copy: ${copies.join(', ')}`,
  );

  const faults = [
    ...measured.npxShown
      .filter((ms) => ms > MOST_MS)
      .map(
        (ms) => `npx of the packed file took ${seconds(ms)} s to its first page, which may take ${seconds(MOST_MS)} s.`,
      ),
    ...differences('after the kill', before, after),
    ...differences('after the upgrade', ofOld, ofUpgraded),
    ...(copies.length === 1 ? [] : ['The upgrade made no copy of the database.']),
  ];
  mkdirSync('build/bench', { recursive: true });
  const starts = { killed: again.pageMs, restarted: restarted.pageMs, upgraded: upgraded.pageMs };
  const results = { machine, on: bare.what, measured: { ...measured, ...starts }, faults };
  writeFileSync('build/bench/bare.json', JSON.stringify(results, null, 2));
  for (const fault of faults) console.error(fault);
  console.log(`\n${bare.what}; ${machine.cores} cores, ${machine.model}, Node ${machine.node}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Runs a command that starts the service. @returns once its page of deployments is answered with rows */
async function started(bare: BareMachine, command: string, folder: { here: string; inside: string }): Promise<Started> {
  const since = performance.now();
  // During a first fill the service says so at a port that it was given.
  const port = await freePort();
  const home = { HOME: `${folder.inside}/home`, NOCTUARY_DATA: `${folder.inside}/data` };
  const child = bare.start(command, folder.inside, { ...home, PORT: String(port), ...registry() });
  const shown = firstPage(`http://127.0.0.1:${port}`, child);
  const origin = await originOf(child);
  const shownMs = (await shown) - since;
  const { status, text } = await ask(origin, '/deployments', { headers: { accept: 'text/html' } });
  const [, script = ''] = /href="(\/assets\/[^"]+\.js)"/.exec(text) ?? [];
  if (status !== 200 || (await ask(origin, script)).status !== 200) throw new Error('The page is not whole.');
  await askJson(origin, '/api/v2/deployments/?limit=25');
  return { shownMs, pageMs: performance.now() - since, origin, kill: () => killGroup(child) };
}

/** When a browser is first shown a page there, by the process's clock; never where the command ends before. */
async function firstPage(origin: string, child: ChildProcess): Promise<number> {
  while (child.exitCode === null) {
    const type = await ask(origin, '/deployments', { headers: { accept: 'text/html' } }).then(
      ({ headers }) => String(headers['content-type']),
      () => '',
    );
    if (type.startsWith('text/html')) return performance.now();
    await setTimeout(LOOK_MS);
  }
  return Number.NaN;
}

function timesOf({ shownMs, pageMs }: Started): string {
  return `${seconds(shownMs)} s to a page, ${seconds(pageMs)} s to the first records`;
}

/** The registry that npm has here, with nothing else of its settings. */
function registry(): Record<string, string> {
  return { npm_config_registry: npmOutput(['config', 'get', 'registry']), npm_config_update_notifier: 'false' };
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /Noctuary is at (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`It ended:\n${output}`)));
  });
}

async function killGroup(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await closed;
}

function differences(when: string, before: ListCounts, after: ListCounts): string[] {
  return Object.entries(before).flatMap(([list, count]) =>
    after[list] === count && count > 0 ? [] : [`${list} ${when}: ${after[list]}, and ${count} before`],
  );
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}
