import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { machine } from './machine.ts';

/** A page makes threads as it goes, each on the processor of the thread that makes it. */
const LOOK_EVERY_MS = 200;

/**
 * Leaves the first processor to the main threads of pages: this process and all that it starts from now on (service,
 * browser) keep to the others. With one processor for each of the two sides a machine of two is nearer to a reader's, who
 * has more of them and the service elsewhere. Linux, with `taskset` of util-linux.
 *
 * @throws Error where there is one processor, or no `taskset`
 */
export function leaveFirstCore(): void {
  if (machine.cores < 2) throw new Error('--own-core wants two processors, and there is one.');
  keepTo(`1-${machine.cores - 1}`, process.pid, '--all-tasks');
}

/** Gives the first processor to the main threads of the pages that are open. @returns what ends it */
export async function giveFirstCore(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const placed = new Set<number>();
  const place = () => {
    for (const page of pages) {
      for (const thread of threadsOf(page)) {
        if (!placed.has(thread)) keepTo(thread === page ? '0' : `1-${machine.cores - 1}`, thread);
        placed.add(thread);
      }
    }
  };
  place();
  const timer = setInterval(place, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

function threadsOf(process: number): number[] {
  try {
    return readdirSync(`/proc/${process}/task`).map(Number);
  } catch {
    // It has ended.
    return [];
  }
}

function keepTo(cores: string, thread: number, ...more: string[]): void {
  try {
    execFileSync('taskset', [...more, '--cpu-list', '--pid', cores, String(thread)], { stdio: 'ignore' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Error('--own-core wants taskset, of util-linux.', { cause: error });
    }
    // A thread that has ended meanwhile wants no place.
  }
}
