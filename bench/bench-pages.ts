import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { dashboardPages } from '#service/document/dashboard-pages.ts';
import { sampleFolder } from '#test/support/sample-folder.ts';
import { launchBrowser } from './launch-browser.ts';
import { PAGE_BUDGETS } from './page-budgets.ts';
import { PAGE_KINDS, pageLoad, type PageKind } from './page-load.ts';
import { runningService } from './running-service.ts';

/** More would keep a machine of two cores from loading a page within its five seconds. */
const AT_A_TIME = 5;

/** Opens every page of the build over the sample season, and exits with 1 where one loads more than its budget. */
export async function benchPages(): Promise<void> {
  const budgeted = new Set(Object.values(PAGE_BUDGETS).map(({ path }) => path.replace(/\d+/, ':id')));
  const missing = Object.keys(dashboardPages).filter((route) => !budgeted.has(route));
  if (missing.length > 0) throw new Error(`bench/page-budgets.ts has no budget for ${missing.join(', ')}.`);
  const data = resolve('build', 'bench', 'pages');
  rmSync(data, { recursive: true, force: true });
  cpSync(await sampleFolder(), data, { recursive: true });
  const [service, browser] = await Promise.all([
    runningService({ NOCTUARY_DATA: data, DATABASE_URL: '' }),
    launchBrowser(),
  ]);
  const loads = new Map<string, Record<PageKind, number>>();
  const waiting = Object.entries(PAGE_BUDGETS);
  const visitNext = async (): Promise<void> => {
    const next = waiting.shift();
    if (next === undefined) return;
    const [name, { path }] = next;
    loads.set(name, await pageLoad(browser, service.origin + path));
    return visitNext();
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, visitNext));
  } finally {
    await browser.close();
    await service.stop();
  }
  print(loads);
}

function print(loads: ReadonlyMap<string, Record<PageKind, number>>): void {
  console.log(`\n${row('gzip, kB, in the first five seconds', PAGE_KINDS)}`);
  const above: string[] = [];
  for (const [name, budget] of Object.entries(PAGE_BUDGETS)) {
    const cells = PAGE_KINDS.map((kind) => {
      const [is, mayBe] = [(loads.get(name)?.[kind] ?? 0) / 1_000, budget.kB[kind]];
      if (is > mayBe) above.push(`${name}, ${kind}: ${is.toFixed(1)} kB, may be ${mayBe}`);
      return `${is.toFixed(1)} of ${mayBe.toFixed(1)}`;
    });
    console.log(row(name, cells));
    const { script = 0, API = 0 } = loads.get(name) ?? {};
    if (script === 0 || API === 0) above.push(`${name} has loaded no script or no data: this check misreads it.`);
  }
  if (above.length === 0) return;
  console.error(`Above a budget of bench/page-budgets.ts:\n${above.join('\n')}`);
  process.exitCode = 1;
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(36) + cells.map((cell) => cell.padStart(16)).join('');
}
