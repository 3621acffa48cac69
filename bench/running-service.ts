import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESTARTED, servicePid } from '#test/support/watched-process.ts';

export interface RunningService {
  origin: string;
  /** resident memory in MB, as the system reports it */
  memoryMB: () => number;
  /** its maximum so far */
  peakMB: () => number;
  stop: () => Promise<void>;
}

/**
 * The built service as a process of its own, over the database that `settings` name.
 *
 * @param folder of the checkout that was built
 */
export async function runningService(settings: Record<string, string>, folder = '.'): Promise<RunningService> {
  // Of an earlier commit it has the second name.
  const program = ['noctuary.js', 'main.js'].map((name) => join('build', 'service', name));
  const built = program.find((file) => existsSync(join(folder, file)));
  if (built === undefined) throw new Error(`There is no built service in ${folder}.`);
  const service = spawn(process.execPath, [built], {
    cwd: folder,
    env: { ...process.env, PORT: '0', NOCTUARY_SAMPLE: 'no', NOCTUARY_RATE_LIMIT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  service.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
    process.stderr.write(part);
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let printed = '';
    service.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /Noctuary is at (http:\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    service.once('exit', () => reject(new Error(`The service ended:\n${printed}`)));
  });
  const status = (line: string) => {
    const kB = new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(
      readFileSync(`/proc/${servicePid(service)}/status`, 'utf8'),
    )?.[1];
    return Number(kB) / 1_024;
  };
  return {
    origin,
    memoryMB: () => status('VmRSS'),
    peakMB: () => status('VmHWM'),
    stop: async () => {
      const ended = once(service, 'exit');
      service.kill('SIGTERM');
      await ended;
      if (RESTARTED.test(errors)) throw new Error('The service ended while it was measured, and was started again.');
    },
  };
}
