import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JobProgress } from '#contract/records/job.ts';
import { formatTimestamp } from '#contract/time.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { randomFrom } from '#service/sample/random.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { startOwnCluster } from '#test/support/postgres.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';
import { mayMount, onGrowingDisk } from '#test/support/small-disk.ts';
import { stateOf, wrongCountersOf } from './index-state.ts';
import { fileOf, madeJpeg } from './made-images.ts';

const PROGRAM = ['--import', 'tsx', 'src/service/command/main.ts', 'index'];
/** The first part of the work, as the job calls it. */
const FINDING = 'finding_images';
const KILLS = 5;
const SEED = Number(process.env['INDEX_KILLS_SEED'] ?? Date.now() % 1_000_000);
/** The first of them come while files are found, the others while captures are added. */
const WHILE_FINDING = 2;
/** Of the time of an unbroken run: when a kill comes at the latest, in either part of the work. */
const SHARE = 0.3;
/** The same where nothing is left to do. */
const SHARE_AT_END = 0.05;
const IMAGES = 400;
const FIRST_SECONDS = Date.UTC(2024, 5, 12, 20) / 1_000;
const WRITTEN = new Date('2024-09-01T00:00:00Z');

/** What the user does to the folder, and then says; each is done to its end before the next. */
const STAGES: readonly { what: string; change: (root: string) => void; words: readonly string[] }[] = [
  { what: 'a first index', change: writeCards, words: [] },
  {
    what: 'files that have moved, vanished and come',
    change: (root) => {
      renameSync(join(root, 'Site 2'), join(root, 'Site 9'));
      rmSync(join(root, 'Site 1', 'M1_2024-06-12'), { recursive: true });
      cpSync(join(root, 'Site 3', 'M1_2024-06-12'), join(root, 'Site 3', 'M1_2024-06-20'), {
        recursive: true,
        preserveTimestamps: true,
      });
      writeNight(root, { site: 3, camera: 'M3', night: 0 });
    },
    words: [],
  },
  { what: 'another rule', change: () => {}, words: ['--name-part', '1'] },
  { what: 'another clock and gap', change: () => {}, words: ['--shift', 'M1=+1h', '--gap-hours', '0.01'] },
];

function writeCards(root: string) {
  for (const site of [1, 2, 3])
    for (const camera of ['M1', 'M2']) for (const night of [0, 1]) writeNight(root, { site, camera, night });
  // Without a time in their names.
  for (let index = 0; index < 40; index += 1) {
    const time = formatTimestamp(FIRST_SECONDS + index * 60).replace('T', ' ');
    write(join(root, `Site 4/100RECNX/IMG_${index}.JPG`), madeJpeg({ time: time.replaceAll('-', ':') }));
  }
}

/** A night of a Mothbox: some moments have two exposures. Cameras of one name take no image in the same second. */
function writeNight(root: string, { site, camera, night }: { site: number; camera: string; night: number }) {
  const start = FIRST_SECONDS + night * 86_400 + site;
  const folder = `Site ${site}/${camera}_${formatTimestamp(start).slice(0, 10)}`;
  for (let index = 0; index < IMAGES; index += 1) {
    const [date = '', time = ''] = formatTimestamp(start + Math.floor(index / 1.25) * 30).split('T');
    const exposure = Math.floor(index / 1.25) === Math.floor((index - 1) / 1.25) ? 1 : 0;
    const name = `${camera}_${date.replaceAll('-', '_')}__${time.replaceAll(':', '_')}_HDR${exposure}.jpg`;
    write(join(root, folder, name), fileOf(`${folder}/${name}`, null));
  }
}

function write(path: string, content: Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  // What was written just now would be looked at longer.
  utimesSync(path, WRITTEN, WRITTEN);
}

