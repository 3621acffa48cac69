import { LOAD_HELP, readLoadArguments } from './load-arguments.ts';
import { Stopped } from './load-error.ts';
import { runLoad } from './run-load.ts';
import { readSettings } from '#service/settings.ts';

/** As shells tell of a program that Ctrl C has ended. */
const STOPPED = 130;

const stop = new AbortController();
process.on('SIGINT', end).on('SIGTERM', end);
try {
  process.exitCode = await load();
} catch (error) {
  const isStopped = error instanceof Stopped;
  const message = error instanceof Error ? error.message : String(error);
  console.error(isStopped ? message : `The load failed: ${message}`);
  process.exitCode = isStopped ? STOPPED : 1;
}

/** Reads the command line and the environment, and loads. @returns the exit code: 0 where all of it is here */
async function load(): Promise<number> {
  // npm runs this in the project's folder, and says where the reader was.
  const request = readLoadArguments(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  if (request.what === 'help') {
    console.log(LOAD_HELP);
    return 0;
  }
  const { databaseLocation, dataFolder } = readSettings(process.env, process.cwd());
  const say = (line: string) => console.log(line);
  return (await runLoad(request, { databaseLocation, dataFolder, say, signal: stop.signal })) ? 0 : 1;
}

/** The first Ctrl C lets the batch end that is being written; the second ends all at once, which the database survives. */
function end(): void {
  if (stop.signal.aborted) process.exit(STOPPED);
  console.error('Ending …');
  stop.abort(new Stopped('Ended. What has come is here; the same command goes on from there.'));
}
