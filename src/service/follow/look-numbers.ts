import { collectionNames, type CollectionName } from '#contract/lists/collections.ts';
import type { CopyRun } from '#service/load/copy/copy-run.ts';
import type { SetAside } from '#service/load/set-aside.ts';
import type { CopiedList } from './copy-state.ts';

/** How far a list of all the projects that are copied is. */
export interface ListProgress {
  done: number;
  of: number;
  /** how many of `done` were read by this look */
  read: number;
}

/** How much of the lists of all the projects is read, which are copied one after another. */
export class PartsRead {
  readonly #totals: ReadonlyMap<CollectionName, number>;
  /** of the projects that are read to their ends */
  readonly #ended = new Map<CollectionName, number>();
  readonly #readBefore = new Map<CollectionName, number>();
  readonly #read = new Map<CollectionName, number>();

  constructor(totals: ReadonlyMap<CollectionName, number> | null) {
    this.#totals = totals ?? new Map<never, never>();
  }

  /** @param done as `progress` of a load has it, which is of one project */
  progressOf(name: CollectionName, done: number, of: number | null, read: number): ListProgress | null {
    const all = (this.#readBefore.get(name) ?? 0) + read;
    this.#read.set(name, all);
    if (of === null) return null;
    const ended = this.#ended.get(name) ?? 0;
    const total = Math.max(this.#totals.get(name) ?? 0, ended + of);
    return { done: ended + Math.min(done, of), of: total, read: all };
  }

  /** A project was read to its end. */
  end(run: CopyRun | null): void {
    for (const list of ['captures', 'occurrences'] as const)
      this.#ended.set(list, (this.#ended.get(list) ?? 0) + (run?.theirs.get(list) ?? 0));
    for (const [list, read] of this.#read) this.#readBefore.set(list, read);
  }

  read(): number {
    return [...this.#read.values()].reduce((sum, count) => sum + count, 0);
  }
}

/** The numbers of the lists, of all the projects that are copied by themselves. */
export class ListNumbers {
  readonly #setAside: SetAside;
  readonly #runs = new Set<CopyRun>();
  /** number of projects that are copied by themselves */
  expected: number;

  constructor(setAside: SetAside, expected: number) {
    this.#setAside = setAside;
    this.expected = expected;
  }

  get last(): CopyRun | null {
    return [...this.#runs].at(-1) ?? null;
  }

  add(run: CopyRun): void {
    this.#runs.add(run);
  }

  /** Those that are known of all the projects. */
  lists(): CopiedList[] {
    const runs = [...this.#runs];
    if (runs.length < this.expected) return [];
    return collectionNames.flatMap((list) => {
      if (!runs.every(({ theirs }) => theirs.has(list))) return [];
      const sum = (of: (one: CopyRun) => number | null | undefined) =>
        runs.reduce<number | null>((total, one) => {
          const value = of(one) ?? null;
          return total === null || value === null ? null : total + value;
        }, 0);
      // Taxa are of several projects.
      const there = list === 'taxa' && runs.length > 1 ? null : sum(({ theirs }) => theirs.get(list));
      // Deployments may embed further ones.
      const here = list === 'sites' || list === 'devices' ? sum(({ taken }) => taken.get(list)) : null;
      const unused = runs.reduce((total, one) => total + (one.unused.get(list) ?? 0), 0);
      return [{ list, there, set_aside: Math.max(unused, this.#setAside.countOf(list)), here }];
    });
  }
}
