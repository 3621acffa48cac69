// Runs another program in the repository's folder, with this process's output and signals, and waits for its end.
import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {HeardOutput} [heard] gets its output, instead of this process
 * @returns {Promise<number>} its exit code; 1 where it could not start or a signal ended it
 */
export function run(command, parameters, environment = process.env, heard) {
  const stdio = heard === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, parameters, { cwd: root, env: environment, stdio });
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (/** @type {Buffer} */ part) => heard?.write(part));
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}

/**
 * The command and the first parameters that run npm: the one that runs this script, since Windows starts no `npm` by that name.
 *
 * @returns {[command: string, parameters: string[]]}
 */
export function npmCommand() {
  const program = process.env['npm_execpath'];
  return program === undefined ? ['npm', []] : [process.execPath, [program]];
}

/**
 * @param {readonly string[]} parameters of npm
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function runNpm(parameters, environment = process.env) {
  const [command, first] = npmCommand();
  return run(command, [...first, ...parameters], environment);
}

/**
 * Runs npm to its end, and throws where it fails.
 *
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').ExecFileSyncOptions} [options]
 * @returns {string} its output, without the last line break; empty where `stdio` sends it elsewhere
 */
export function npmOutput(parameters, options = {}) {
  const [command, first] = npmCommand();
  const output = /** @type {string | null} */ (
    execFileSync(command, [...first, ...parameters], { ...options, encoding: 'utf8' })
  );
  return (output ?? '').trim();
}

/**
 * Runs one of the packages' programs or one of these scripts.
 *
 * @param {string} file path from the repository's folder
 * @param {readonly string[]} [parameters]
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {HeardOutput} [heard]
 */
export function runScript(file, parameters = [], environment = process.env, heard) {
  return run(process.execPath, [file, ...parameters], environment, heard);
}

/** Passes the output of a program on, and notices what it says. */
export class HeardOutput {
  /** whether a service said that it had ended and was started again */
  namesRestart = false;

  /** @param {Buffer} part */
  write(part) {
    this.namesRestart ||= part.includes('was restarted: ');
    process.stdout.write(part);
  }
}
