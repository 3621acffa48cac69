import { spread } from '#bench/spread.ts';
import type { FirstRows, WholeSessions } from './pages-of-copy.ts';
import { LOOKS_AN_HOUR, type RequestsOfLooks } from './requests-of-looks.ts';

export interface MeasuredCopy {
  source: string;
  firstPageMs: number;
  firstRowMs: number;
  fill: { ms: number; requests: number; atOnce: number };
  /** number of records here, by list */
  lists: Record<string, number>;
  atRest: RequestsOfLooks;
  firstRows: FirstRows[];
  sessions: WholeSessions;
  /** ms until a change at the source was here */
  change: number;
  /** the setting of the time between two looks */
  every: string;
}

/** The goals of the issue. */
const MOST_OF_OWN = 1.1;
const MOST_OF_FRONT = 0.1;
/** A page of few sessions takes its time for itself. */
const MANY_SESSIONS = 1_000;
const MOST_AN_HOUR = 12;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const median = (values: readonly number[]) => spread(values).median;

/** Prints what was measured, and which goals are missed, which sets the exit code to 1. */
export function printCopy(measured: readonly MeasuredCopy[]): void {
  const missed: string[] = [];
  for (const one of measured) {
    const { source, fill, atRest, firstRows, sessions } = one;
    const lists = Object.entries(one.lists).map(([list, here]) => `${here.toLocaleString('en')} ${list}`);
    console.log(`\n${source}: ${lists.join(', ')}`);
    console.log(
      `  first page ${seconds(one.firstPageMs)}, first deployment ${seconds(one.firstRowMs)}, whole ${seconds(fill.ms)}, by ${fill.requests} requests, ${fill.atOnce} at once`,
    );
    const anHour = atRest.mostOfList * LOOKS_AN_HOUR;
    console.log(
      `  a look at rest: ${atRest.requests / atRest.looks} requests; at most ${atRest.mostOfList} of ${atRest.list}: ${anHour} an hour`,
    );
    if (anHour > MOST_AN_HOUR)
      missed.push(`${source}: ${anHour} requests an hour of ${atRest.list}, may be ${MOST_AN_HOUR}`);
    console.log(`  a change is here after ${seconds(one.change)}, looking every ${one.every}`);
    for (const { page, copyMs, ownMs } of firstRows) {
      const [copy, own] = [median(copyMs), median(ownMs)];
      console.log(
        `  first row of ${page}: ${copy.toFixed(0)} ms, own service ${own.toFixed(0)} ms: ${(copy / own).toFixed(2)}`,
      );
      if (copy > MOST_OF_OWN * own)
        missed.push(`${source}: first row of ${page} ${(copy / own).toFixed(2)} of our own service's`);
    }
    const [copy, front] = [median(sessions.copyMs), median(sessions.frontMs)];
    console.log(
      `  all ${sessions.sessions} sessions: ${seconds(copy)}, plain front ${seconds(front)}: ${(copy / front).toFixed(3)}`,
    );
    if (sessions.sessions >= MANY_SESSIONS && copy > MOST_OF_FRONT * front)
      missed.push(`${source}: all sessions ${(copy / front).toFixed(2)} of the plain front's time`);
  }
  if (missed.length === 0) return;
  console.error(`\n${missed.join('\n')}`);
  process.exitCode = 1;
}
