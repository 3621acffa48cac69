import { setTimeout as timer } from 'node:timers/promises';
import type { CollectionName } from '#contract/lists/collections.ts';
import { isUnavailable } from '#service/database/database-failure.ts';
import type { Database } from '#service/database/open-database.ts';
import { AskedToWait } from '#service/load/copy/service-client.ts';
import { Stopped } from '#service/load/load-error.ts';
import { CopyQuestion } from './copy-guard.ts';
import { holdCopy, releaseCopy, RENEW_MS } from './copy-lease.ts';
import { addFailure, copyTime, msOfCopyTime, storedCopy, type CopyState, type StoredCopy } from './copy-state.ts';
import type { FollowNews, FollowTask } from './follow-task.ts';
import { HeardLook, lookFailure } from './heard-look.ts';
import { decide } from './tell-copy.ts';
import { look, REQUESTS_AT_A_TIME } from './look.ts';
import { comparesNow, firstLookAt, pauseAfter } from './look-times.ts';

/** What a look has done, for the log. */
const DONE = { filling: 'was filled', comparing: 'was compared', looking: 'looked for changes' } as const;

/** Another process follows now. */
class LeaseLost extends Error {}
/** The copy was paused. */
class Paused extends Error {}

/**
 * Follows the source until the signal is aborted: looks for changes when it is time to, or when it is told to. Of several
 * processes over one database one follows; the others wait until it has gone.
 */
export async function follow(
  database: Database,
  task: FollowTask,
  signal: AbortSignal,
  tell: (news: FollowNews) => void,
): Promise<void> {
  const follower = new Follower(database, task, signal, tell);
  try {
    await follower.run();
  } finally {
    await releaseCopy(database, task.holder).catch(() => {});
  }
}

class Follower {
  readonly #database: Database;
  readonly #task: FollowTask;
  readonly #signal: AbortSignal;
  readonly #tell: (news: FollowNews) => void;
  readonly #orderedLists = new Map<CollectionName, boolean>();
  /** what this process says of itself; null: another one follows */
  #state: CopyState | null = null;
  #renewedMs = 0;

  constructor(database: Database, task: FollowTask, signal: AbortSignal, tell: (news: FollowNews) => void) {
    this.#database = database;
    this.#task = task;
    this.#signal = signal;
    this.#tell = tell;
  }

  async run(): Promise<void> {
    while (!this.#signal.aborted) {
      try {
        const copy = await this.#heldCopy();
        if (copy !== null) await this.#doNext(copy);
      } catch (error) {
        if (this.#signal.aborted) return;
        // What is stored counts from now on. Requests for data say that the database is away.
        if (!(error instanceof LeaseLost) && !isUnavailable(error)) throw error;
        this.#state = null;
      }
      await timer(this.#task.times.pollMs, undefined, { signal: this.#signal }).catch(() => {});
    }
  }

  /** The copy, where this process is the one that follows; null: another one is. */
  async #heldCopy(): Promise<StoredCopy | null> {
    const { copy, holder } = this.#task;
    if (this.#state === null || performance.now() - this.#renewedMs > RENEW_MS) {
      if (!(await holdCopy(this.#database, copy.source, holder))) {
        this.#state = null;
        return null;
      }
      this.#renewedMs = performance.now();
    }
    const stored = await storedCopy(this.#database);
    if (stored === null || stored.heldBy !== holder) throw new LeaseLost();
    this.#state ??= this.#continued(stored);
    return stored;
  }

  /** The state as another process has left it, perhaps in the middle of a look. */
  #continued({ state }: StoredCopy): CopyState {
    const next_look_at = firstLookAt(state, this.#task.copy.everyMs, Date.now());
    return { ...state, phase: 'waiting', next_look_at };
  }

  async #doNext(copy: StoredCopy): Promise<void> {
    const state = this.#held();
    if (copy.answer !== null) {
      if (decide(state, copy.answer) === 'keep') state.next_look_at = this.#later(Date.now());
      await this.#save({ answer: null });
    }
    const isTime = state.next_look_at !== null && msOfCopyTime(state.next_look_at) <= Date.now();
    const isDue = copy.isLookWanted || (isTime && !copy.isPaused);
    if (isDue && state.question === null) await this.#look();
  }

  async #look(): Promise<void> {
    const state = this.#held();
    const beganMs = Date.now();
    const continues = state.comparing_since !== null;
    const check = continues || state.passes.length > 0 || comparesNow(state.compared_at, new Date(beganMs));
    const isFilling = state.filled_at === null;
    state.phase = phaseOf(isFilling, check);
    state.next_look_at = null;
    state.progress = null;
    state.pace = { requests: 0, answer_ms: null, at_a_time: REQUESTS_AT_A_TIME };
    const heard = new HeardLook(state, beganMs);
    const ending = new AbortController();
    const endToo = () => ending.abort(this.#signal.reason);
    this.#signal.addEventListener('abort', endToo);
    let watching: Promise<void> | null = null;
    try {
      await this.#save({ looks_wanted: 0 });
      watching = this.#watch(ending, heard);
      const looked = await look({
        database: this.#database,
        task: this.#task,
        check: check && !isFilling,
        continues,
        isFilling,
        passes: state.passes,
        most: state.most,
        kept: state.kept?.digest ?? null,
        orderedLists: this.#orderedLists,
        signal: ending.signal,
        heard,
      });
      ending.abort(new Stopped('The look has ended.'));
      await watching;
      const endedMs = Date.now();
      Object.assign(state, {
        phase: 'waiting',
        failed: 0,
        filled_at: state.filled_at ?? copyTime(endedMs),
        as_of: copyTime(beganMs),
        changed_at: heard.hasRead ? copyTime(endedMs) : state.changed_at,
        // A fill reads every record.
        comparing_since: null,
        compared_at: check || isFilling ? copyTime(endedMs) : state.compared_at,
        next_look_at: this.#later(beganMs),
        progress: null,
        unreachable_since: null,
        refused_since: null,
        question: null,
        asked: null,
        passes: [],
        kept: looked.isKept ? state.kept : null,
        takes_orders: looked.takesOrders ?? state.takes_orders,
      } satisfies Partial<CopyState>);
      if (looked.missing !== null) addFailure(state, looked.missing);
      await this.#save();
      const { requests } = state.pace;
      const seconds = ((endedMs - beganMs) / 1_000).toFixed(1);
      this.#tell({
        level: 'info',
        line: `The copy of ${this.#task.copy.source} ${DONE[phaseOf(isFilling, check)]}: ${looked.read} records read, ${looked.removed} removed, ${requests} requests, ${seconds} s.`,
      });
    } catch (error) {
      ending.abort(new Stopped('The look has failed.'));
      await watching;
      // What it has read stays, and the next look does not read it again.
      if (heard.hasRead) state.changed_at = copyTime(Date.now());
      await this.#end(error, ending.signal.reason, heard);
    } finally {
      this.#signal.removeEventListener('abort', endToo);
    }
  }

  /** Ends a look that did not come to its end. */
  async #end(error: unknown, reason: unknown, heard: HeardLook): Promise<void> {
    if (this.#signal.aborted) throw error;
    if (reason instanceof LeaseLost) throw reason;
    if (error instanceof LeaseLost) throw error;
    const state = this.#held();
    state.phase = 'waiting';
    state.progress = null;
    if (reason instanceof Paused) {
      // When it goes on.
      state.next_look_at = copyTime(Date.now());
      return this.#save();
    }
    if (error instanceof CopyQuestion) {
      // Whatever is answered, the next comparison begins anew.
      state.comparing_since = null;
      state.refused_since = null;
      return this.#ask(error);
    }
    const { dataFolder, copy } = this.#task;
    const { text, by } = lookFailure(error, dataFolder);
    addFailure(state, text);
    if (by === 'source' || by === 'refusal') {
      const since = copyTime(Date.now());
      const { unreachable_since: away, refused_since: refused } = state;
      state.unreachable_since = by === 'source' ? (away ?? heard.failingSince ?? since) : null;
      state.refused_since = by === 'refusal' ? (refused ?? since) : null;
    }
    const pauseMs = pauseAfter(state.failed, copy.everyMs, this.#task.times);
    state.failed += 1;
    const askedMs = error instanceof AskedToWait ? error.waitMs : 0;
    state.next_look_at = copyTime(Date.now() + Math.max(pauseMs, askedMs));
    this.#tell({
      level: by === 'unknown' ? 'error' : 'warn',
      line: `The copy of ${copy.source} could not look for changes: ${text} The next look is at ${state.next_look_at} UTC.`,
    });
    return this.#save();
  }

