import { Stopped } from '#service/load/load-error.ts';
import { STOP_SIGNALS } from '#service/system/stop-signals.ts';

/** The exit code of a program that Ctrl C has stopped. */
const STOPPED = 130;
/** A batch takes a fraction of this; a statement that waits for another program may take any time. */
const ENDING_MS = 3_000;

/** What a command may do with the terminal that it runs in. */
export interface CommandTerminal {
  say: (line: string) => void;
  /** missing where the output is no terminal */
  draw?: (line: string) => void;
  /** missing where nobody can be asked */
  ask?: (question: string) => Promise<boolean>;
  /** aborted with a `Stopped` by Ctrl C */
  signal: AbortSignal;
  /** does what Ctrl C does */
  end: () => void;
  /** does a short work that must not be ended half-way: Ctrl C does nothing meanwhile */
  toItsEnd: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** What a command says of its failures. */
interface CommandFailures {
  /** what is printed of a failure, and its exit code */
  failureOf: (error: unknown, message: string) => { text: string; code: number };
  stopped: WhenStopped;
}

/** The last line of a command that Ctrl C stopped: after it had put things in order, or after a second Ctrl C. */
interface WhenStopped {
  inOrder: string;
  atOnce: string;
}

/** Of a command that writes batches, and continues when it is run again. */
export const KEPT_WHEN_STOPPED: WhenStopped = {
  inOrder: 'Stopped. What was loaded is kept; run the same command again to continue.',
  atOnce: 'Stopped without the batch that was being written. Run the same command again to continue.',
};

const stop = new AbortController();
/** whether the last line on the terminal will be drawn over */
let isDrawn = false;
/** whether a work is done that must not be ended half-way */
let isProtected = false;

/**
 * Runs a command until the end of the process: Ctrl C stops it, and a failure is printed.
 *
 * @param run returns the exit code
 */
export async function runCommand(
  run: (terminal: CommandTerminal) => Promise<number>,
  { failureOf, stopped }: CommandFailures,
): Promise<never> {
  const end = () => stopFor(stopped);
  for (const signal of STOP_SIGNALS) process.on(signal, end);
  const { stdin, stdout } = process;
  const given = { ...(stdout.isTTY && { draw }), ...(stdout.isTTY && stdin.isTTY && { ask }) };
  try {
    process.exitCode = await run({ say, signal: stop.signal, end, toItsEnd, ...given });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { text, code } = error instanceof Stopped ? { text: message, code: STOPPED } : failureOf(error, message);
    erase();
    console.error(printable(text));
    process.exitCode = code;
  }
  // Explicitly: a pending connection or name lookup would keep the process alive.
  process.exit();
}

async function toItsEnd<Result>(work: () => Promise<Result>): Promise<Result> {
  isProtected = true;
  try {
    return await work();
  } finally {
    isProtected = false;
  }
}

function say(line: string): void {
  erase();
  console.log(printable(line));
}

/** Draws over the last drawn line of a terminal; a longer line is cut at its edge. */
function draw(line: string): void {
  erase();
  process.stdout.write(printable(line).slice(0, (process.stdout.columns || 80) - 1));
  isDrawn = true;
}

function erase(): void {
  if (isDrawn) process.stdout.write('\r\x1b[2K');
  isDrawn = false;
}

/** Enter alone is a yes, the end of the input a no. */
function ask(question: string): Promise<boolean> {
  const { stdin, stdout } = process;
  stdout.write(`${question} [Y/n] `);
  return new Promise((resolve, reject) => {
    const answer = (text: string) => {
      stdin.pause();
      resolve(/^\s*(y|yes)?\s*$/i.test(text));
    };
    stdin.setEncoding('utf8').once('data', answer);
    stdin.once('end', () => resolve(false));
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error));
  });
}

/** Names and answers from outside may contain control characters, which a terminal would interpret. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '\uFFFD');
}

/**
 * The first Ctrl C lets the current batch end, if it does so soon; the second ends the process at once. Neither harms
 * the database: a batch, or a load that replaces all, is committed completely or not at all.
 */
function stopFor({ inOrder, atOnce }: WhenStopped): void {
  if (isProtected) return;
  if (stop.signal.aborted) process.exit(STOPPED);
  erase();
  console.error('Stopping …');
  stop.abort(new Stopped(inOrder));
  setTimeout(() => {
    console.error(atOnce);
    process.exit(STOPPED);
  }, ENDING_MS);
}
