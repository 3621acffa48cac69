// npm run pictures: pictures of the product, for README, from the built product over its sample season.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.mjs';
import { root, runScript } from './run-command.mjs';

const WIDE = { width: 1440, height: 900 };
const SMALLER = { width: 1200, height: 750 };
const PHONE = { width: 390, height: 844 };

/** @type {{ file: string, address: string, scheme: 'light' | 'dark', size: { width: number, height: number } }[]} */
const PICTURES = [
  {
    file: 'deployments-light',
    address: '/deployments?project=1&ordering=-captures_count&selected=31',
    scheme: 'light',
    size: WIDE,
  },
  { file: 'sessions-dark', address: '/sessions?view=split', scheme: 'dark', size: WIDE },
  // Japanese needs a font for it, such as Debian's fonts-ipafont-gothic.
  ...['en', 'fr', 'es', 'da', 'ja'].flatMap((language) =>
    [
      { page: 'deployments', address: '/deployments?project=1&selected=31' },
      { page: 'sessions', address: '/sessions?project=1&group=none' },
      { page: 'exports', address: '/exports?project=3' },
    ].map(({ page, address }) => ({
      file: `languages/${page}-${language}`,
      address: `${address}&lang=${language}`,
      scheme: /** @type {const} */ ('light'),
      size: SMALLER,
    })),
  ),
  ...[
    { name: 'quebec', project: 1 },
    { name: 'panama', project: 4 },
  ].flatMap(({ name, project }) =>
    /** @type {const} */ (['light', 'dark']).flatMap((scheme) => [
      { file: `map/${name}-${scheme}`, address: `/deployments?project=${project}&view=map`, scheme, size: WIDE },
      { file: `map/${name}-${scheme}-phone`, address: `/deployments?project=${project}&view=map`, scheme, size: PHONE },
    ]),
  ),
];

if ((await runScript('scripts/build.mjs', ['--if-changed'])) !== 0) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'noctuary-pictures-'));
const service = spawn(process.execPath, ['build/service/noctuary.js'], {
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
  for (const folder of ['languages', 'map']) mkdirSync(join(root, 'docs', 'pictures', folder), { recursive: true });
  for (const { file, address, scheme, size } of PICTURES) {
    const page = await browser.newPage({
      viewport: size,
      colorScheme: scheme,
      locale: 'en-GB',
    });
    await page.goto(origin + address);
    await page.locator('[data-rows-ready]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(root, 'docs', 'pictures', `${file}.png`) });
    await page.close();
    console.log(`docs/pictures/${file}.png`);
  }
} finally {
  await browser.close();
  service.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}
