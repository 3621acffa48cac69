import { LONG_TASK_MS, type Longest } from './main-thread.ts';
import { SESSIONS_USES } from './sessions-uses.ts';

export interface Measured {
  sessions: number;
  /** ms from opening the address to the first row with a session */
  firstRowsMs: number;
  /** ms until all sessions are loaded; over 50,000 from the click that requests it */
  wholeMs: number;
  /** ms from the click on a header to the frame with the new ordering: a median */
  sortMs: number;
  /**
   * the longest blocking times of the page: until the first rows, and while it loaded and sorted. In ms by wall clock,
   * and by the page's own processor time, without other processes on the machine
   */
  longestTask: Record<'starting' | 'afterwards', Longest>;
  /** the same for each use of all sessions */
  uses: Record<string, Longest>;
  scroll: { frames: number; over50Ms: number; longestMs: number; tasks: Longest };
  /** heap of the page's scripts once everything is loaded */
  heapMB: number;
}

/** Prints the measurements; exits with 1 where one is too long. */
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

/** Prints the longest task of each use and its processor time; exits with 1 where one is too long. */
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
