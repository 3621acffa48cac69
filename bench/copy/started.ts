import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { runningService, type RunningService } from '#bench/running-service.ts';
import type { CopyStatus } from '#contract/copy/copy-status.ts';

const LOOK_EVERY_MS = 100;

export interface Filled {
  /** from the start of the process */
  ms: number;
  sessions: number;
  /** number of records, by list */
  lists: Record<string, number>;
}

export interface StartedCopy extends RunningService {
  /** from the start of the process to the heading of the page Deployments, whatever it lists by then */
  firstPageMs: number;
  /** from the start of the process until it has a deployment */
  firstRowMs: number;
  status: () => Promise<CopyStatus>;
  untilFilled: () => Promise<Filled>;
  /** Waits until another look than the last one has ended. */
  untilLooked: () => Promise<void>;
  /** Orders an export here, so that the list of exports has a row, and waits for its file. */
  orderExport: () => Promise<void>;
  /** Changes the source so that a list there has one more record. @returns ms from the end of the change until it is here */
  untilChanged: (list: string, change: () => Promise<void>) => Promise<number>;
}

/** The built service with these settings; no setting of this shell applies. */
export function startService(settings: Record<string, string>): Promise<RunningService> {
  return runningService({ DATABASE_URL: '', NOCTUARY_COPY: '', NOCTUARY_TOKENS: '', ...settings });
}

/** The built service as a copy, over an empty folder. */
export async function startCopy(
  browser: Browser,
  { upstream, data, every }: { upstream: string; data: string; every: string },
): Promise<StartedCopy> {
  const start = performance.now();
  const service = await startService({
    UPSTREAM_URL: upstream,
    NOCTUARY_COPY: 'yes',
    NOCTUARY_COPY_EVERY: every,
    NOCTUARY_DATA: data,
  });
  const { origin } = service;
  const json = async <Body>(path: string): Promise<Body> => {
    const answer = await fetch(`${origin}/api/v2/${path}`);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return (await answer.json()) as Body;
  };
  const status = () => json<CopyStatus>('copy/');
  const count = async (list: string) => (await json<{ count: number }>(`${list}/?limit=1`)).count;
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await pause(LOOK_EVERY_MS);
  };
  const page = await browser.newPage();
  await page.goto(`${origin}/deployments`);
  await page.locator('h1').first().waitFor();
  const firstPageMs = performance.now() - start;
  await page.close();
  await until(async () => (await count('deployments')) > 0);
  const firstRowMs = performance.now() - start;

  const untilFilled = async () => {
    await until(async () => (await status()).filled_at !== null);
    const { lists } = await status();
    const numbers = Object.fromEntries(lists.map(({ list, here }) => [list, here]));
    return { ms: performance.now() - start, sessions: numbers['events'] ?? 0, lists: numbers };
  };
  const untilLooked = async () => {
    const { as_of: before } = await status();
    await until(async () => {
      const { as_of, phase } = await status();
      return as_of !== before && phase === 'waiting';
    });
  };
  const orderExport = async () => {
    const { results } = await json<{ results: { id: number }[] }>('projects/?limit=1');
    const body = JSON.stringify({ format: 'occurrences_simple_csv', project: results[0]?.id });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/v2/exports/`, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(`The order was answered with ${answer.status}.`);
    await until(async () => {
      const exports = await json<{ results: { file_url: string | null }[] }>('exports/?limit=1');
      return exports.results[0]?.file_url !== null;
    });
  };
  const untilChanged = async (list: string, change: () => Promise<void>) => {
    const before = await count(list);
    await change();
    const changed = performance.now();
    await until(async () => (await count(list)) > before);
    return performance.now() - changed;
  };
  return { ...service, firstPageMs, firstRowMs, status, untilFilled, untilLooked, orderExport, untilChanged };
}
