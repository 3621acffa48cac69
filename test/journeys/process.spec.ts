import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '#scripts/run-command.mjs';
import { expect, test } from '@playwright/test';
import { freePort } from '#test/support/free-port.ts';

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'noctuary-process-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  npm: ChildProcess;
  /** everything printed to stdout and stderr */
  output: () => string;
  /** the printed address; rejects if the process exits without one */
  address: Promise<string>;
}

/** Runs `npm start` on a free port, with an empty database in its own folder. */
function npmStart(settings: Record<string, string> = {}): Started {
  const [program, first] = npmCommand();
  const npm = spawn(program, [...first, 'start'], {
    env: { ...process.env, PORT: '0', NOCTUARY_DATA: folder, NOCTUARY_SAMPLE: 'no', DATABASE_URL: '', ...settings },
  });
  let printed = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer) => {
      printed += part.toString();
      const found = /Noctuary is at (http:\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    npm.stdout.on('data', hear);
    npm.stderr.on('data', hear);
    npm.once('exit', () => reject(new Error(`npm start ended without an address:\n${printed}`)));
  });
  address.catch(() => undefined);
  return { npm, address, output: () => printed };
}

/** Whether a server responds at an address. */
const answers = (address: string) =>
  fetch(`${address}/api/v2/projects/`).then(
    ({ ok }) => ok,
    () => false,
  );

test(
  'npm start prints its address once it responds, and every process exits when npm is terminated',
  { tag: '@scheduled' },
  async () => {
    const { npm, address } = npmStart();
    const origin = await address;
    expect(await answers(origin)).toBe(true);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(() => answers(origin)).toBe(false);
  },
);

test('stored data is there after a restart', { tag: '@scheduled' }, async () => {
  // The first start makes the sample.
  test.slow();
  for (const sample of ['yes', 'no']) {
    const { npm, address } = npmStart({ NOCTUARY_SAMPLE: sample });
    const origin = await address;
    const { count } = (await (await fetch(`${origin}/api/v2/events/`)).json()) as { count: number };
    expect(count).toBe(4_312);
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(() => answers(origin)).toBe(false);
  }
});

test(
  'a first start shows how many sessions are stored, and then opens the page',
  { tag: '@scheduled' },
  async ({ page }) => {
    test.slow();
    const port = await freePort();
    const { npm } = npmStart({ PORT: String(port), NOCTUARY_SAMPLE: 'yes' });
    const address = `http://127.0.0.1:${port}/sessions`;
    await expect(async () => page.goto(address)).toPass();
    await expect(page.getByRole('main')).toHaveText(/Noctuary is starting[^]*\s[1-9][\d,]* of 4,312 sessions/);
    await expect(page.getByRole('progressbar')).toHaveAttribute('max', '4312');
    await expect(page.getByRole('status').first()).toHaveText('4,312 of 4,312 sessions', { timeout: 120_000 });
    const ended = once(npm, 'exit');
    npm.kill('SIGTERM');
    await ended;
  },
);

test('a start that ends before it answers says so in its page', { tag: '@scheduled' }, async ({ page }) => {
  test.slow();
  const port = await freePort();
  const { npm } = npmStart({ PORT: String(port), NOCTUARY_SAMPLE: 'yes' });
  await expect(async () => page.goto(`http://127.0.0.1:${port}/`)).toPass();
  await expect(page.getByText('of 4,312 sessions')).toBeVisible();
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await expect(page.getByText('Noctuary does not answer any more.')).toBeVisible({ timeout: 60_000 });
});

test(
  'an invalid setting, a port in use and an unusable folder abort start-up with one sentence',
  { tag: '@scheduled' },
  async ({ baseURL }) => {
    const takenPort = new URL(baseURL ?? '').port;
    for (const [settings, sentence] of [
      [{ PORT: 'many' }, 'PORT="many" is not a port'],
      [{ PORT: takenPort }, `Port ${takenPort} is in use by process `],
      [{ NOCTUARY_DATA: '/dev/null/data' }, 'ENOTDIR'],
      [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'PostgreSQL does not answer at 127.0.0.1:1'],
    ] as const) {
      const { npm, output } = npmStart(settings);
      const [code] = (await once(npm, 'close')) as [number];
      expect(code).toBe(1);
      const lines = output()
        .split('\n')
        .filter((line) => line.startsWith('Noctuary did not start: '));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(sentence);
      expect(output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
    }
  },
);
