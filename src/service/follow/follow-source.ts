import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#service/database/open-database.ts';
import { releaseCopy } from './copy-lease.ts';
import type { CopySettings } from './copy-settings.ts';
import { FOLLOW_TIMES, type FollowNews, type FollowTask, type FollowTimes } from './follow-task.ts';

/** A process that is stopped ends its batch. */
const ENDING_MS = 5_000;
const FIRST_RESTART_MS = 1_000;
const LONGEST_RESTART_MS = 60_000;
/** One that ran for this long was no failed start. */
const SOUND_MS = 60_000;

export interface FollowOptions {
  copy: CopySettings;
  /** as for `openDatabase`: the source is followed in a process of its own */
  databaseLocation: string;
  /** absolute path */
  dataFolder: string;
  /** for tests */
  times?: Partial<FollowTimes>;
  /** for tests: the built program, which starts in an eighth of the time of the sources */
  program?: string;
}

/**
 * While the app listens, a process of its own follows the source, so that the service answers others meanwhile. One that ends is
 * started again, after pauses that double up to a minute.
 */
export function followSource(app: FastifyInstance, database: Database, options: FollowOptions): void {
  const { copy, databaseLocation, dataFolder, times, program } = options;
  let isStopping = false;
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | null = null;
  let restartMs = FIRST_RESTART_MS;

  function start(): void {
    const began = performance.now();
    const holder = randomUUID();
    const [file, execArgv] = programOf(program);
    const started = fork(file, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child = started;
    const allTimes = { ...FOLLOW_TIMES, ...times };
    started.send({ databaseLocation, dataFolder, copy, holder, times: allTimes } satisfies FollowTask, () => {});
    started.on('message', ({ level, line }: FollowNews) => app.log[level](line));
    const end = (reason: string) => {
      if (child !== started) return;
      child = null;
      // Another one need not wait until the lease of this one has run out.
      void releaseCopy(database, holder).catch(() => {});
      if (isStopping) return;
      restartMs = performance.now() - began > SOUND_MS ? FIRST_RESTART_MS : restartMs;
      app.log.error({ reason }, `The process that follows ${copy.source} has ended and is started again.`);
      timer = setTimeout(start, restartMs);
      restartMs = Math.min(LONGEST_RESTART_MS, restartMs * 2);
    };
    started.once('error', (error) => end(error.message));
    started.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  }

  async function stop(): Promise<void> {
    isStopping = true;
    if (timer !== null) clearTimeout(timer);
    const running = child;
    if (running === null) return;
    const ended = new Promise<void>((resolve) => {
      running.once('exit', () => resolve());
      running.once('error', () => resolve());
    });
    if (running.connected) running.disconnect();
    const killing = setTimeout(() => running.kill('SIGKILL'), ENDING_MS);
    await ended;
    clearTimeout(killing);
  }

  app.addHook('onListen', (done) => {
    start();
    done();
  });
  app.addHook('preClose', stop);
}

/** The built program is beside the service's own; without a build the sources are run. */
function programOf(given: string | undefined): [program: string, execArgv: string[]] {
  const folder = dirname(fileURLToPath(import.meta.url));
  const built = given ?? join(folder, 'follow-process.js');
  if (existsSync(built)) return [built, ['--enable-source-maps']];
  return [join(folder, 'follow-process.ts'), ['--import', 'tsx']];
}
