import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessBrowser } from './scripts/browser.mjs';

const port = process.env['JOURNEYS_PORT'] ?? '4181';
const origin = `http://127.0.0.1:${port}`;
const isCi = Boolean(process.env['CI']);
const browser = findHeadlessBrowser();
// Of the process that starts all others, each of which reads this file again.
if (process.env['JOURNEYS_DATA'] === undefined) {
  const made = join(tmpdir(), `noctuary-journeys-${process.pid}`);
  process.env['JOURNEYS_DATA'] = made;
  process.env['JOURNEYS_SMALL'] = `http://127.0.0.1:${Number(port) + 100}`;
  // Where no earlier run has made the two they are made now.
  const { sampleFolder, smallSeasonFolder } = await import('./test/support/sample-folder.ts');
  cpSync(await sampleFolder(), made, { recursive: true });
  cpSync(await smallSeasonFolder(), `${made}-small`, { recursive: true });
  process.once('exit', () => {
    for (const folder of [made, `${made}-small`]) rmSync(folder, { recursive: true, force: true });
  });
}

/** Journeys that wait for exports, clocks and pages of a slow service. */
const WAITING = [
  'exports.spec.ts',
  'stalled.spec.ts',
  'export-these.spec.ts',
  'at-its-pace.spec.ts',
  'adding-images.spec.ts',
];

/** The built product over the data of a folder. */
function service(url: string, data: string) {
  return {
    command: 'node scripts/start.mjs',
    env: {
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      NOCTUARY_DATA: data,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      NOCTUARY_RATE_LIMIT: '0',
    },
    url: `${url}/api/v2/projects/`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
  };
}

/** The journeys: a real browser and the real service, with the built dashboard and a fresh sample season. */
export default defineConfig({
  testDir: 'test/journeys',
  // In this order: what waits runs beside the others, and not alone at the end.
  projects: [
    { name: 'waiting', testMatch: WAITING },
    { name: 'others', testIgnore: WAITING },
  ],
  fullyParallel: true,
  // More than cores: journeys wait for processes, clocks and pages.
  workers: 3,
  retries: 0,
  forbidOnly: isCi,
  // A CI machine may be slow, with others on it.
  timeout: isCi ? 120_000 : 15_000,
  expect: { timeout: isCi ? 20_000 : 5_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // No traces: writing them takes a sixth of a journey's time. `npx playwright test --trace on …` writes one.
    launchOptions: {
      // Scroll bars take space, as on most computers with a mouse.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      ...(browser !== null && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // One after the other: the first builds what has changed.
  webServer: [
    service(origin, process.env['JOURNEYS_DATA']),
    service(process.env['JOURNEYS_SMALL'] ?? '', `${process.env['JOURNEYS_DATA']}-small`),
  ],
});
