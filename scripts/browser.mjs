// The browser of the journeys: an installed Chromium or Chrome, else one that is installed now.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runScript } from './run-command.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HEADLESS = '/usr/bin/chromium-headless-shell';
const PACKAGES = ['chromium', 'chromium-headless-shell'];

/** @returns {string | null} path of the executable: CHROMIUM_PATH, an installed one, or the one Playwright has downloaded */
export function findBrowser() {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/**
 * Chromium without a window, which takes a quarter less processor time, where it is installed beside the other; it has
 * no clipboard.
 *
 * @returns {string | null} path of the executable: CHROMIUM_PATH, the one without a window, or `findBrowser`'s
 */
export function findHeadlessBrowser() {
  const isChosen = (process.env['CHROMIUM_PATH'] ?? '') !== '';
  return !isChosen && existsSync(HEADLESS) ? HEADLESS : findBrowser();
}

/**
 * Installs a browser if there is none.
 *
 * @returns {Promise<string>} path of its executable
 *
 * @throws {Error} where that failed
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== null) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`No Chromium found: installing the packages ${PACKAGES.join(' and ')} with apt-get.`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], environment);
    await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...PACKAGES], environment);
  } else {
    console.log('No Chromium found: downloading one with npx playwright install chromium.');
    await runScript('node_modules/@playwright/test/cli.js', ['install', 'chromium']);
  }
  const installed = findBrowser();
  if (installed === null)
    throw new Error('No Chromium could be installed: install one, or set CHROMIUM_PATH to its executable.');
  return installed;
}
