import { fork, type ChildProcess } from 'node:child_process';
import { handsSignalsOn, STOP_SIGNALS } from '#service/system/stop-signals.ts';

/**
 * What the service tells the process that watches it: where it listens, or another one does, or a page says that it starts,
 * or why it will end.
 */
export type ServiceNews =
  | { port: number; address: string }
  | { running: string }
  | { starting: string }
  | { failed: string };

/** What a service that is started again has to know. */
export interface Restart {
  /** the port that it had; null: it did not listen yet */
  port: number | null;
  /** why it ended */
  reason: string;
}

interface Watching {
  /** absolute path of the script */
  program: string;
  /** its first parameter; the second is a `Restart` in JSON */
  mark: string;
  environment: NodeJS.ProcessEnv;
  onAddress: (address: string) => Promise<void>;
  /** for tests */
  platform?: NodeJS.Platform;
}

const MOST_RESTARTS = 5;
const WITHIN_MS = 60_000;

/**
 * Runs the service as a child process, and starts it again when it ends by an unforeseen error, since a field station has
 * nobody who does: at the same port, five times within a minute at most. It has this process's parameters of Node and its
 * output, and gets its signals. A start that is refused, and a service that was stopped, end this
 * process with the same exit code. Where this process is killed, the service sees that and stops.
 *
 * @param onAddress called once with the address to open; this process does not end before it resolves
 */
export function watchService({ program, mark, environment, onAddress, platform = process.platform }: Watching): void {
  const ends: number[] = [];
  let port: number | null = null;
  let isStopping = false;
  let opened: Promise<void> | null = null;
  let child = start(null);
  for (const signal of STOP_SIGNALS) {
    process.on(signal, () => {
      isStopping = true;
      if (handsSignalsOn(platform)) child.kill(signal);
    });
  }

  function start(restart: Restart | null): ChildProcess {
    let failed: string | null = null;
    const started = fork(program, [mark, ...(restart === null ? [] : [JSON.stringify(restart)])], {
      env: environment,
    });
    started.on('message', (news: ServiceNews) => {
      if ('failed' in news) ({ failed } = news);
      else opened ??= onAddress(addressIn(news));
      if ('port' in news) ({ port } = news);
    });
    started.once('error', (error) => {
      console.error(`Noctuary did not start: ${error.message}`);
      process.exit(1);
    });
    // Not `exit`, after which a last message may come.
    started.once('close', (code, signal) => {
      const isRefused = port === null && signal === null;
      if (isStopping || code === 0 || isRefused) void Promise.resolve(opened).then(() => endLike(code, signal));
      else
        startAgain(
          failed ?? (signal === null ? `its process ended with exit code ${code}` : `${signal} ended its process`),
        );
    });
    return started;
  }

  function startAgain(reason: string): void {
    const now = performance.now();
    ends.push(now);
    if (ends.filter((end) => now - end < WITHIN_MS).length > MOST_RESTARTS) {
      console.error(`Noctuary ended ${MOST_RESTARTS + 1} times within a minute and is not started again: ${reason}.`);
      process.exit(1);
    }
    console.error(`Noctuary was restarted: ${reason}.`);
    child = start({ port, reason });
  }
}

function addressIn(news: Exclude<ServiceNews, { failed: string }>): string {
  if ('running' in news) return news.running;
  return 'starting' in news ? news.starting : news.address;
}

/** Ends this process as the service has ended. */
function endLike(code: number | null, signal: NodeJS.Signals | null): void {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
