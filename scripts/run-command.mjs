// Runs another program in the repository's folder, with this process's output and signals, and waits for its end.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {HeldOutput} [held] takes its output, instead of this process's
 * @returns {Promise<number>} its exit code; 1 where it could not start or a signal ended it
 */
export function run(command, parameters, environment = process.env, held) {
  const stdio = held === undefined ? 'inherit' : 'pipe';
  const child = spawn(command, parameters, { cwd: root, env: environment, stdio });
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (/** @type {Buffer} */ part) => held?.write(part));
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
 * Runs one of the packages' programs or one of these scripts.
 *
 * @param {string} file path from the repository's folder
 * @param {readonly string[]} [parameters]
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {HeldOutput} [held]
 */
export function runScript(file, parameters = [], environment = process.env, held) {
  return run(process.execPath, [file, ...parameters], environment, held);
}

/** The output of a program that runs beside another: held back until `release`, then passed on. */
export class HeldOutput {
  /** @type {Buffer[] | null} */
  #parts = [];
  /** whether a service said that it had ended and was started again */
  namesRestart = false;

  /** @param {Buffer} part */
  write(part) {
    this.namesRestart ||= part.includes('was restarted: ');
    if (this.#parts === null) process.stdout.write(part);
    else this.#parts.push(part);
  }

  release() {
    for (const part of this.#parts ?? []) process.stdout.write(part);
    this.#parts = null;
  }
}
