import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killWatched, RESTARTED, servicePid } from '#test/support/watched-process.ts';

const PROBE = fileURLToPath(new URL('own-work.mjs', import.meta.url));

/** The state of a service: with everything, without a database, or without a process. */
export type SoakState = 'whole' | 'without database' | 'killed';

/** The built service as a separate process, which a soak may kill and restart at the same port. */
export class SoakService {
  readonly name: string;
  readonly #program: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #ownWorkFile: string;
  #child: ChildProcess | null = null;
  #errors = '';
  #mostOwnMs = 0;
  #state: SoakState = 'whole';
  /** every state since the soak began */
  readonly #states: SoakState[] = [];
  /** its origin */
  origin = '';

  /** @param folder of files about this service, not of its data */
  constructor(name: string, program: string, folder: string, settings: Readonly<Record<string, string>>) {
    this.name = name;
    this.#program = program;
    this.#settings = settings;
    this.#ownWorkFile = join(folder, `own-work-${name}`);
  }

  async start(): Promise<void> {
    const port = this.origin === '' ? '0' : new URL(this.origin).port;
    const fixed = { PATH: process.env['PATH'], OWN_WORK_FILE: this.#ownWorkFile, NOCTUARY_SAMPLE: 'no' };
    const child = spawn(process.execPath, ['--import', PROBE, this.#program], {
      env: { ...fixed, PORT: port, NOCTUARY_RATE_LIMIT: '0', LOG_LEVEL: 'error', ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#errors = (this.#errors + text).slice(-4_000)));
    this.origin = await new Promise<string>((resolve, reject) => {
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed = (printed + text).slice(-4_000);
        const found = /^Noctuary is at (\S+)$/m.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`The ${this.name} service ended: ${printed}${this.#errors}`)));
    });
  }

  /** Ends it and waits for its end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    if (signal === 'SIGKILL') {
      this.setState('killed');
      await killWatched(child);
    } else {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    this.#mostOwnMs = this.longestOwnWorkMs;
  }

  /** whether it runs, and has not ended and been started again by itself */
  get isRunning(): boolean {
    if (RESTARTED.test(this.#errors)) return false;
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** id of the process that is the service; null: there is none */
  get pid(): number | null {
    return this.#child === null ? null : servicePid(this.#child);
  }

  /** its last output on standard error */
  get errors(): string {
    return this.#errors;
  }

  setState(state: SoakState): void {
    this.#state = state;
    this.#states.push(state);
  }

  /** Starts to record states; the returned function gives the states since then. */
  watch(): () => ReadonlySet<SoakState> {
    const [before, seen] = [this.#state, this.#states.length];
    return () => new Set([before, ...this.#states.slice(seen)]);
  }

  /** Resident memory in MB, as the system reports it. */
  get memoryMB(): number {
    const pid = this.#child === null ? null : servicePid(this.#child);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1_024;
  }

  /** The longest block of the event loop, in ms of the process's own processor time, over all its starts. */
  get longestOwnWorkMs(): number {
    const now = existsSync(this.#ownWorkFile) ? Number(readFileSync(this.#ownWorkFile, 'utf8')) : 0;
    return Math.max(this.#mostOwnMs, now);
  }
}
