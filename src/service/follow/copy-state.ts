import { sql } from 'kysely';
import type { CollectionName } from '#contract/lists/collections.ts';
import type { CopyRequest, CopyStatus } from '#contract/copy/copy-status.ts';
import { formatTimestamp } from '#contract/time.ts';
import { databaseNow } from '#service/database/database-now.ts';
import type { Database } from '#service/database/open-database.ts';

/** Numbers of one list of the source; `here` where it is not the number of rows. */
export interface CopiedList {
  list: CollectionName;
  there: number | null;
  set_aside: number;
  here: number | null;
}

/** What the process that follows says of itself, in terms of the contract. */
export interface CopyState extends Pick<
  CopyStatus,
  | 'filled_at'
  | 'as_of'
  | 'changed_at'
  | 'compared_at'
  | 'next_look_at'
  | 'progress'
  | 'pace'
  | 'unreachable_since'
  | 'refused_since'
  | 'failures'
  | 'question'
  | 'takes_orders'
> {
  phase: 'filling' | 'looking' | 'comparing' | 'waiting';
  /** beginning of a comparison of every record that is not at its end; null: none is open */
  comparing_since: string | null;
  /** looks that failed since the last one that did not */
  failed: number;
  lists: CopiedList[];
  /** tells what `question` is about */
  asked: { digest: string; allows: readonly string[] } | null;
  /** what was asked and answered with "keep": it is not asked again */
  kept: { key: CopyAnswer['question']; digest: string; detail: string; at: string } | null;
  /** what was answered with "take" allows, until a look comes to its end */
  passes: readonly string[];
  /** most records that each list of a project had since a person last took a difference */
  most: Record<string, number>;
}

export type CopyAnswer = Pick<Extract<CopyRequest, { do: 'answer' }>, 'question' | 'asked_at' | 'answer'>;

/** The row of a copy. */
export interface StoredCopy {
  source: string;
  projects: number[] | null;
  everyMs: number | null;
  isPublic: boolean | null;
  heldBy: string | null;
  /** whether a process follows the source now */
  isHeld: boolean;
  isPaused: boolean;
  isLookWanted: boolean;
  answer: CopyAnswer | null;
  state: CopyState;
}

export const NEW_STATE: CopyState = {
  phase: 'filling',
  comparing_since: null,
  failed: 0,
  filled_at: null,
  as_of: null,
  changed_at: null,
  compared_at: null,
  next_look_at: null,
  progress: null,
  pace: { requests: 0, answer_ms: null, at_a_time: 0 },
  lists: [],
  unreachable_since: null,
  refused_since: null,
  failures: [],
  question: null,
  asked: null,
  kept: null,
  passes: [],
  most: {},
  takes_orders: false,
};

/** The copy that the database is; null: it is none. */
export async function storedCopy(database: Database): Promise<StoredCopy | null> {
  const row = await database
    .selectFrom('copy_state')
    .selectAll()
    .select(sql<number>`case when held_until_ms >= ${databaseNow(database)} then 1 else 0 end`.as('is_held'))
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    source: row.source,
    projects: row.projects === null ? null : (JSON.parse(row.projects) as number[]),
    everyMs: row.every_ms,
    isPublic: row.is_public === null ? null : row.is_public === 1,
    heldBy: row.held_by,
    isHeld: row.is_held === 1,
    isPaused: row.is_paused === 1,
    isLookWanted: row.looks_wanted === 1,
    answer: row.answer === null ? null : (JSON.parse(row.answer) as CopyAnswer),
    // An earlier release may have stored it.
    state: { ...structuredClone(NEW_STATE), ...(JSON.parse(row.state) as Partial<CopyState>) },
  };
}

const MOST_FAILURES = 20;

/** Adds a failure to the latest ones; one of the same words takes the place of the earlier. */
export function addFailure(state: CopyState, reason: string): void {
  const others = state.failures.filter((one) => one.reason !== reason);
  state.failures = [{ at: copyTime(Date.now()), reason }, ...others].slice(0, MOST_FAILURES);
}

/** A time in ms since 1970 as the contract writes it: in UTC, without a zone. */
export function copyTime(ms: number): string {
  return formatTimestamp(Math.floor(ms / 1_000));
}

/** The reverse of `copyTime`. */
export function msOfCopyTime(text: string): number {
  return Date.parse(`${text}Z`);
}
