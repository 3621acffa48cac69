import { LONG_TASK_MS, type Longest } from './main-thread.ts';
import { SESSIONS_USES } from './sessions-uses.ts';

export interface Measured {
  sessions: number;
  /** from opening the address to the first row with a session in it, ms */
  firstRowsMs: number;
  /** to all sessions read, ms; over 50,000 from the click that asks for it */
  wholeMs: number;
  /** from the click on a header to the frame that shows the new order, ms: the median of some */
  sortMs: number;
  /**
   * the longest times in which the page could not answer: until the first rows, and while it read and sorted. As the
   * clock says, ms, and what of it was the page's own work and not that of others on the machine
   */
  longestTask: Record<'starting' | 'afterwards', Longest>;
  /** the same, of each thing that a reader does with all of them */
  uses: Record<string, Longest>;
  scroll: { frames: number; over50Ms: number; longestMs: number; tasks: Longest };
  /** what the page's scripts hold once all is read */
  heapMB: number;
}

/** Prints what was measured; what took too long ends the bench with 1. */
export function printSessions(measured: readonly Measured[]): void {
  console.log(
    ' sessions  first rows  whole ms  sort ms  longest task  (own)  afterwards  (own)  tasks >50 ms  scroll frames >50 ms  longest frame  task (own)  heap MB',
  );
  for (const one of measured) {
    const {
      scroll,
      longestTask: { starting, afterwards },
    } = one;
    const tasks = [starting.ms, starting.ownMs, afterwards.ms, afterwards.ownMs];
    const cells = [one.sessions, one.firstRowsMs, one.wholeMs, one.sortMs, ...tasks];
    const rest = [
      `${afterwards.over50Ms} of ${afterwards.tasks}`,
      `${scroll.over50Ms} of ${scroll.frames}`,
      Math.round(scroll.longestMs),
      Math.round(scroll.tasks.ownMs),
      Math.round(one.heapMB),
    ];
    const widths = [9, 12, 10, 9, 14, 7, 12, 7, 14, 22, 15, 12, 9];
    console.log([...cells.map(Math.round), ...rest].map((cell, at) => String(cell).padStart(widths[at] ?? 0)).join(''));
  }
  printUses(measured);
}

/** The longest task of each use, and what of it was own; what took too long ends the bench with 1. */
function printUses(measured: readonly Measured[]): void {
  console.log(`\n longest task, ms (own)  ${measured.map(({ sessions }) => String(sessions).padStart(12)).join('')}`);
  for (const use of Object.keys(SESSIONS_USES)) {
    const cells = measured.map(
      ({ uses }) => `${Math.round(uses[use]?.ms ?? 0)} (${Math.round(uses[use]?.ownMs ?? 0)})`,
    );
    console.log(` ${use.padEnd(24)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  }
  for (const { sessions, longestTask, scroll, uses } of measured) {
    for (const [what, { ownOver50Ms, ownMs }] of Object.entries({
      'reading and sorting': longestTask.afterwards,
      scrolling: scroll.tasks,
      ...uses,
    })) {
      if (ownOver50Ms === 0) continue;
      process.exitCode = 1;
      console.error(
        `${sessions} sessions, ${what}: ${ownOver50Ms} tasks over ${LONG_TASK_MS} ms of the page's own, the longest ${Math.round(ownMs)}.`,
      );
    }
  }
}
