import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '#scripts/browser.mjs';

/** Starts Chromium without anything that it does by itself in the background. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}
