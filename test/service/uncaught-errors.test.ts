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
  const preloaded = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}`, ...settings };
  return startService(preloaded, { mayRestart: true });
}

/** The status of an answer; null where nothing listens. */
const statusOf = (url: string, path: string) =>
  ask(url, path).then(
    ({ status }) => status,
    () => null,
  );

describe('an uncaught error', () => {
  test.each(Object.entries(FAULTS))(
    '(%s) is logged; requests in flight are finished, new ones get 503, and the service is started again',
    async (_name, fault) => {
      const { child, signalService, errors, ended, address } = faultyService(fault, { UPSTREAM_URL: upstreamUrl });
      const url = await address;
      const running = ask(url, '/api/v2/projects/');
      running.catch(() => {});
      await expect.poll(() => waiting.length).toBe(1);
      signalService('SIGUSR2');
      await expect.poll(async () => (await ask(url, '/nothing')).status).toBe(503);
      const refused = await ask(url, '/api/v2/projects/');
      expect([refused.status, refused.headers['retry-after'], refused.headers.connection]).toEqual([503, '5', 'close']);
      expect(errors()).not.toContain('restarted');
      for (const response of waiting.splice(0))
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"late":1}');
      expect(await running).toMatchObject({ status: 200, text: '{"late":1}' });
      // At the same address.
      await expect.poll(() => statusOf(url, '/api/nothing')).toBe(404);
      child.kill('SIGTERM');
      const { code, output, errors: all } = await ended;
      expect([code, all]).toEqual([
        0,
        expect.stringMatching(/^Noctuary failed .*: made by a test\..*\nNoctuary was restarted: made by a test\.\n$/),
      ]);
      expect(output).toMatch(/"level":"fatal".*made by a test.*\n/);
      expect(output).toMatch(/"level":"error".*"msg":"The service was restarted: made by a test"/);
    },
  );

  test('ends an idle process, and the one after it has a consistent database', async () => {
    const { signalService, errors, address } = faultyService(FAULTS['an error in a timer'], { NOCTUARY_DATA: folder });
    const url = await address;
    await ask(url, '/api/v2/projects/');
    signalService('SIGUSR2');
    await expect.poll(errors).toContain('restarted: made by a test.');
    await expect.poll(() => statusOf(url, '/api/v2/projects/')).toBe(200);
  });

  test('ends a busy process after some seconds, also with repeated errors', async () => {
    const fault = 'setInterval(() => { throw new Error("made by a test") }, 100)';
    const { signalService, errors, address } = faultyService(fault, { UPSTREAM_URL: upstreamUrl });
    const running = ask(await address, '/api/v2/projects/');
    running.catch(() => {});
    await expect.poll(() => waiting.length).toBe(1);
    signalService('SIGUSR2');
    await expect
      .poll(errors, { timeout: 14_000 })
      .toMatch(/Noctuary did not stop in order: .* 10 seconds\.\nNoctuary was restarted: made by a test\.\n$/);
    await expect(running).rejects.toThrow(/hang up|ECONNRESET/);
  });
});

const start = () => startService({ NOCTUARY_DATA: folder }, { mayRestart: true });
/** How often it was started again. */
const restarts = (errors: string) => errors.split('restarted: ').length - 1;

describe('the process that watches a service', () => {
  test('brings a service back that a signal has ended, at its address, with the reason on screen and in the log', async () => {
    const { child, signalService, errors, ended, address } = start();
    const url = await address;
    signalService('SIGSEGV');
    await expect.poll(errors).toBe('Noctuary was restarted: SIGSEGV ended its process.\n');
    await expect.poll(() => statusOf(url, '/api/v2/projects/')).toBe(200);
    child.kill('SIGTERM');
    const { code, output } = await ended;
    expect(code).toBe(0);
    expect(output).toMatch(/"level":"error".*"msg":"The service was restarted: SIGSEGV ended its process"/);
    expect(output.match(/^Noctuary is at .*$/gm)).toEqual([`Noctuary is at ${url}`, `Noctuary is at ${url}`]);
  });

  test('starts it again five times within a minute, then ends with exit code 1 and one sentence', async () => {
    const { signalService, errors, ended, address } = start();
    const url = await address;
    for (let times = 1; times <= 5; times += 1) {
      signalService('SIGABRT');
      await expect.poll(() => restarts(errors())).toBe(times);
      await expect.poll(() => statusOf(url, '/api/v2/projects/')).toBe(200);
    }
    signalService('SIGABRT');
    const { code, errors: all } = await ended;
    expect([code, restarts(all)]).toEqual([1, 5]);
    expect(all).toMatch(
      /\nNoctuary ended 6 times within a minute and is not started again: SIGABRT ended its process\.\n$/,
    );
    expect(await statusOf(url, '/api/v2/projects/')).toBeNull();
  });

  test('does not start it again where it was stopped', async () => {
    const { signalService, ended, address } = start();
    await address;
    signalService('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, errors: '' });
  });

  test('takes the service with it when it is killed', async () => {
    const { child, ended, address } = start();
    const url = await address;
    child.kill('SIGKILL');
    // Its output ends with the service.
    expect(await ended).toMatchObject({ signal: 'SIGKILL', errors: '' });
    expect(await statusOf(url, '/api/v2/projects/')).toBeNull();
  });
});
