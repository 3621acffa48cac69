import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '#test/support/free-port.ts';

/**
 * The program that answers as a recorded service does which is not ours: `shared/real-service/serve.mjs` in a folder above this
 * checkout. Null where it is not there: it is no part of the project.
 */
export const recordedProgram: string | null = (() => {
  for (let folder = resolve('.'); ; folder = dirname(folder)) {
    const file = join(folder, 'shared', 'real-service', 'serve.mjs');
    if (existsSync(file)) return file;
    if (folder === dirname(folder)) return null;
  }
})();

export interface RecordedService {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts it. @param flags such as `--fast`, without the waits of the recorded one; `--port`, by default a free one */
export async function recordedService(...flags: string[]): Promise<RecordedService> {
  if (recordedProgram === null) throw new Error('The recorded service is not beside this checkout.');
  const port = flags.includes('--port') ? flags[flags.indexOf('--port') + 1] : String(await freePort());
  const service = spawn(process.execPath, [recordedProgram, '--port', port ?? '', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  await Promise.race([
    once(service.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The recorded service did not start.'))),
  ]);
  const stop = async () => {
    service.kill('SIGTERM');
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
