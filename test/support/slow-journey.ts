import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as journey } from './journey.ts';

interface SlowService {
  origin: string;
  /** of its database and export files */
  folder: string;
}

/** Runs the built product with a sample of its own; its export jobs rest so long after every 200 rows. */
async function withService(pauseMs: number, visit: (service: SlowService) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-exports-'));
  const service = spawn(process.execPath, ['build/service/main.js'], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      NOCTUARY_DATA: folder,
      NOCTUARY_RATE_LIMIT: '0',
      NOCTUARY_EXPORT_PAUSE_MS: String(pauseMs),
    },
  });
  let printed = '';
  const address = new Promise<string>((resolve, reject) => {
    service.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /^Noctuary is at (\S+)$/m.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    service.once('exit', () => reject(new Error(`The service ended: ${printed}`)));
  });
  await visit({ origin: await address, folder });
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** The built product, whose export jobs can be seen running. */
export const slowJourney = journey.extend<object, { pauseMs: number; slowService: SlowService }>({
  /** how long a job rests after every 200 rows */
  pauseMs: [150, { option: true, scope: 'worker' }],
  slowService: [async ({ pauseMs }, provide) => withService(pauseMs, provide), { scope: 'worker', timeout: 90_000 }],
  baseURL: async ({ slowService }, provide) => {
    await provide(slowService.origin);
  },
});
