import { askCredentials } from './ask-credentials.ts';
import { logIn } from './log-in.ts';
import { LOAD_HELP, readLoadArguments, type LoadRequest } from './load-arguments.ts';
import { MuchSetAside, NothingUsable, Stopped } from './load-error.ts';
import { runLoad } from './run-load.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { readSettings } from '#service/settings.ts';

/** The exit code of a program that Ctrl C has stopped. */
const STOPPED = 130;
/** A batch takes a fraction of this; a statement that waits for another program may take any time. */
const ENDING_MS = 3_000;

const stop = new AbortController();
/** whether the last line on the terminal will be drawn over */
let isDrawn = false;
process.on('SIGINT', end).on('SIGTERM', end);
try {
  process.exitCode = await load();
} catch (error) {
  const isStopped = error instanceof Stopped;
  const message = error instanceof Error ? error.message : String(error);
  erase();
  const isLoaded = error instanceof MuchSetAside;
  console.error(printable(isStopped || isLoaded ? message : `The load failed: ${message}`));
  process.exitCode = isStopped ? STOPPED : exitCodeOf(error);
}
// Explicitly: a pending connection or name lookup would keep the process alive.
process.exit();

/** 2 where records were read, but none of them could be used, or more than one in ten of a table could not; else 1. */
function exitCodeOf(error: unknown): number {
  return error instanceof NothingUsable || error instanceof MuchSetAside ? 2 : 1;
}

/** Reads the command line and the environment, and loads. @returns the exit code: 0 where everything was loaded */
async function load(): Promise<number> {
  // npm runs this in the project's folder; INIT_CWD is the user's folder.
  const request = readLoadArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (request.what === 'help') {
    console.log(LOAD_HELP);
    return 0;
  }
  const { databaseLocation, dataFolder } = readSettings(process.env, process.cwd());
  const { stdin, stdout } = process;
  const terminal = { ...(stdout.isTTY && { draw }), ...(stdout.isTTY && stdin.isTTY && { ask }) };
  const options = { databaseLocation, dataFolder, say, signal: stop.signal, proxyFor: environmentProxy };
  const isWhole = await runLoad(await withToken(request), { ...options, ...terminal });
  return isWhole ? 0 : 1;
}

/** With the token of the service, where `--login` is given. It is not ended after the load: other programs may use it. */
async function withToken<Request extends LoadRequest>(request: Request): Promise<Request> {
  if (request.what !== 'service' || request.login !== true) return request;
  const { stdin: input, stdout: output } = process;
  const credentials = await askCredentials({ input, output, signal: stop.signal, onInterrupt: end });
  const token = await logIn(request.base, credentials, { signal: stop.signal, proxyFor: environmentProxy });
  return { ...request, token };
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
function end(): void {
  if (stop.signal.aborted) process.exit(STOPPED);
  erase();
  console.error('Stopping …');
  stop.abort(new Stopped('Stopped. What was loaded is kept; run the same command again to continue.'));
  setTimeout(() => {
    console.error('Stopped without the batch that was being written. Run the same command again to continue.');
    process.exit(STOPPED);
  }, ENDING_MS);
}
