import { spawn, type ChildProcess } from 'node:child_process';
import { onDemand } from '#test/support/on-demand.ts';
import { killWatched, RESTARTED, servicePid } from '#test/support/watched-process.ts';

const { noctuary } = await onDemand('programs');

export interface ServiceProcess {
  /** the process that watches the service */
  child: ChildProcess;
  /** sends a signal to the process that is the service */
  signalService: (signal: NodeJS.Signals) => void;
  /** what it has printed on standard error so far */
  errors: () => string;
  /** origin, once it listens */
  address: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string; errors: string }>;
}

const running = new Set<ChildProcess>();
/** Why services were started again in tests that do not expect it. */
const restarts: string[] = [];

/**
 * Starts the service as a separate process, with only these settings in its environment, and what is asked of every Node.
 *
 * @param mayRestart whether the test expects that it ends by an error and is started again
 */
export function startService(
  settings: Readonly<Record<string, string>>,
  { uid, mayRestart = false, cwd }: { uid?: number | undefined; mayRestart?: boolean; cwd?: string } = {},
): ServiceProcess {
  const { PATH, NODE_OPTIONS } = process.env;
  const environment = { PATH, NODE_OPTIONS, NOCTUARY_SAMPLE: 'no', PORT: '0', ...settings };
  // A relative data folder is resolved against the working folder.
  const child = spawn(process.execPath, [noctuary], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
    ...(cwd !== undefined && { cwd }),
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended: ServiceProcess['ended'] = new Promise((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      if (!mayRestart && RESTARTED.test(errors)) restarts.push(errors);
      resolve({ code, signal, output, errors });
    });
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /^Noctuary is at (\S+)$/m.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`It ended: ${errors}`)));
  });
  address.catch(() => {});
  const signalService = (signal: NodeJS.Signals) => {
    const pid = servicePid(child);
    if (pid !== null) process.kill(pid, signal);
  };
  return { child, signalService, errors: () => errors, ended, address };
}

/** Stops all processes that a test has left running, and fails where one was started again; for `afterEach`. */
export async function endServices(): Promise<void> {
  await Promise.all([...running].map(killWatched));
  const found = restarts.splice(0);
  if (found.length > 0) throw new Error(`The service ended in a test and was started again: ${found.join('')}`);
}
