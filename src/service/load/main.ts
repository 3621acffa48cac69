import { LOAD_HELP, readLoadArguments } from './load-arguments.ts';
import { Stopped } from './load-error.ts';
import { runLoad } from './run-load.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { readSettings } from '#service/settings.ts';

/** The exit code of a program that Ctrl C has stopped. */
const STOPPED = 130;
/** A batch takes a fraction of this; a statement that waits for another program may take any time. */
const ENDING_MS = 3_000;

const stop = new AbortController();
process.on('SIGINT', end).on('SIGTERM', end);
try {
  process.exitCode = await load();
} catch (error) {
  const isStopped = error instanceof Stopped;
  const message = error instanceof Error ? error.message : String(error);
  console.error(printable(isStopped ? message : `The load failed: ${message}`));
  process.exitCode = isStopped ? STOPPED : 1;
}
// Explicitly: a pending connection or name lookup would keep the process alive.
process.exit();

/** Reads the command line and the environment, and loads. @returns the exit code: 0 where everything was loaded */
async function load(): Promise<number> {
  // npm runs this in the project's folder; INIT_CWD is the user's folder.
  const request = readLoadArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (request.what === 'help') {
    console.log(LOAD_HELP);
    return 0;
  }
  const { databaseLocation, dataFolder } = readSettings(process.env, process.cwd());
  const say = (line: string) => console.log(printable(line));
  const options = { databaseLocation, dataFolder, say, signal: stop.signal, proxyFor: environmentProxy };
  return (await runLoad(request, options)) ? 0 : 1;
}

/** Names and answers from outside may contain control characters, which a terminal would interpret. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '\uFFFD');
}

/**
 * The first Ctrl C lets the current batch end, if it does so soon; the second ends the process at once. Neither harms
 * the database: a batch is committed completely or not at all.
 */
function end(): void {
  if (stop.signal.aborted) process.exit(STOPPED);
  console.error('Stopping …');
  stop.abort(new Stopped('Stopped. What was loaded is kept; run the same command again to continue.'));
  setTimeout(() => {
    console.error('Stopped without the batch that was being written. Run the same command again to continue.');
    process.exit(STOPPED);
  }, ENDING_MS);
}
