import { spawn, type ChildProcess } from 'node:child_process';
import { onDemand } from '#test/support/on-demand.ts';

const { service: serviceProgram } = await onDemand('programs');

export interface ServiceProcess {
  child: ChildProcess;
  /** origin, once it listens */
  address: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string; errors: string }>;
}

const running = new Set<ChildProcess>();

/** Starts the service as a separate process, with only these settings in its environment. */
export function startService(settings: Readonly<Record<string, string>>, uid?: number): ServiceProcess {
  const environment = { PATH: process.env['PATH'], NOCTUARY_SAMPLE: 'no', PORT: '0', ...settings };
  // A relative data folder is resolved against the working folder.
  const child = spawn(process.execPath, [serviceProgram], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended: ServiceProcess['ended'] = new Promise((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
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
  return { child, ended, address };
}

/** Stops all processes that a test has left running; for `afterEach`. */
export async function endServices(): Promise<void> {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)));
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(ends);
}