  async #ask({ asked, digest, allows }: CopyQuestion): Promise<void> {
    const state = this.#held();
    state.unreachable_since = null;
    if (state.kept?.digest === digest) {
      addFailure(state, `${asked.detail} The copy stays as it is, as was decided.`);
      state.next_look_at = this.#later(Date.now());
      return this.#save();
    }
    const question = { ...asked, asked_at: copyTime(Date.now()) };
    Object.assign(state, { kept: null, question, asked: { digest, allows } } satisfies Partial<CopyState>);
    this.#tell({ level: 'warn', line: `The copy of ${this.#task.copy.source} asks: ${asked.detail}` });
    return this.#save();
  }

  /** While a look runs: stays the one that follows, stores how far it is, and ends it where the copy was paused. */
  async #watch(ending: AbortController, heard: HeardLook): Promise<void> {
    while (!ending.signal.aborted) {
      await timer(this.#task.times.pollMs, undefined, { signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted) return;
      try {
        const copy = await this.#heldCopy();
        if (copy === null) throw new LeaseLost();
        if (copy.isPaused) ending.abort(new Paused());
        if (heard.isChanged) {
          heard.isChanged = false;
          await this.#save();
        }
      } catch (error) {
        if (error instanceof LeaseLost) ending.abort(error);
        // The look itself fails where the database is away.
        else if (!isUnavailable(error)) ending.abort(error);
      }
    }
  }

  /** One period after a time; null: it looks when it is told to. */
  #later(ms: number): string | null {
    const { everyMs } = this.#task.copy;
    return everyMs === null ? null : copyTime(ms + everyMs);
  }

  #held(): CopyState {
    if (this.#state === null) throw new LeaseLost();
    return this.#state;
  }

  /** Stores the state, with what was done of what the copy was told. @throws LeaseLost */
  async #save(done: { answer?: null; looks_wanted?: 0 } = {}): Promise<void> {
    const { copy, holder } = this.#task;
    const saved = await this.#database
      .updateTable('copy_state')
      .set({ ...done, state: JSON.stringify(this.#held()) })
      .where('source', '=', copy.source)
      .where('held_by', '=', holder)
      .executeTakeFirst();
    if (saved.numUpdatedRows === 0n) throw new LeaseLost();
  }
}

function phaseOf(isFilling: boolean, check: boolean): keyof typeof DONE {
  if (isFilling) return 'filling';
  return check ? 'comparing' : 'looking';
}
