import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { machine } from './machine.ts';

/** A page creates threads over time, each on the processor of its creator. */
const LOOK_EVERY_MS = 200;

/**
 * Reserves the first processor for the main threads of pages: this process and all that it starts from now on (service,
 * browser) use the others. With one processor for each side, a machine with two is more like a reader's, who has more
 * processors and a remote service. Linux, with `taskset` of util-linux.
 *
 * @throws Error where there is only one processor, or no `taskset`
 */
export function leaveFirstCore(): void {
  if (machine.cores < 2) throw new Error('--own-core wants two processors, and there is one.');
  keepTo(`1-${machine.cores - 1}`, process.pid, '--all-tasks');
}

/** Moves the main threads of open pages to the first processor. @returns a function that stops this */
export async function giveFirstCore(browser: Browser): Promise<() => void> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const placed = new Set<number>();
  const moveThreads = () => {
    for (const page of pages) {
      for (const thread of threadsOf(page)) {
        if (!placed.has(thread)) keepTo(thread === page ? '0' : `1-${machine.cores - 1}`, thread);
        placed.add(thread);
      }
    }
  };
  moveThreads();
  const timer = setInterval(moveThreads, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

function threadsOf(process: number): number[] {
  try {
    return readdirSync(`/proc/${process}/task`).map(Number);
  } catch {
    // The process has ended.
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
    // The thread has ended meanwhile.
  }
}
