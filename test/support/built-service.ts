import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { smallSeasonFolder } from './sample-folder.ts';
import { RESTARTED } from './watched-process.ts';

export interface BuiltService {
  origin: string;
  /** folder of its database and export files */
  folder: string;
  /** starts it again, at the same origin */
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** stops it if it runs, and removes its folder */
  remove: () => Promise<void>;
}

/**
 * Runs the built product as a process that can be stopped and restarted: with a copy of the small season or of the whole
 * sample, or with what the settings name, a folder or another service.
 */
export async function builtService(
  settings: Readonly<Record<string, string>> = {},
  season: 'small' | 'whole' = 'small',
): Promise<BuiltService> {
  const hasData = settings['NOCTUARY_DATA'] !== undefined || settings['UPSTREAM_URL'] !== undefined;
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-built-'));
  if (!hasData && season === 'small') cpSync(await smallSeasonFolder(), folder, { recursive: true });
  else if (!hasData) copySample(folder);
  let { child, origin, errors } = await started({ PORT: '0', NOCTUARY_DATA: folder, ...settings });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    if (RESTARTED.test(errors())) throw new Error(`The service ended and was started again: ${errors()}`);
  };
  return {
    origin,
    folder,
    start: async () => {
      ({ child, origin, errors } = await started({ PORT: new URL(origin).port, NOCTUARY_DATA: folder, ...settings }));
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies the sample that the journeys' first service has created: creating another takes half a minute. */
function copySample(folder: string): void {
  const sample = process.env['JOURNEYS_DATA'] ?? '';
  const database = new Libsql(join(sample, 'noctuary.sqlite'), { readonly: true });
  database.prepare('vacuum into ?').run(join(folder, 'noctuary.sqlite'));
  database.close();
  cpSync(join(sample, 'exports'), join(folder, 'exports'), { recursive: true });
}

async function started(
  settings: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; origin: string; errors: () => string }> {
  const child = spawn(process.execPath, ['build/service/noctuary.js'], {
    env: { PATH: process.env['PATH'], NOCTUARY_RATE_LIMIT: '0', ...settings },
  });
  let [printed, errors] = ['', ''];
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /^Noctuary is at (\S+)$/m.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The service ended: ${printed}${errors}`)));
  });
  return { child, origin, errors: () => errors };
}
