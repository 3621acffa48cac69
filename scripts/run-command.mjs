// Runs another program in the repository's folder, with this process's output and signals, and waits for its end.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<number>} its exit code; 1 where it could not start or a signal ended it
 */
export function run(command, parameters, environment = process.env) {
  const child = spawn(command, parameters, { cwd: root, env: environment, stdio: 'inherit' });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} did not start: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs one of the packages' programs or one of these scripts.
 *
 * @param {string} file path from the repository's folder
 * @param {readonly string[]} [parameters]
 * @param {NodeJS.ProcessEnv} [environment]
 */
export function runScript(file, parameters = [], environment = process.env) {
  return run(process.execPath, [file, ...parameters], environment);
}
