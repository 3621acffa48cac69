import type { Page } from '@playwright/test';

/** The longest of the tasks of the page's main thread: by the clock, and what of one was its own work. */
export interface Longest {
  ms: number;
  ownMs: number;
  tasks: number;
  over50Ms: number;
  ownOver50Ms: number;
}

export const LONG_TASK_MS = 50;
/** What the browser is asked to write down: little, so that it costs little. */
const TRACED = ['toplevel', 'blink.user_timing'];

interface Trace {
  /** times in microseconds */
  traceEvents: { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }[];
}

/** Has the browser write down what the page's main thread does, until `traced`. */
export async function beginTrace(page: Page): Promise<void> {
  await page.context().browser()?.startTracing(page, { categories: TRACED });
}

/** What was written down. */
export async function traced(page: Page): Promise<Trace> {
  const written = await page.context().browser()?.stopTracing();
  return JSON.parse(String(written)) as Trace;
}

/** What the browser wrote down of the tasks of the page's main thread, before and after a mark of the page's. */
export function tasksOf({ traceEvents }: Trace, markName: string) {
  const mark = traceEvents.find(({ name }) => name === markName);
  if (mark === undefined) throw new Error(`The trace does not say when the page marked ${markName}.`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === mark.pid && tid === mark.tid,
  );
  return { before: tasks.filter(({ ts }) => ts < mark.ts), after: tasks.filter(({ ts }) => ts >= mark.ts) };
}

export function longest(tasks: Trace['traceEvents']): Longest {
  return {
    ms: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1_000)),
    ownMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1_000)),
    tasks: tasks.length,
    over50Ms: tasks.filter(({ dur = 0 }) => dur > LONG_TASK_MS * 1_000).length,
    ownOver50Ms: tasks.filter(({ tdur = 0 }) => tdur > LONG_TASK_MS * 1_000).length,
  };
}
