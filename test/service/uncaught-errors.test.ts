import type { ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { endFronts, upstreamThat } from '#test/service/upstream/in-front.ts';
import { endServices, startService } from './service-process.ts';

/** Uncaught errors, triggered in the service's process by a signal. */
const FAULTS = {
  'an error in a timer': 'setTimeout(() => { throw new Error("made by a test") })',
  'a rejection that nothing handles': 'void Promise.reject(new Error("made by a test"))',
  'an event "error" that nothing hears': 'new (require("node:events"))().emit("error", new Error("made by a test"))',
};

let waiting: ServerResponse[];
let upstreamUrl: string;
let folder: string;
beforeEach(async () => {
  waiting = [];
  folder = mkdtempSync(join(tmpdir(), 'noctuary-uncaught-'));
  ({ url: upstreamUrl } = await upstreamThat((_request, response) => void waiting.push(response)));
});
afterEach(async () => {
  await endServices();
  await endFronts();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that triggers the fault at SIGUSR2. */
function faultyService(fault: string, settings: Readonly<Record<string, string>>) {
  const code = `import { createRequire } from 'node:module';
    const require = createRequire('file:///');
    process.on('SIGUSR2', () => { ${fault} });`;
  return startService({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`, ...settings });
}

describe('an uncaught error', () => {
  test.each(Object.entries(FAULTS))(
    '(%s) is logged; requests in flight are finished, new ones get 503, and the process exits with 1',
    async (_name, fault) => {
      const { child, ended, address } = faultyService(fault, { UPSTREAM_URL: upstreamUrl });
      const url = await address;
      const running = ask(url, '/api/v2/projects/');
      running.catch(() => {});
      await expect.poll(() => waiting.length).toBe(1);
      child.kill('SIGUSR2');
      await expect.poll(async () => (await ask(url, '/nothing')).status).toBe(503);
      const refused = await ask(url, '/api/v2/projects/');
      expect([refused.status, refused.headers['retry-after'], refused.headers.connection]).toEqual([503, '5', 'close']);
      expect(child.exitCode).toBeNull();
      for (const response of waiting) response.writeHead(200, { 'content-type': 'application/json' }).end('{"late":1}');
      expect(await running).toMatchObject({ status: 200, text: '{"late":1}' });
      const { code, output, errors } = await ended;
      expect([code, errors]).toEqual([1, expect.stringMatching(/^Noctuary failed .*: made by a test\..*\n$/)]);
      expect(output).toMatch(/"level":"fatal".*made by a test.*\n/);
    },
  );

  test('ends an idle process, with a consistent database', async () => {
    const { child, ended, address } = faultyService(FAULTS['an error in a timer'], { NOCTUARY_DATA: folder });
    await ask(await address, '/api/v2/projects/');
    child.kill('SIGUSR2');
    expect((await ended).code).toBe(1);
    const again = startService({ NOCTUARY_DATA: folder });
    expect((await ask(await again.address, '/api/v2/projects/')).status).toBe(200);
  });

  test('ends a busy process after some seconds, also with repeated errors', async () => {
    const fault = 'setInterval(() => { throw new Error("made by a test") }, 100)';
    const { child, ended, address } = faultyService(fault, { UPSTREAM_URL: upstreamUrl });
    const running = ask(await address, '/api/v2/projects/');
    running.catch(() => {});
    await expect.poll(() => waiting.length).toBe(1);
    child.kill('SIGUSR2');
    const { code, errors } = await ended;
    expect([code, errors]).toEqual([1, expect.stringMatching(/Noctuary did not stop in order: .* 10 seconds\.\n$/)]);
    await expect(running).rejects.toThrow(/hang up|ECONNRESET/);
  });
});