describe.each(bothDatabases)('npm run index, killed, over $kind', ({ kind }) => {
  let folder: string;
  let databases: Record<'whole' | 'killed', EmptyDatabase>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'noctuary-kills-'));
    databases = { whole: await emptyDatabase(kind), killed: await emptyDatabase(kind) };
  });
  afterEach(async () => {
    for (const one of Object.values(databases)) await one.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** `NOCTUARY_DATA` has SQLite's file. */
  const locationOf = ({ location, folder: data }: EmptyDatabase) =>
    kind === 'sqlite' ? join(data, 'noctuary.sqlite') : location;

  function start(root: string, words: readonly string[], at: EmptyDatabase) {
    const settings = { NOCTUARY_DATA: at.folder, ...(kind === 'postgres' && { DATABASE_URL: at.location }) };
    const child = spawn(process.execPath, [...PROGRAM, root, '--yes', ...words], {
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const begun = new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('Indexing ')) resolve();
      });
      child.once('close', () => resolve());
    });
    const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, said }));
    });
    return { child, begun, ended };
  }

  /** @returns ms from its first write to its end */
  async function runWhole(root: string, words: readonly string[], at: EmptyDatabase): Promise<number> {
    const run = start(root, words, at);
    await run.begun;
    const begun = performance.now();
    const { code, said } = await run.ended;
    expect({ code, said }).toEqual({ code: 0, said: expect.any(String) as string });
    return performance.now() - begun;
  }

  /** Kills a run after so many ms of its work, or since it adds captures. @returns whether it had not ended by itself */
  async function killed(root: string, words: readonly string[], { ms, isAdding }: { ms: number; isAdding: boolean }) {
    const run = start(root, words, databases.killed);
    await run.begun;
    if (isAdding) {
      const isOn = async (open: OpenDatabase) => run.child.exitCode === null && (await stageOf(open)) === FINDING;
      await inDatabase(databases.killed, async (open) => {
        while (await isOn(open)) await pause(1);
      });
    }
    await pause(ms);
    run.child.kill('SIGKILL');
    const { code, said } = await run.ended;
    expect({ code, said }).toEqual({ code: code === null ? null : 0, said: expect.any(String) as string });
    return code === null;
  }

  /** That of a process that is gone. */
  async function endLease({ database }: OpenDatabase): Promise<void> {
    await database.updateTable('jobs').set({ claimed_until_ms: 1 }).where('status', '=', 'STARTED').execute();
  }

  /** The stage in which the last run was. */
  async function stageOf({ database }: OpenDatabase): Promise<string> {
    const job = await database.selectFrom('jobs').select('progress').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const { stages } = JSON.parse(job.progress ?? '') as JobProgress;
    return stages.find(({ status }) => status !== 'SUCCESS')?.key ?? 'none';
  }

  async function inDatabase<Result>(at: EmptyDatabase, work: (open: OpenDatabase) => Promise<Result>) {
    const open = await openDatabase(locationOf(at));
    try {
      return await work(open);
    } finally {
      await open.close();
    }
  }

  test(`comes to the same end, and its counters are true meanwhile (INDEX_KILLS_SEED=${SEED})`, async () => {
    const root = join(folder, 'cards');
    const random = randomFrom(SEED);
    /** the stage of the work in which each came */
    const kills: string[] = [];
    for (const { what, change, words } of STAGES) {
      change(root);
      const wholeMs = await runWhole(root, words, databases.whole);
      let [ofStage, isOver] = [0, false];
      while (ofStage < KILLS) {
        const ms = random() * (isOver ? SHARE_AT_END : SHARE) * wholeMs;
        const isKilled = await killed(root, words, { ms, isAdding: !isOver && ofStage >= WHILE_FINDING });
        isOver ||= !isKilled;
        ofStage += isKilled ? 1 : 0;
        await inDatabase(databases.killed, async (open) => {
          const wrong = await wrongCountersOf(open);
          const none = { sources: [], projects: [], deployments: [], events: [] };
          expect({ what, ofStage, ...wrong }).toEqual({ what, ofStage, ...none });
          if (isKilled && !isOver) kills.push(await stageOf(open));
          await endLease(open);
        });
      }
      await runWhole(root, words, databases.killed);
      const [state, expected] = [
        await inDatabase(databases.killed, stateOf),
        await inDatabase(databases.whole, stateOf),
      ];
      expect({ what, ...state }).toEqual({ what, ...expected });
      expect(expected.captures.length).toBeGreaterThan(1_000);
    }
    expect(kills).toEqual(expect.arrayContaining([FINDING, 'adding_captures']));
  }, 600_000);

  test.runIf(kind === 'postgres')(
    'continues after its database was away',
    async () => {
      const cluster = await startOwnCluster();
      if (cluster === null) throw new Error('There is no PostgreSQL to stop.');
      try {
        const root = join(folder, 'cards');
        writeCards(root);
        const wholeMs = await runWhole(root, [], databases.whole);
        const at = { ...databases.killed, location: cluster.url };
        const run = start(root, [], at);
        await run.begun;
        await pause(0.3 * wholeMs);
        await cluster.stopServer('immediate');
        const { code, said } = await run.ended;
        expect(said).toMatch(/ What was stored is kept; run the same command again to continue\.\n$/);
        expect(code).toBe(1);
        await cluster.startServer();
        await inDatabase(at, endLease);
        await runWhole(root, [], at);
        expect(await inDatabase(at, stateOf)).toEqual(await inDatabase(databases.whole, stateOf));
      } finally {
        await cluster.stop();
      }
    },
    120_000,
  );

  test.runIf(kind === 'sqlite' && mayMount)(
    'continues after its disk was full',
    async () => {
      const root = join(folder, 'cards');
      writeCards(root);
      await runWhole(root, [], databases.whole);
      const kept = await emptyDatabase(kind);
      const disks = { sizes: ['2m', '100m'], folder: databases.killed.folder, kept: kept.folder } as const;
      const said = onGrowingDisk(disks, ...PROGRAM, root, '--yes');
      expect(said).toMatch(/The disk of the folder [^ ]+ is full: .* What was stored is kept; .*\nEnded with 1\.\n/);
      expect(said).toMatch(/\nEnded with 0\.\n$/);
      const state = await inDatabase(kept, stateOf);
      await kept.remove();
      expect(state).toEqual(await inDatabase(databases.whole, stateOf));
    },
    120_000,
  );
});
