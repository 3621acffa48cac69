import { setTimeout as pause } from 'node:timers/promises';

/** How long such a service takes for a list, ms, and for each of its records: as one was measured in November 2026. */
const MS: Readonly<Record<string, readonly [list: number, record: number]>> = {
  projects: [40, 1],
  deployments: [120, 13],
  events: [80, 18],
  captures: [300, 25],
  occurrences: [60, 27],
  jobs: [80, 6],
};
const OTHERS = [60, 5] as const;
const WORKERS = 3;

/** Three workers, which answer one request each; the others wait. @returns waits as long as an answer takes */
export function threeWorkers(): (list: string, records: number) => Promise<void> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (list, records) => {
    if (busy >= WORKERS) await new Promise<void>((resolve) => waiting.push(resolve));
    busy += 1;
    const [ofList, ofRecord] = MS[list] ?? OTHERS;
    await pause(ofList + records * ofRecord);
    busy -= 1;
    waiting.shift()?.();
  };
}
