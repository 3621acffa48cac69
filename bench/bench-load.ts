import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { argument } from './argument.ts';
import { firstVisit, type Setting, type Visit } from './first-visit.ts';
import { launchBrowser } from './launch-browser.ts';
import { LOAD_PAGES } from './load-pages.ts';
import { machine } from './machine.ts';
import { printLoad, type MeasuredLoad } from './print-load.ts';
import type { RunningService } from './running-service.ts';
import { twoServices } from './two-services.ts';

const SETTINGS: Record<string, Setting> = {
  plain: { cpu: 1, network: null },
  slow: { cpu: 4, network: { latencyMs: 150, bitsPerSecond: 1_600_000 } },
};

const HELP = `npm run bench -- load --against <git ref> [--runs 5] [--pages ${Object.keys(LOAD_PAGES).join(',')}] [--settings plain,slow]
Measures first visits of pages in a real Chromium, of this checkout and of another commit in turns, each with a service of
its own over the same sample season. Builds the other commit in build/bench/commits, where later runs find it; prints
medians, ranges and ratios, and writes build/bench/load.json.
plain: as the machine is. slow: a processor 4 times slower, 1.6 Mbit/s, 150 ms latency.`;

type Measure = (page: string, setting: string) => Promise<Visit>;

/** Measures first visits of this checkout against those of another commit. */
export async function benchLoad(parameters: string[]): Promise<void> {
  const against = argument(parameters, 'against', '');
  if (parameters.includes('--help')) return console.log(HELP);
  const runs = Number(argument(parameters, 'runs', '5'));
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1 on.');
  const pages = known(argument(parameters, 'pages', Object.keys(LOAD_PAGES).join(',')), LOAD_PAGES);
  const settings = known(argument(parameters, 'settings', 'plain,slow'), SETTINGS);

  const services = await twoServices(against, 'load');
  const browser = await launchBrowser();
  const measureOf =
    ({ origin }: RunningService): Measure =>
    (page, setting) =>
      visit(browser, origin, page, setting);
  try {
    const sides = { other: measureOf(services.other), own: measureOf(services.own) };
    const measured = await inTurns(sides, pages, settings, runs);
    mkdirSync('build/bench', { recursive: true });
    writeFileSync('build/bench/load.json', JSON.stringify({ machine, against: services.hash, measured }, null, 2));
    printLoad(measured, services.hash.slice(0, 7));
    console.log(
      `\nMedians of ${runs} runs each, in turns. ${machine.cores} cores, ${machine.model}, Node ${machine.node}, Chromium ${browser.version()}`,
    );
  } finally {
    await browser.close();
    await services.stop();
  }
}

/** One unmeasured visit of each page warms the services up; then all pages and settings are measured in each run. */
async function inTurns(
  sides: Record<'other' | 'own', Measure>,
  pages: readonly string[],
  settings: readonly string[],
  runs: number,
): Promise<MeasuredLoad[]> {
  const measured = pages.flatMap((page) =>
    settings.map((setting): MeasuredLoad => ({ page, setting, other: [], own: [] })),
  );
  for (const page of pages) {
    await sides.other(page, 'plain');
    await sides.own(page, 'plain');
  }
  for (let run = 1; run <= runs; run += 1) {
    for (const one of measured) {
      console.log(`Run ${run} of ${runs}: ${one.page}, ${one.setting}`);
      one.other.push(await sides.other(one.page, one.setting));
      one.own.push(await sides.own(one.page, one.setting));
    }
  }
  return measured;
}

function visit(browser: Browser, origin: string, page: string, setting: string): Promise<Visit> {
  const [to, how] = [LOAD_PAGES[page], SETTINGS[setting]];
  if (to === undefined || how === undefined) throw new Error(`There is no page ${page} or no setting ${setting}.`);
  return firstVisit(browser, origin, to, how);
}

/** The names of a list with commas. @throws Error where one of them is none of `all` */
function known(list: string, all: Record<string, unknown>): string[] {
  const names = list.split(',');
  for (const name of names) {
    if (!(name in all)) throw new Error(`"${name}" is not one of ${Object.keys(all).join(', ')}.`);
  }
  return names;
}
