// npm run pictures: pictures of the product, for README, from the built product over its sample season.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { root, runScript } from './run-command.mjs';

/** @type {{ file: string, address: string, scheme: 'light' | 'dark', until: string }[]} */
const PICTURES = [
  {
    file: 'deployments-light.png',
    address: '/deployments?project=1&ordering=-captures_count&selected=31',
    scheme: 'light',
    until: 'sorted in your browser by Captures, high to low',
  },
  {
    file: 'sessions-dark.png',
    address: '/sessions?view=split',
    scheme: 'dark',
    until: 'sorted in your browser by Captures, high to low · all 4,312 sessions',
  },
];

if ((await runScript('scripts/build.mjs', ['--if-changed'])) !== 0) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'noctuary-pictures-'));
const service = spawn(process.execPath, ['build/service/main.js'], {
  cwd: root,
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    NOCTUARY_DATA: data,
    DATABASE_URL: '',
    NOCTUARY_RATE_LIMIT: '0',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const listening = /** @type {Promise<string>} */ (
    new Promise((resolve, reject) => {
      let printed = '';
      service.stdout.on('data', (part) => {
        printed += String(part);
        const found = /Noctuary is at (http:\S+)/.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
      service.once('exit', () => reject(new Error(`The service ended:\n${printed}`)));
    })
  );
  const origin = await listening;
  mkdirSync(join(root, 'docs', 'pictures'), { recursive: true });
  for (const { file, address, scheme, until } of PICTURES) {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme: scheme,
      locale: 'en-GB',
    });
    await page.goto(origin + address);
    await page.getByText(until).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(root, 'docs', 'pictures', file) });
    await page.close();
    console.log(`docs/pictures/${file}`);
  }
} finally {
  await browser.close();
  service.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
