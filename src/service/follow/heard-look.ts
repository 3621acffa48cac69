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
