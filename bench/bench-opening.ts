import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { argument } from './argument.ts';
import { launchBrowser } from './launch-browser.ts';
import { TABLE_ROWS } from './load-pages.ts';
import { machine } from './machine.ts';
import { spread } from './spread.ts';
import { twoServices } from './two-services.ts';

const HELP = `npm run bench -- opening --against <git ref> [--runs 15] [--rest 300]
Opens the first deployment and the first session of their lists by a click in a real Chromium, of this checkout and of
another commit in turns, and measures from the click to the first number among the record's facts. The pointer rests on
the link for --rest milliseconds before; with --rest 0 it comes and clicks at once. Prints medians, ranges and ratios, and
writes build/bench/opening.json.`;

const LISTS = { deployment: '/deployments', session: '/sessions' };
type Kind = keyof typeof LISTS;
const KINDS: readonly Kind[] = ['deployment', 'session'];

interface Measured {
  kind: Kind;
  /** ms of each run */
  other: number[];
  own: number[];
}

/** What a reader needs before the click: the list is read, and all that a page loads by itself is there. */
const READING_MS = 3_000;

/** Measures opening a record from its list against another commit. */
export async function benchOpening(parameters: string[]): Promise<void> {
  if (parameters.includes('--help')) return console.log(HELP);
  const runs = Number(argument(parameters, 'runs', '15'));
  const restMs = Number(argument(parameters, 'rest', '300'));
  const services = await twoServices(argument(parameters, 'against', ''), 'opening');
  const browser = await launchBrowser();
  const measured = KINDS.map((kind): Measured => ({ kind, other: [], own: [] }));
  try {
    for (let run = 0; run <= runs; run += 1) {
      for (const { kind, other, own } of measured) {
        const ofOther = await opened(browser, services.other.origin, kind, restMs);
        const ofOwn = await opened(browser, services.own.origin, kind, restMs);
        // The first run warms the services up.
        if (run === 0) continue;
        other.push(ofOther);
        own.push(ofOwn);
        console.log(`Run ${run} of ${runs}: ${kind}, ${ofOther.toFixed(0)} and ${ofOwn.toFixed(0)} ms`);
      }
    }
  } finally {
    await browser.close();
    await services.stop();
  }
  mkdirSync('build/bench', { recursive: true });
  writeFileSync(
    'build/bench/opening.json',
    JSON.stringify({ machine, against: services.hash, restMs, measured }, null, 2),
  );
  print(measured, services.hash.slice(0, 7));
}

/** Opens the first record of a list in a browser without cache. @returns ms from the click to the first number of its facts */
async function opened(browser: Browser, origin: string, kind: Kind, restMs: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(origin + LISTS[kind]);
    const link = page.locator(TABLE_ROWS.rows).first();
    await link.waitFor();
    await page.waitForTimeout(READING_MS);
    await page.evaluate(() => {
      const list = location.pathname;
      let start = 0;
      addEventListener('pointerdown', () => (start = performance.now()), { capture: true, once: true });
      new MutationObserver((_, observer) => {
        const value = document.querySelector('main dl dt + dd')?.textContent ?? '';
        if (start === 0 || location.pathname === list || !/\d/.test(value)) return;
        observer.disconnect();
        Object.assign(globalThis, { openedMs: performance.now() - start });
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await link.hover();
    await page.waitForTimeout(restMs);
    await page.mouse.down();
    await page.mouse.up();
    const found = await page.waitForFunction(() => (globalThis as { openedMs?: number }).openedMs);
    return (await found.jsonValue()) ?? Number.NaN;
  } finally {
    await page.close();
  }
}

function print(measured: readonly Measured[], other: string): void {
  for (const { kind, ...of } of measured) {
    const [theirs, ours] = [spread(of.other), spread(of.own)];
    const cell = ({ median, least, most }: typeof ours) =>
      `${median.toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`;
    console.log(
      `${kind}: ${other} ${cell(theirs)}, this ${cell(ours)}, ratio ${(ours.median / theirs.median).toFixed(2)}`,
    );
  }
  console.log(`\n${machine.cores} cores, ${machine.model}, Node ${machine.node}`);
}
