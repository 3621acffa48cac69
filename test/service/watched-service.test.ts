import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from './ask.ts';
import { endServices, startService } from './service-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-watched-'));
});
afterEach(async () => {
  await endServices();
  rmSync(folder, { recursive: true, force: true });
});

const start = (settings: Readonly<Record<string, string>> = {}) =>
  startService({ NOCTUARY_DATA: folder, ...settings }, { mayRestart: true });
const statusOf = (url: string) =>
  ask(url, '/api/v2/projects/').then(
    ({ status }) => status,
    () => null,
  );
/** How often it was started again. */
const restarts = (errors: string) => errors.split('restarted: ').length - 1;

test('a service that a signal ends is back at its address, with the reason on screen and in the log', async () => {
  const { child, signalService, errors, ended, address } = start();
  const url = await address;
  signalService('SIGSEGV');
  await expect.poll(errors).toBe('Noctuary was restarted: SIGSEGV ended its process.\n');
  await expect.poll(() => statusOf(url)).toBe(200);
  child.kill('SIGTERM');
  const { code, output } = await ended;
  expect(code).toBe(0);
  expect(output).toMatch(/"level":"error".*"msg":"The service was restarted: SIGSEGV ended its process"/);
  expect(output.match(/^Noctuary is at .*$/gm)).toEqual([`Noctuary is at ${url}`, `Noctuary is at ${url}`]);
});

test('is started again five times within a minute; then all ends with exit code 1 and one sentence', async () => {
  const { signalService, errors, ended, address } = start();
  const url = await address;
  for (let times = 1; times <= 6; times += 1) {
    await expect.poll(() => statusOf(url)).toBe(200);
    signalService('SIGABRT');
    if (times < 6) await expect.poll(() => restarts(errors())).toBe(times);
  }
  const { code, errors: all } = await ended;
  expect([code, restarts(all)]).toEqual([1, 5]);
  expect(all).toMatch(
    /\nNoctuary ended 6 times within a minute and is not started again: SIGABRT ended its process\.\n$/,
  );
  expect(await statusOf(url)).toBeNull();
});

test('is not started again where it was stopped, by itself or with the process that watches it', async () => {
  const { signalService, ended, address } = start();
  await address;
  signalService('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, errors: '' });
});

test('stops when the process that watches it is killed', async () => {
  const { child, ended, address } = start();
  const url = await address;
  child.kill('SIGKILL');
  // Its output ends with the service.
  expect(await ended).toMatchObject({ signal: 'SIGKILL', errors: '' });
  expect(await statusOf(url)).toBeNull();
});
