import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { sampleFolder } from '#test/support/sample-folder.ts';
import { launchBrowser } from './launch-browser.ts';
import { PAGE_BUDGETS } from './page-budgets.ts';
import { PAGE_KINDS, pageLoad, type PageKind } from './page-load.ts';
import { runningService } from './running-service.ts';

/** More would keep a machine of two cores from loading a page within its five seconds. */
const AT_A_TIME = 5;

/** Opens every page of the build over the sample season, and exits with 1 where one loads more than its budget. */
export async function benchPages(): Promise<void> {
  const data = resolve('build', 'bench', 'pages');
  rmSync(data, { recursive: true, force: true });
  cpSync(await sampleFolder(), data, { recursive: true });
  const [service, browser] = await Promise.all([
    runningService({ NOCTUARY_DATA: data, DATABASE_URL: '' }),
    launchBrowser(),
  ]);
  const loads = new Map<string, Record<PageKind, number>>();
  const waiting = [...PAGE_BUDGETS.keys()];
  const visitNext = async (): Promise<void> => {
    const path = waiting.shift();
    if (path === undefined) return;
    loads.set(path, await pageLoad(browser, service.origin + path));
    return visitNext();
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, visitNext));
    // Once more and alone: on a busy machine lists are read in smaller pages, which compress less.
    waiting.push(...[...PAGE_BUDGETS.keys()].filter((path) => aboveBudget(path, loads).length > 0));
    await visitNext();
  } finally {
    await browser.close();
    await service.stop();
  }
  print(loads);
}

type Loads = ReadonlyMap<string, Record<PageKind, number>>;

/** What a page loads above its budget, in words. */
function aboveBudget(path: string, loads: Loads): string[] {
  const [bytes, budget] = [loads.get(path), PAGE_BUDGETS.get(path)];
  if (bytes === undefined || budget === undefined || bytes.script === 0 || bytes.API === 0)
    return [`${path} has loaded no script or no data: this check misreads it.`];
  return PAGE_KINDS.filter((kind) => bytes[kind] / 1_000 > budget[kind]).map(
    (kind) => `${path}, ${kind}: ${(bytes[kind] / 1_000).toFixed(1)} kB, may be ${budget[kind]}`,
  );
}

function print(loads: Loads): void {
  console.log(`\n${row('gzip, kB, in the first five seconds', PAGE_KINDS)}`);
  for (const [path, kB] of PAGE_BUDGETS) {
    const bytes = loads.get(path);
    const cells = PAGE_KINDS.map((kind) => `${((bytes?.[kind] ?? 0) / 1_000).toFixed(1)} of ${kB[kind].toFixed(1)}`);
    console.log(row(path, cells));
  }
  const above = [...PAGE_BUDGETS.keys()].flatMap((path) => aboveBudget(path, loads));
  if (above.length === 0) return;
  console.error(`Above a budget of bench/page-budgets.ts:\n${above.join('\n')}`);
  process.exitCode = 1;
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(36) + cells.map((cell) => cell.padStart(16)).join('');
}
