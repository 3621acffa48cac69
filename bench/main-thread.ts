import type { Page } from '@playwright/test';

/** The longest task of the page's main thread, by wall clock and by processor time. */
export interface Longest {
  ms: number;
  ownMs: number;
  tasks: number;
  over50Ms: number;
  ownOver50Ms: number;
}

export const LONG_TASK_MS = 50;
/** The categories of the trace: few, to keep the overhead low. */
const TRACED = ['toplevel', 'blink.user_timing'];

interface Trace {
  /** times in microseconds */
  traceEvents: { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }[];
}

/** Starts a trace of the page's main thread; `traced` ends it. */
export async function beginTrace(page: Page): Promise<void> {
  await page.context().browser()?.startTracing(page, { categories: TRACED });
}

/** Ends the trace and returns it. */
export async function traced(page: Page): Promise<Trace> {
  const written = await page.context().browser()?.stopTracing();
  return JSON.parse(String(written)) as Trace;
}

/** The traced tasks of the page's main thread, before and after a mark of the page. */
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
