import { isUnavailable } from '#service/database/database-failure.ts';
import { fullDisk } from '#service/database/full-disk.ts';
import { NoProject } from '#service/load/copy/copy-places.ts';
import { Refused } from '#service/load/copy/service-client.ts';
import { LoadError } from '#service/load/load-error.ts';
import type { CollectionName } from '#contract/lists/collections.ts';
import { addFailure, copyTime, type CopiedList, type CopyState } from './copy-state.ts';
import type { LookOptions } from './look.ts';
import type { ListProgress } from './look-numbers.ts';
import { secondsLeft } from './look-times.ts';

type Heard = LookOptions['heard'];

/** What a look tells while it runs, written into the state of its copy. */
export class HeardLook implements Heard {
  readonly #state: CopyState;
  readonly #beganMs: number;
  readonly #done = new Map<CollectionName, ListProgress>();
  #answers = { count: 0, ms: 0 };
  #failures = 0;
  /** when the first attempt failed since the last answer; null: none has */
  failingSince: string | null = null;
  /** whether it has read or removed records */
  hasRead = false;
  /** whether the state has changed since it was stored */
  isChanged = false;

  /** @param beganMs time in ms since 1970 */
  constructor(state: CopyState, beganMs: number) {
    this.#state = state;
    this.#beganMs = beganMs;
  }

  request(): void {
    this.#state.pace.requests += 1;
  }

  answer(ms: number): void {
    this.#failures = 0;
    this.failingSince = null;
    this.#state.unreachable_since = null;
    this.#answers.count += 1;
    this.#answers.ms += ms;
    this.#state.pace.answer_ms = Math.round(this.#answers.ms / this.#answers.count);
    this.isChanged = true;
  }

  changed(): void {
    this.hasRead = true;
  }

  failure(reason: string): void {
    this.#failures += 1;
    this.failingSince ??= copyTime(Date.now());
    addFailure(this.#state, reason);
    // One answer that fails is no link that is down.
    if (this.#failures > 1) this.#state.unreachable_since ??= this.failingSince;
    this.isChanged = true;
  }

  lists(lists: readonly CopiedList[]): void {
    const others = this.#state.lists.filter(({ list }) => !lists.some((one) => one.list === list));
    this.#state.lists = [...others, ...lists];
    this.isChanged = true;
  }

  compares(): void {
    this.#state.comparing_since = copyTime(this.#beganMs);
    this.isChanged = true;
  }

  progress(list: CollectionName, now: ListProgress): void {
    this.#done.set(list, now);
    // Captures and occurrences come by turns: the longer list is shown.
    const captures = this.#done.get('captures');
    const shown = captures !== undefined && captures.done < captures.of ? ('captures' as const) : list;
    const known = this.#done.get(shown) ?? now;
    this.#state.progress = {
      list: shown,
      done: known.done,
      of: known.of,
      seconds_left: secondsLeft(this.#done, this.#state, this.#beganMs),
    };
    this.isChanged = true;
  }
}

/** What the command says to who typed it. */
const ADVICE = / (Run the same command again|Check the address after --from|It may want --login)[^.]*\./g;

/** Why a look failed. */
export interface LookFailure {
  text: string;
  /**
   * here: the database or its disk; source: nothing usable was answered; refusal: the source answers, and does not let the copy
   * read what it copies
   */
  by: 'here' | 'source' | 'refusal' | 'unknown';
}

/** @param dataFolder absolute path, whose disk may be full */
export function lookFailure(error: unknown, dataFolder: string): LookFailure {
  const here = isUnavailable(error) ? error.message : fullDisk(error, dataFolder, null);
  if (here !== null) return { text: here, by: 'here' };
  const text = (error instanceof Error ? error.message : String(error)).replaceAll(ADVICE, '');
  if (!(error instanceof LoadError)) return { text, by: 'unknown' };
  const isRefusal = error instanceof NoProject || (error instanceof Refused && [401, 403].includes(error.status));
  return { text, by: isRefusal ? 'refusal' : 'source' };
}
